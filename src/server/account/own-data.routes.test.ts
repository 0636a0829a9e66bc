import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { trainingConsentVersion } from '#contract/training-consent.ts';
import { consent } from '#testing/server/sold-offer.ts';
import { cookieOf, deviceId, email, useTestSubscriber } from '#testing/server/subscriber.ts';
import { habitDayEntry, itemEntry, lookEntry, runEntry } from '#testing/server/training.ts';
import { ownReadings, profileReading } from './own-data.sql.ts';

const cookie = cookieOf(deviceId);

/** Columns that no table has to show: the owner, our own ids and times, and hashes of secrets. */
const isOurs = (column: string) => ['user_id', 'id', 'occurred_at_us'].includes(column) || /_(hash|key)$/.test(column);

/** The other columns that the copy leaves out, by table. */
const withheld = {
  // Names of operators.
  access_grants: ['granted_by_name'],
  acts: ['actor_name'],
  address_corrections: ['operator_name'],
  // Our own place of the entry, and what its hash is made with.
  audit_reasons: ['position', 'salt'],
  billing_moves: ['grant_id'],
  cancellations: ['requested_by'],
  // The offer itself is shown.
  checkouts: ['coupon_id', 'document_version_id', 'offer_id', 'offer_version_id'],
  // By which the person is recognised.
  coupon_redemptions: ['coupon_id', 'key_hashes'],
  desk_presses: ['asked', 'key', 'operator_id'],
  email_outcomes: ['key'],
  emails: ['key', 'message_id'],
  // The payload may hold a token.
  jobs: ['attempts', 'created_at', 'done_at', 'last_error', 'payload'],
  // Nobody has proven that this person gave them.
  later_sign_ups: ['details'],
  // The reference is in the profile; our own count of versions and events.
  money_entries: ['customer_ref', 'offer_version_id', 'recorded_at', 'source_event'],
  operator_refunds: ['operator_id', 'operator_name', 'operator_role'],
  person_notes: ['operator_name'],
  // A place in the ledger, whose entry is under "consents".
  planned_changes: ['consent_position'],
  price_change_notices: ['price_change_id'],
  // Its contribution to MRR is our own figure; the other columns order the rows.
  subscription_history: ['heard_at', 'mrr_micro', 'seq', 'source_event'],
  subscriptions: ['customer_ref'],
  // The bank, or the name of an operator.
  renewal_stops: ['lifted_by'],
  // How far our clock was moved in test mode.
  training_entries: ['ahead_days'],
  // How the operators share their work.
  work_items: ['assignee_id', 'assignee_name', 'reopened_at', 'severity', 'solved_by_id', 'solved_by_name'],
};

const { shop, ada, query, uploadEvent, measure, openAccount, exported } = useTestSubscriber();

describe('the copy of one’s data', () => {
  it('the copy of one’s data is a file with everything, in plain names', async () => {
    await measure(deviceId, 'screen1_open');
    await measure('another-device', 'screen2_open');
    await query(`insert into emails values ('k', 'welcome', ${ada.id}, 'Welcome', now())`);
    const answer = await exported(ada, cookie);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="everkite-my-data.json"',
      'cache-control': 'no-store',
    });
    expect(answer.json()).toMatchObject({
      profile: { id: ada.id, email, name: 'Ada L', has_password: true },
      sessions: [{ device: '' }],
      checkouts: [{ amount_minor: 1999, offer: { id: 1, name: '4-week plan' }, status: 'completed' }],
      coupons: [],
      consents: [{ text: expect.stringContaining('You pay $19.99 today'), version: consent.version }],
      subscriptions: [{ status: 'active' }],
      payments: [{ status: 'completed', card_last4: '4242' }],
      adjustments: [],
      money_entries: [{ kind: 'payment', gross_minor: '1999' }],
      subscription_history: [{ status: 'active', cause: 'began' }],
      access_grants: [],
      acts: [{ actor: 'person', act: 'agreed to buy' }],
      refunds: [],
      operator_refunds: [],
      moved_charges: [],
      corrected_addresses: [],
      notes: [],
      asked_at_the_desk: [],
      cancellations: [],
      withdrawals: [],
      devices: [{ device_id: deviceId }],
      emails: [{ kind: 'welcome', subject: 'Welcome' }],
      measured_devices: [{ device_id: deviceId }],
      measured_events: [{ event: 'screen1_open' }],
    });
    expect(answer.json().paddle_notifications.length).toBeGreaterThan(5);
  });

  it('the copy of one’s data holds no hash, no token and nothing of other people', async () => {
    await shop.person('grace@example.com');
    await measure('another-device', 'screen2_open');
    const { body } = await exported(ada);
    const [session] = await query(`select encode(token_hash, 'hex') as hash from sessions where user_id = ${ada.id}`);
    for (const secret of [ada.authorization, session.hash, '$argon2', 'grace@', 'another-device', '_hash":']) {
      expect(body.replaceAll('"email_hash"', '')).not.toContain(secret);
    }
  });

  it('the copy of one’s data has the goals and skills of the plan in words', async () => {
    const plan = { quiz: 'adhd', goals: ['wind-down'], skills: [], daily_minutes: 10 };
    await query(`update users set plan = '${JSON.stringify(plan)}' where id = ${ada.id}`);
    expect((await exported(ada)).json().profile.plan).toMatchObject({
      goals: [{ id: 'wind-down', label: 'Wind down at night' }],
      daily_minutes: 10,
    });
  });

  it('the copy of one’s data holds the training, down to the single round and answer', async () => {
    const consent = { kept_where: 'account', version: trainingConsentVersion };
    const [entry, look, habitDay] = [runEntry(), lookEntry(), habitDayEntry()];
    const item = itemEntry({ body: { ...itemEntry().body, trace: '0123456789abcdef89abcdef', place: 41 } });
    await shop.call(ada, calls.saveTrainingConsent, consent);
    for (const one of [entry, look, habitDay, item]) await shop.call(ada, calls.addEntries, { entries: [one] });
    const reminder = { weekday: 6, hour: 19, time_zone: 'Europe/Berlin' };
    await shop.call(ada, calls.saveTrainingReminder, { reminder });
    await shop.call(ada, calls.saveTrainingPause, { pause: { from_day: '2030-01-02', until_day: '2030-01-08' } });
    const { trials, id, kind, day, exercise, series, body, score } = entry;
    expect((await exported(ada)).json()).toMatchObject({
      training_plans: [],
      training_entries: [
        { id, kind, day, exercise, series, body, score },
        { kind: 'check_in', body: look.body },
        { kind: 'habit_day', body: habitDay.body },
        { kind: 'item', body: item.body },
      ],
      training_trials: [{ entry_id: id, columns: trials }],
      training_consents: [consent],
      training_pauses: [{ from_day: '2030-01-02', until_day: '2030-01-08' }],
      training_erasures: [],
      training_questions: [],
      training_reminders: [reminder],
      training_stop_links: [],
      training_room: [{ entries: 4, bytes: expect.any(String), late_bytes: '0' }],
      training_givers: [],
    });
  });

  it('the copy of one’s data reads every table that has rows of a person', async () => {
    const own = await query(
      `select distinct conrelid::regclass::text as name from pg_constraint where confrelid = 'users'::regclass order by 1`,
    );
    // A new table here has to be added to own-data.sql.ts.
    expect(own.map(({ name }) => name)).toEqual([
      'access_grants',
      'account_devices',
      'acts',
      'address_corrections',
      'adjustments',
      'audit_reasons',
      'cancellations',
      'checkouts',
      'coupon_redemptions',
      'desk_presses',
      'email_outcomes',
      'emails',
      'known_browsers',
      'later_sign_ups',
      'leave_links',
      'operator_refunds',
      'password_tokens',
      'person_notes',
      'plan_links',
      'planned_changes',
      'price_change_notices',
      'refunds',
      'renewal_stops',
      'sessions',
      'subscriber_states',
      'subscriptions',
      'touches',
      'training_consents',
      'training_entries',
      'training_erasures',
      'training_givers',
      'training_pauses',
      'training_plans',
      'training_questions',
      'training_reminders',
      'training_room',
      'training_stop_links',
      'transactions',
      'withdrawals',
      'work_items',
    ]);
  });

  it('the copy of one’s data shows every column of its tables, except the withheld ones', async () => {
    const readings = [profileReading, ...Object.values(ownReadings).filter((reading) => typeof reading === 'object')];
    const missing: Record<string, string[]> = {};
    for (const { table, columns } of readings) {
      const name = table.split(' ')[0]!;
      const shown = new Set(columns.match(/\w+/g));
      const inTable = await query(`select column_name from information_schema.columns where table_name = '${name}'`);
      const left = inTable
        .map(({ column_name }) => column_name)
        .filter((column) => !shown.has(column) && !isOurs(column));
      if (left.length > 0) missing[name] = left.sort();
    }
    // A new column here has to be added to own-data.sql.ts, or to `withheld` with the reason.
    expect(missing).toEqual(withheld);
  });

  it('the copy of one’s data holds every event in order, however many there are', async () => {
    await measure(deviceId, 'open_main');
    await query(
      `insert into events (insert_id, type_id, person_id, event_time, position)
       select 'many-' || n, event_types.id, people.id, '2029-01-01'::timestamptz + n / 3 * interval '1 second', n
       from event_types, people, generate_series(1, 2500) n where name = 'open_main'`,
    );
    const events: { at: string }[] = (await exported(ada, cookie)).json().measured_events;
    expect(events).toHaveLength(2501);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort());
  });

  it('the copy of one’s data holds nothing from uploads that only name the account or its address', async () => {
    await measure(deviceId, 'screen1_open');
    for (const user_id of [ada.id, email, `user-${ada.id}`]) {
      await measure(`planted-${user_id}`, 'planted', { user_id });
      await uploadEvent({ event_type: 'planted', user_id });
    }
    // An upload without a device gets an id derived from the user id, which nobody may claim as their device.
    const workedOut = createHash('sha256').update(ada.id).digest('hex').slice(0, 36);
    const answer = await exported(ada, `${cookie}; ${cookieOf(workedOut)}`);
    expect(answer.json()).toMatchObject({ measured_devices: [{ device_id: deviceId }] });
    expect(answer.body).not.toContain('planted');
    expect((await exported(ada, cookieOf(workedOut))).body).not.toContain('planted');
  });

  it('the copy of one’s data holds the events of each browser that the account was open in, and of no other', async () => {
    const [here, there, elsewhere] = ['11', '22', '33'].map((start) => start + deviceId.slice(2)) as [
      string,
      string,
      string,
    ];
    for (const id of [here, there, elsewhere]) await measure(id, `open_${id.slice(0, 2)}`);
    await openAccount(ada, cookieOf(here));
    await openAccount(ada, cookieOf(there));
    // After Reject the browser must not be recognised.
    await openAccount(ada, `${cookieOf(elsewhere)}; warning=false`);
    const { measured_events } = (await exported(ada)).json();
    expect(measured_events.map(({ event }: { event: string }) => event)).toEqual(['open_11', 'open_22']);
    const grace = await shop.person('grace@example.com');
    expect((await exported(grace)).json().measured_events).toEqual([]);
  });

  it('the copy of one’s data needs a session and is limited to ten an hour', async () => {
    expect((await shop.app.inject(callAddress(calls.exportAccount))).statusCode).toBe(401);
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await exported(ada)).statusCode);
    expect(statuses.slice(9)).toEqual([200, 429]);
  });
});

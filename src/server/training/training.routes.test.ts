import { describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { trainingConsentVersion } from '#contract/training-consent.ts';
import { buildApp } from '#server/app.ts';
import { renewalGraceMs } from '#server/billing/entitlement/entitlement.ts';
import { tidyUp } from '#server/operations/tidy/tidy.ts';
import { createLog } from '#server/platform/log/log.ts';
import { waitingForALock } from '#testing/server/database.ts';
import { useTestTrainee } from '#testing/server/trainee.ts';
import { itemEntry, lookEntry, newEntryId, runEntry, settingEntry } from '#testing/server/training.ts';

const { shop, database, ada, trainee, query, call, choose, post, send, listed, state, erase, pauseFor } =
  useTestTrainee();

const plan = { cohort: 'A', goals: ['wind-down'], skills: ['planning', 'memory'], daily_minutes: 10 };
const keepPlan = (changes: object = {}) => call(calls.savePlan, {}, { ...plan, ...changes });
const exported = async () => (await call(calls.exportTrials)).body.split('\r\n');
const iso = (ms = 0) => new Date(shop.deps.clock() + ms).toISOString();

/** Makes Ada's access one of long ago. */
const lapse = () => query(`update access_grants set starts_at = '2019-12-01', ends_at = '2020-01-01'`);

describe('reading the training', () => {
  it('the training of a new account has no plan, no pause, no choice and no entry', async () => {
    const grace = await shop.person('grace@example.com');
    expect(await state(grace)).toEqual({ plan: null, pause: null, consent: null, writable_until: null, newest_seq: 0 });
  });

  it('the training says until when entries count, and what was chosen', async () => {
    expect(await state()).toMatchObject({
      writable_until: iso(365 * dayMs),
      consent: { kept_where: 'account', version: trainingConsentVersion },
    });
  });

  it('a subscriber may train until the end of the paid time and the grace of its renewal', async () => {
    const grace = await shop.subscribe('grace@example.com');
    const [{ ends }] = await query('select kept_until as ends from transactions');
    expect((await state(grace)).writable_until).toBe(new Date(ends.getTime() + renewalGraceMs).toISOString());
  });

  it('the plan has a version since it is trained by, and a seed that stays', async () => {
    await keepPlan();
    const first = (await state()).plan;
    expect(first).toMatchObject({
      version: 1,
      quiz: 'adhd',
      origin: 'chosen',
      goals: [{ id: 'wind-down', label: 'Wind down at night' }],
      daily_minutes: 10,
      made_at: iso(),
      seed: expect.stringMatching(/^\d{1,19}$/),
    });
    shop.deps.advance(dayMs);
    await keepPlan();
    expect((await state()).plan).toEqual(first);
  });

  it('a plan that was changed is the next version with a seed of its own, also when it is changed back', async () => {
    const seeds = new Set<string>();
    for (const [index, minutes] of [10, 20, 10].entries()) {
      await keepPlan({ daily_minutes: minutes });
      const read = (await state()).plan!;
      expect([read.version, read.daily_minutes]).toEqual([index + 1, minutes]);
      seeds.add(read.seed);
    }
    expect(seeds.size).toBe(3);
  });

  it('a plan that was begun by the first rule keeps it, until the person makes it once more', async () => {
    await keepPlan();
    await state();
    // As the rows of both tables were before the second rule.
    const cameAt = new Date(Date.parse(iso()) + 1000);
    await query(`update users set plan = plan - 'rule'`);
    await query(`update training_plans set rule = 1, next_rule_at = '${cameAt.toISOString()}'`);
    shop.deps.advance(dayMs);
    const begun = (await state()).plan!;
    expect(begun).toMatchObject({ version: 1, rule: 1, next_rule_at: cameAt.toISOString() });
    await keepPlan();
    const again = (await state()).plan!;
    expect(again).toMatchObject({ version: 2, rule: 2, made_at: iso() });
    expect(again).not.toHaveProperty('next_rule_at');
    expect((await state()).plan).toEqual(again);
  });

  it('a plan that an older program adds has the rule of that program', async () => {
    await query(
      `insert into training_plans (user_id, version, quiz, goals, skills, daily_minutes, origin, seed, made_at)
       values (${ada.id}, 7, 'adhd', '{}', '{}', 5, 'chosen', 1, now())`,
    );
    const [row] = await query("select rule, next_rule_at > made_at - interval '1 minute' as knows from training_plans");
    expect(row).toEqual({ rule: 1, knows: true });
  });

  it('several devices that read at once make one version', async () => {
    await keepPlan();
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('select from users for update');
    const reading = Promise.all(Array.from({ length: 4 }, () => state()));
    await expect.poll(() => waitingForALock(database)).toBe(4);
    await client.query('commit');
    client.release();
    const read = await reading;
    expect(new Set(read.map(({ plan: one }) => one!.seed)).size).toBe(1);
    expect(await query('select 1 from training_plans')).toHaveLength(1);
  });

  it('a changed order of goals is another plan, and two people with the same plan have different seeds', async () => {
    await keepPlan({ goals: ['wind-down', 'hold-focus'] });
    await state();
    await keepPlan({ goals: ['hold-focus', 'wind-down'] });
    expect((await state()).plan!.version).toBe(2);
    const grace = await shop.person('grace@example.com');
    await query(`update users set plan = (select plan from users where id = ${ada.id}) where id = ${grace.id}`);
    expect((await state(grace)).plan!.seed).not.toBe((await state()).plan!.seed);
  });

  it('no call of training answers 401 to a person whose plan has ended, and only adding is refused', async () => {
    await send([runEntry()]);
    await lapse();
    expect((await state()).writable_until).toBe('2020-01-01T00:00:00.000Z');
    expect(await listed()).toHaveLength(1);
    expect((await exported())[1]).toContain('change-course');
    expect((await pauseFor({ from_day: '2030-01-02', until_day: null })).statusCode).toBe(200);
    expect((await post([itemEntry()])).statusCode).toBe(403);
    expect((await erase(newEntryId())).statusCode).toBe(204);
    expect((await choose('device')).statusCode).toBe(200);
    expect((await call(calls.eraseTraining)).statusCode).toBe(204);
  });
});

describe('listing entries', () => {
  it('entries are listed after a place, as many as are asked for, and with trials only on request', async () => {
    const entries = [runEntry(), itemEntry(), settingEntry()];
    for (const entry of entries) await send([entry]);
    const { trials: _, ...bare } = entries[0] as ReturnType<typeof runEntry>;
    const page = async (part: object) => (await call(calls.listEntries, { query: part })).json().entries;
    const all = await page({});
    expect(all.map(({ entry }: { entry: object }) => entry)).toEqual([bare, ...entries.slice(1)]);
    expect(await page({ limit: '1' })).toEqual(all.slice(0, 1));
    expect(await page({ after: String(all[0].seq), limit: '999' })).toEqual(all.slice(1));
    expect((await state()).newest_seq).toBe(all[2].seq);
    expect((await listed())[0]!.entry).toEqual(entries[0]);
  });

  it.each([{ after: '-1' }, { after: 'x' }, { limit: '1000' }, { trials: 'yes' }])('%j is refused', async (part) => {
    expect((await call(calls.listEntries, { query: part as object })).statusCode).toBe(400);
  });

  it('nobody sees the entries of another person', async () => {
    const grace = await trainee('grace@example.com');
    await send([runEntry(), lookEntry()]);
    expect(await listed(0, grace)).toEqual([]);
    expect((await call(calls.exportTrials, {}, undefined, grace)).body.split('\r\n')).toHaveLength(2);
  });
});

describe('the export of trials', () => {
  it('the export has one line for each trial, exercise by exercise and oldest first', async () => {
    const [late, early] = [runEntry({ at: '2030-01-01T11:30:00.000Z' }), runEntry()];
    const other = runEntry({ exercise: 'count-the-bows', series: null });
    await send([late, early, other, itemEntry()]);
    const answer = await call(calls.exportTrials);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="everkite-my-rounds.csv"',
      'cache-control': 'no-store',
    });
    const [header, ...lines] = answer.body.split('\r\n');
    expect(header).toBe('\ufeffentry_id,day,at,exercise,series,block,session,t0,cond,x,stim,resp,rt,ok,void,late,src');
    expect(lines).toHaveLength(10);
    const run = `${early.id},2030-01-01,2030-01-01T11:00:00.000Z,change-course,${early.series},1,1`;
    expect(lines.slice(0, 2)).toEqual([
      `${run},1200,switch,1.2346,ring warm 3,left,612.4,true,,0,touch`,
      `${run},1200,switch,1.2346,ring warm 3,,,false,away,0,`,
    ]);
    const order = [early, early, early, late, late, late, other, other, other].map(({ id }) => id);
    expect(lines.slice(0, 9).map((line) => line.split(',')[0])).toEqual(order);
  });

  it('the export has every run once, however many there are, also of the same moment', async () => {
    const entries = Array.from({ length: 120 }, () => runEntry());
    for (let from = 0; from < 120; from += 40) await send(entries.slice(from, from + 40));
    const ids = (await exported()).slice(1, -1).map((line) => line.split(',')[0]!);
    expect(ids).toHaveLength(360);
    expect([...new Set(ids)].sort()).toEqual(entries.map(({ id }) => id).sort());
  });

  it('no text of the export runs as a formula in a spreadsheet', async () => {
    const entry = runEntry();
    await send([{ ...entry, trials: { ...entry.trials!, stim: ['=1+1', '\n=2', 'a"b,c\nd'] } }]);
    const { body } = await call(calls.exportTrials);
    expect(body).toContain(`,'=1+1,`);
    expect(body).toContain(`,"'\n=2",`);
    expect(body).toContain(`,"a""b,c\nd",`);
  });

  it('the export is limited to ten an hour', async () => {
    const statuses = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await call(calls.exportTrials)).statusCode);
    expect(statuses.slice(9)).toEqual([200, 429]);
  });
});

describe('how long training is kept', () => {
  it('trials are kept for thirteen months from the time of their run, and its score longer', async () => {
    // An account without a purchase would be erased by then.
    const grace = await shop.subscribe('grace@example.com');
    await choose('account', grace);
    const [older, newer] = [runEntry({ at: '2029-12-31T11:00:00.000Z' }), runEntry()];
    await send([older, newer], grace);
    const { db, log } = shop.deps;
    const trialsOf = async () => (await query('select entry_id from training_trials')).map(({ entry_id }) => entry_id);
    const at = (time: string) => tidyUp({ db, log, clock: () => Date.parse(time), wallClock: () => Date.parse(time) });
    await at('2031-01-31T10:59:59.999Z');
    expect((await trialsOf()).sort()).toEqual([older.id, newer.id].sort());
    await at('2031-01-31T11:00:00Z');
    expect(await trialsOf()).toEqual([newer.id]);
    expect(await query('select score from training_entries')).toHaveLength(2);
  });
});

describe('the log', () => {
  it('the log has nothing of an entry, even when it cannot be stored', async () => {
    const lines: string[] = [];
    shop.deps.log = createLog('info', { write: (line) => lines.push(line) });
    const app = buildApp(shop.deps, { webDir: null });
    await query(`create function break_off() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`);
    await query('create trigger killed before insert on training_entries for each row execute function break_off()');
    try {
      const answer = await app.inject({
        ...callAddress(calls.addEntries),
        headers: { authorization: ada.authorization },
        body: { entries: [runEntry(), { ...itemEntry(), note: 'a diary' }] },
      });
      expect(answer.statusCode).toBe(500);
    } finally {
      await query('drop trigger killed on training_entries');
      await query('drop function break_off');
      await app.close();
    }
    expect(lines.join('')).toContain('killed');
    expect(lines.join('')).not.toMatch(/change-course|weather-report|diary|0\.1234|deadlineMs/);
  });
});

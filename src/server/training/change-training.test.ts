import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { trainingConsentVersion } from '#contract/training-consent.ts';
import { useTestTrainee } from '#testing/server/trainee.ts';
import { itemEntry, lookEntry, newEntryId, runEntry, settingEntry } from '#testing/server/training.ts';

const { shop, trainee, query, call, choose, send, listed, state, erase, pauseFor } = useTestTrainee();

const iso = (ms = 0) => new Date(shop.deps.clock() + ms).toISOString();
const tables = ['plans', 'entries', 'trials', 'consents', 'pauses', 'erasures'];

/** The number of rows in each table of training. */
async function counts(): Promise<Record<string, number>> {
  const rows = await Promise.all(
    tables.map((name) => query(`select count(*)::integer as count from training_${name}`)),
  );
  return Object.fromEntries(tables.map((name, index) => [name, rows[index]![0].count]));
}

describe('erasing', () => {
  it('an erased entry leaves its id in a new place, and no device brings it back', async () => {
    const [gone, other] = [runEntry(), itemEntry()];
    await send([gone, other]);
    const before = (await state()).newest_seq;
    expect((await erase(gone.id)).statusCode).toBe(204);
    const erased = { id: gone.id, kind: 'erased', day: '2030-01-01', at: iso(), tz_min: 0 };
    expect(await listed(before)).toEqual([{ seq: expect.any(Number), entry: erased }]);
    expect(await query(`select * from training_trials`)).toEqual([]);
    expect(await send([gone])).toEqual({ accepted: [gone.id], refused: [] });
    expect((await listed()).map(({ entry }) => entry)).toEqual([other, erased]);
  });

  it('a picture’s rhythm and place come back from the account as they were sent, and go with their exercise', async () => {
    const entry = itemEntry({ body: { ...itemEntry().body, trace: '0123456789abcdef89abcdef', place: 41 } });
    await send([entry]);
    expect((await listed()).map(({ entry: one }) => one)).toEqual([entry]);
    await erase(entry.id);
    expect(JSON.stringify(await listed())).not.toMatch(/trace|place/);
    expect(JSON.stringify(await query('select * from training_entries'))).not.toMatch(/89abcdef|trace/);
  });

  it('erasing again changes nothing', async () => {
    const entry = runEntry();
    await send([entry]);
    await erase(entry.id);
    const first = await listed();
    shop.deps.advance(1000);
    expect((await erase(entry.id)).statusCode).toBe(204);
    expect(await listed()).toEqual(first);
  });

  it('an id that never was leaves nothing', async () => {
    expect((await erase(newEntryId())).statusCode).toBe(204);
    expect(await query('select 1 from training_entries')).toEqual([]);
  });

  it('an entry of another person cannot be erased, and nothing tells that it is there', async () => {
    const grace = await trainee('grace@example.com');
    const entry = runEntry();
    await send([entry], grace);
    expect((await erase(entry.id)).statusCode).toBe(204);
    expect((await listed(0, grace)).map(({ entry: one }) => one)).toEqual([entry]);
    expect(await listed()).toEqual([]);
  });

  it('an id that no device makes is refused', async () => {
    expect((await erase('1')).statusCode).toBe(400);
  });

  it('erasing all leaves nothing but the choice, its time and the plan as a new version', async () => {
    await call(calls.savePlan, {}, { cohort: 'A', goals: ['wind-down'], skills: ['planning'], daily_minutes: 10 });
    const first = (await state()).plan!;
    await send([runEntry(), itemEntry(), lookEntry(), settingEntry()]);
    await erase(newEntryId());
    await pauseFor({ from_day: '2030-01-02', until_day: null });
    expect((await call(calls.eraseTraining)).statusCode).toBe(204);
    expect(await counts()).toEqual({ plans: 1, entries: 0, trials: 0, consents: 1, pauses: 0, erasures: 1 });
    const after = await state();
    expect(after).toMatchObject({ newest_seq: 0, pause: null, erased_at: iso(), plan: { version: 2 } });
    expect(after.plan!.seed).not.toBe(first.seed);
  });

  it('after all was erased, what a late device has from before stays out and new entries come in', async () => {
    const old = itemEntry();
    await send([old]);
    await call(calls.eraseTraining);
    const fresh = { ...itemEntry(), at: iso(1) };
    expect(await send([old, fresh])).toEqual({
      accepted: [fresh.id],
      refused: [{ id: old.id, why: 'made before all training was erased' }],
    });
    await call(calls.eraseTraining);
    expect((await counts()).erasures).toBe(1);
  });
});

describe('where training is kept', () => {
  it('choosing the device erases the account’s copy, and choosing the account later takes everything again', async () => {
    const entries = [runEntry(), itemEntry()];
    await send(entries);
    await erase(newEntryId());
    const chosen = await choose('device');
    expect(chosen.json()).toMatchObject({ consent: { kept_where: 'device' }, newest_seq: 0 });
    expect(await counts()).toMatchObject({ entries: 0, trials: 0 });
    await erase(newEntryId());
    expect((await counts()).entries).toBe(0);
    await choose('account');
    expect((await send(entries)).accepted).toHaveLength(2);
  });

  it('each choice is remembered with its time, and the same one again adds nothing', async () => {
    await choose('account');
    shop.deps.advance(1000);
    await choose('device');
    const rows = await query('select kept_where, version, given_at, withdrawn_at from training_consents order by id');
    const [start, later] = [new Date(shop.deps.clock() - 1000), new Date(shop.deps.clock())];
    expect(rows).toEqual([
      { kept_where: 'account', version: trainingConsentVersion, given_at: start, withdrawn_at: later },
      { kept_where: 'device', version: trainingConsentVersion, given_at: later, withdrawn_at: null },
    ]);
  });

  it('several first choices at once leave one', async () => {
    const grace = await shop.person('grace@example.com');
    await Promise.all([choose('device', grace), choose('account', grace), choose('device', grace)]);
    const current = await query(`select 1 from training_consents where user_id = ${grace.id} and withdrawn_at is null`);
    expect(current).toHaveLength(1);
  });

  it.each([{ kept_where: 'cloud', version: '1' }, { kept_where: 'account' }, { kept_where: 'account', version: '' }])(
    'the choice %j is refused',
    async (body) => {
      expect((await call(calls.saveTrainingConsent, {}, body)).statusCode).toBe(400);
    },
  );
});

describe('a pause', () => {
  it('a pause is set, replaced and ended, and each one is remembered', async () => {
    const open = { from_day: '2030-01-02', until_day: null };
    const week = { from_day: '2030-01-02', until_day: '2030-01-08' };
    expect((await pauseFor(open)).json().pause).toEqual(open);
    expect((await pauseFor(open)).json().pause).toEqual(open);
    expect((await pauseFor(week)).json().pause).toEqual(week);
    expect((await state()).pause).toEqual(week);
    expect((await pauseFor(null)).json().pause).toBeNull();
    await pauseFor(null);
    expect(
      await query('select until_day::text as until, ended_at is null as runs from training_pauses order by id'),
    ).toEqual([
      { until: null, runs: false },
      { until: '2030-01-08', runs: false },
    ]);
  });

  it('a pause may be one day long', async () => {
    expect((await pauseFor({ from_day: '2030-01-02', until_day: '2030-01-02' })).statusCode).toBe(200);
  });

  it.each([
    { from_day: '2030-01-02', until_day: '2030-01-01' },
    { from_day: '2030-02-30', until_day: null },
    { from_day: '2030-01-02', until_day: '2030-02-30' },
    { from_day: 'Monday', until_day: null },
    { from_day: '2030-01-02' },
    'soon',
  ])('the pause %j is refused', async (pause) => {
    expect((await pauseFor(pause)).statusCode).toBe(400);
    expect((await state()).pause).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { waitingForALock } from '#testing/server/database.ts';
import { useTestTrainee } from '#testing/server/trainee.ts';
import { itemEntry, lookEntry, runEntry, settingEntry } from '#testing/server/training.ts';
import type { Entry } from '#training/entries/entry.ts';

const { shop, database, ada, trainee, query, call, post, send, erase, listed } = useTestTrainee();

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const kept = async (person = ada) => (await listed(0, person)).map(({ entry }) => entry);
const iso = (ms = 0) => new Date(shop.deps.clock() + ms).toISOString();
const someEntries = (count: number) => Array.from({ length: count }, () => itemEntry());

/** Begins to insert an entry of this id, for which others have to wait; returns a function that takes it back. */
async function hold(id: string): Promise<() => Promise<void>> {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(
    `insert into training_entries (id, user_id, kind, day, at, tz_min, body, received_at)
     values ($1, $2, 'erased', now(), now(), 0, '{}', now())`,
    [id, ada.id],
  );
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

describe('sending entries', () => {
  it('entries come back as they were sent, in the order of their ids', async () => {
    const sent = [settingEntry({ name: 'rest-days', value: [6, 5] }), itemEntry(), lookEntry(), runEntry()].sort(
      (a, b) => (a.id < b.id ? 1 : -1),
    );
    expect(await send(sent)).toEqual({ accepted: idsOf(sent), refused: [] });
    expect(await kept()).toEqual(sent.reverse());
  });

  it('an entry that is sent again is accepted again and kept once', async () => {
    const sent = [runEntry(), itemEntry()];
    for (const _time of [1, 2, 3]) expect((await send(sent)).accepted).toEqual(idsOf(sent));
    expect(await kept()).toHaveLength(2);
    await query('delete from training_trials');
    expect((await send(sent)).refused).toEqual([]);
  });

  it('a run that came without its trials gets them when the device that measured it sends them', async () => {
    const run = runEntry();
    const { trials, ...withoutTrials } = run;
    await send([withoutTrials as Entry]);
    expect((await send([run])).accepted).toEqual([run.id]);
    expect(await kept()).toEqual([run]);
  });

  it('trials whose time is over are not kept again', async () => {
    const run = runEntry({ at: iso(-400 * dayMs) });
    await send([run]);
    await query('delete from training_trials');
    expect((await send([run])).accepted).toEqual([run.id]);
    expect(await query('select 1 from training_trials')).toEqual([]);
  });

  it('an erased run gets no trials', async () => {
    const run = runEntry();
    await send([run]);
    await erase(run.id);
    await send([run]);
    expect(await query('select 1 from training_trials')).toEqual([]);
  });

  it('an entry that is in a request twice is kept once, and one with other content is refused', async () => {
    const entry = itemEntry();
    const other = { ...entry, day: '2029-12-31' };
    expect(await send([entry, entry, other])).toEqual({
      accepted: [entry.id],
      refused: [{ id: entry.id, why: 'another entry has this id' }],
    });
    expect(await kept()).toEqual([entry]);
  });

  it.each<[string, Partial<Entry>]>([
    ['another day', { day: '2029-12-31' }],
    ['another time', { at: '2030-01-01T11:00:00.001Z' }],
    ['another score', { score: 0.1234567890124 } as Partial<Entry>],
    ['no score', { score: null } as Partial<Entry>],
    ['another exercise', { exercise: 'settle', series: null } as Partial<Entry>],
    ['another body', { body: { ...runEntry().body, right: 1 } } as Partial<Entry>],
    ['other trials', { trials: { ...runEntry().trials!, late: [1, 0, 0] } } as Partial<Entry>],
  ])('an id is refused for %s, and the first entry stays', async (_name, changes) => {
    const entry = runEntry();
    await send([entry]);
    const answer = await send([{ ...entry, ...changes }]);
    expect(answer).toEqual({ accepted: [], refused: [{ id: entry.id, why: 'another entry has this id' }] });
    expect(await kept()).toEqual([entry]);
  });

  it('an id of another person is refused, and theirs stays', async () => {
    const grace = await trainee('grace@example.com');
    const entry = itemEntry();
    await send([entry], grace);
    const own = itemEntry();
    expect(await send([entry, own])).toEqual({
      accepted: [own.id],
      refused: [{ id: entry.id, why: 'another entry has this id' }],
    });
    expect([await kept(), await kept(grace)]).toEqual([[own], [entry]]);
  });

  it('entries at fault are refused by name and the rest is kept', async () => {
    const good = itemEntry();
    const large = {
      ...itemEntry(),
      body: { numbers: {}, words: Array(100).fill('w'.repeat(40)), minutes: 1, rounds: 0 },
    };
    const nine = {
      ...large,
      body: {
        ...large.body,
        numbers: Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`n${n}`.padEnd(40, '0'), n])),
      },
    };
    const sent = [
      null,
      { ...itemEntry(), id: 'not-an-id' },
      { ...runEntry(), score: null, se: '3' },
      { ...itemEntry(), kind: 'erased' },
      { ...itemEntry(), at: '2030-01-02T14:00:01.000Z' },
      nine,
      good,
    ];
    const { accepted, refused } = await send(sent);
    expect(accepted).toEqual([good.id]);
    expect(refused.map(({ id }) => id)).toEqual(['', 'not-an-id', ...idsOf(sent.slice(2, 6) as Entry[])]);
    expect(refused.map(({ why }) => why)).toEqual([
      'not an object',
      'the id is not a UUID of version 7',
      'se is not as expected',
      'the kind is unknown',
      'the time is in the future',
      'the body is larger than 8 kB',
    ]);
    expect(await kept()).toEqual([good]);
  });

  it('numbers and characters that cannot be stored do not keep the other entries back', async () => {
    const [good, endless, broken] = [itemEntry(), runEntry({ score: 7 }), runEntry({ score: 1 })];
    const text = JSON.stringify({ entries: [endless, broken, good] })
      .replace('"score":7', '"score":1e999')
      .replaceAll('"stim":["ring', '"stim":["\\ud800');
    const answer = await call(calls.addEntries, {}, text);
    expect(answer.json()).toEqual({
      accepted: [good.id],
      refused: [
        { id: endless.id, why: 'score is not as expected' },
        { id: broken.id, why: 'a text has a character that is no text' },
      ],
    });
  });

  it('no entry, 51 entries, and more than 256 kB are refused as a whole', async () => {
    expect((await post([])).statusCode).toBe(400);
    expect((await post(someEntries(51))).statusCode).toBe(400);
    expect((await post([{ ...itemEntry(), note: 'x'.repeat(262_144) }])).statusCode).toBe(413);
    expect(await kept()).toEqual([]);
    expect((await send(someEntries(50))).accepted).toHaveLength(50);
  });

  it('a person sends at most 240 times an hour', { tags: 'long' }, async () => {
    // The choice in the account was the first.
    for (let time = 1; time < 240; time += 1) expect((await post([null])).statusCode).toBe(200);
    expect((await post([null])).statusCode).toBe(429);
    shop.deps.advance(60 * 60_000);
    expect((await post([null])).statusCode).toBe(200);
  });
});

describe('exactly once', () => {
  it('two devices that send overlapping entries at once keep the union, and each is told so', async () => {
    const entries = someEntries(40);
    const [first, second] = [entries.slice(0, 30), entries.slice(10).reverse()];
    const answers = await Promise.all([send(first), send(second), send(first), send(second)]);
    expect(answers.map(({ accepted }) => accepted.length)).toEqual([30, 30, 30, 30]);
    expect(idsOf(await kept()).sort()).toEqual(idsOf(entries).sort());
  });

  it('two people who send the same ids at once in any order never wait for each other in a circle', async () => {
    const grace = await trainee('grace@example.com');
    const entries = someEntries(20).sort((a, b) => (a.id < b.id ? -1 : 1));
    const release = await hold(entries[10]!.id);
    const answers = Promise.all([send(entries), send([...entries].reverse(), grace)]);
    await expect.poll(() => waitingForALock(database)).toBe(2);
    await release();
    expect((await answers).flatMap(({ accepted }) => accepted).sort()).toEqual(idsOf(entries));
  });

  it('what was not committed is not acknowledged, and is accepted once when it is sent again', async () => {
    const entries = [runEntry(), itemEntry()];
    // Fails after the insert, as if the server had been killed before the commit.
    await query(`create function break_off() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`);
    await query(`create constraint trigger killed after insert on training_entries deferrable initially deferred
      for each row execute function break_off()`);
    try {
      expect((await post(entries)).statusCode).toBe(500);
      expect(await kept()).toEqual([]);
    } finally {
      await query('drop trigger killed on training_entries');
      await query('drop function break_off');
    }
    expect((await send(entries)).accepted).toEqual(idsOf(entries));
    expect(await kept()).toHaveLength(2);
  });

  it('a device that reads on from the newest place it knows misses no entry', async () => {
    const [early, stuck, late] = someEntries(3).sort((a, b) => (a.id < b.id ? -1 : 1)) as [Entry, Entry, Entry];
    const release = await hold(stuck.id);
    const first = send([early, stuck]);
    await expect.poll(() => waitingForALock(database)).toBe(1);
    let isDone = false;
    const second = send([late]).then(() => {
      isDone = true;
    });
    await expect.poll(async () => isDone || (await waitingForALock(database)) === 2).toBe(true);
    const before = await listed();
    await release();
    await Promise.all([first, second]);
    const after = await listed(before.at(-1)?.seq ?? 0);
    expect(idsOf([...before, ...after].map(({ entry }) => entry)).sort()).toEqual(idsOf([early, stuck, late]));
  });
});

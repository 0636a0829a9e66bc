import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestTrainee } from '#testing/server/trainee.ts';
import { itemEntry, newEntryId } from '#testing/server/training.ts';
import { mostRoom } from './training-room.ts';

const { shop, ada, query, choose, post, send, listed } = useTestTrainee();

const kept = async (person = ada) => (await listed(0, person)).map(({ entry }) => entry);
const iso = (ms = 0) => new Date(shop.deps.clock() + ms).toISOString();
const someEntries = (count: number) => Array.from({ length: count }, () => itemEntry());

/** A person who bought a plan and keeps training in the account. */
async function subscriber(): Promise<Person> {
  const grace = await shop.subscribe('grace@example.com');
  await choose('account', grace);
  return grace;
}

/** A person whose plan has ended with what they paid for, and that moment. */
async function lapsed(): Promise<{ grace: Person; end: number }> {
  const grace = await subscriber();
  await shop.cancel(grace);
  await shop.work();
  await shop.advance(40 * dayMs);
  await shop.deliver();
  expect((await shop.profile(grace)).sub_status).toBe('canceled');
  const [{ ends }] = await query('select kept_until as ends from transactions');
  return { grace, end: ends.getTime() };
}

describe('entries around the end of a plan', () => {
  it('an entry from before the end counts for 30 days, and one from after it is refused by name', async () => {
    const { grace, end } = await lapsed();
    const early = { ...itemEntry(), at: new Date(end - 1).toISOString() };
    const late = { ...itemEntry(), at: new Date(end).toISOString() };
    expect(await send([early, late], grace)).toEqual({
      accepted: [early.id],
      refused: [{ id: late.id, why: 'made after the plan ended' }],
    });
    expect(await kept(grace)).toEqual([early]);
  });

  it('the answer is 403 only when every entry was made after the end', async () => {
    const { grace, end } = await lapsed();
    const late = { ...itemEntry(), at: new Date(end).toISOString() };
    expect(await post([late, late, { ...late, id: newEntryId() }], grace)).toMatchObject({ statusCode: 403 });
    const mixed = (await post([late, null], grace)).json();
    expect(mixed).toMatchObject({ accepted: [], refused: [{ id: '' }, { id: late.id }] });
  });

  it('an entry that the account has is accepted again after the end, even from a clock that was fast', async () => {
    const fast = { ...itemEntry(), at: iso(dayMs) };
    await send([fast]);
    await query(`update access_grants set ends_at = starts_at + interval '1 minute'`);
    shop.deps.advance(2 * 60_000);
    expect(await send([fast])).toEqual({ accepted: [fast.id], refused: [] });
    expect((await post([{ ...fast, id: newEntryId() }])).statusCode).toBe(403);
  });

  it('after a withdrawal what was made before it counts', async () => {
    const grace = await subscriber();
    shop.deps.advance(3 * dayMs);
    expect((await shop.call(grace, calls.withdraw)).statusCode).toBe(200);
    const [before, after] = [
      { ...itemEntry(), at: iso(-1000) },
      { ...itemEntry(), at: iso(1000) },
    ];
    shop.deps.advance(dayMs);
    expect(await send([before, after], grace)).toMatchObject({ accepted: [before.id], refused: [{ id: after.id }] });
  });

  it('without any access until now every entry is refused', async () => {
    const grace = await shop.person('grace@example.com');
    await choose('account', grace);
    expect((await post([itemEntry()], grace)).statusCode).toBe(403);
  });
});

describe('the room of an account', () => {
  const use = (room: object) =>
    query(
      `insert into training_room (user_id, entries, bytes, late_bytes)
       select user_id, entries, bytes, late_bytes from jsonb_to_record($1)
         as r (user_id bigint, entries integer, bytes bigint, late_bytes bigint)
       on conflict (user_id) do update set entries = excluded.entries, bytes = excluded.bytes, late_bytes = excluded.late_bytes`,
      [JSON.stringify({ user_id: ada.id, entries: 0, bytes: 0, late_bytes: 0, ...room })],
    );

  it('entries beyond the total are refused by name, also of requests at the same moment', async () => {
    await use({ entries: mostRoom.entries - 15 });
    const answers = await Promise.all([0, 1, 2].map(() => send(someEntries(10))));
    expect(answers.flatMap(({ accepted }) => accepted)).toHaveLength(15);
    const refused = answers.flatMap((answer) => answer.refused);
    expect(new Set(refused.map(({ why }) => why))).toEqual(new Set(['the account has no room left']));
    expect(await query('select 1 from training_entries')).toHaveLength(15);
  });

  it('after the end less is taken, and the total is counted anew when training was erased', async () => {
    const { grace, end } = await lapsed();
    await query('update training_room set late_bytes = $1', [mostRoom.lateBytes]);
    const early = { ...itemEntry(), at: new Date(end - 1).toISOString() };
    await send([early], grace);
    await query('update training_room set late_bytes = $1', [mostRoom.lateBytes]);
    const next = { ...early, id: newEntryId() };
    expect(await send([next], grace)).toEqual({
      accepted: [],
      refused: [{ id: next.id, why: 'the account has no room left' }],
    });
    await send([itemEntry()]);
    expect((await shop.call(ada, calls.eraseTraining)).statusCode).toBe(204);
    expect(await query('select 1 from training_room where user_id = $1', [ada.id])).toEqual([]);
  });

  it('nothing is taken more than 30 days after the end', async () => {
    const { grace, end } = await lapsed();
    await shop.advance(20 * dayMs);
    const early = { ...itemEntry(), at: new Date(end - 1).toISOString() };
    expect(await post([early], grace)).toMatchObject({ statusCode: 403 });
  });
});

describe('entries of a person who keeps them on the device', () => {
  it('nothing is kept before a person has chosen, and after they chose the device', async () => {
    const grace = await shop.person('grace@example.com');
    const entry = itemEntry();
    const refused = { accepted: [], refused: [{ id: entry.id, why: 'kept on the device only' }] };
    expect(await send([entry], grace)).toEqual(refused);
    await choose('device', grace);
    expect(await send([entry], grace)).toEqual(refused);
    expect(await query('select 1 from training_entries')).toEqual([]);
  });

  it('no entry gets in beside a choice that is made at the same moment', async () => {
    for (let time = 0; time < 10; time += 1) {
      await choose('account');
      await Promise.all([post(someEntries(10)), choose('device'), post(someEntries(10))]);
      expect(await query('select 1 from training_entries')).toEqual([]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { subscriberStates } from '#contract/console/desk-states.ts';
import type { PersonAnswer } from '#contract/console/person.ts';
import type { SubscribersAnswer } from '#contract/console/subscribers.ts';
import { tidyUp } from '#server/operations/tidy/tidy.ts';
import { useTestDesk } from '#testing/server/desk.ts';
import { foldCounts } from './subscriber-states.sql.ts';

const { shop, maya, query, open, search } = useTestDesk();
const dayMs = 86_400_000;

/**
 * Compares the state in the list, by the triggers, with that on the person's page, by the functions that open the
 * product.
 */
async function states(id = maya.id): Promise<{ list: string; page: string }> {
  const { rows } = (await search(id)).json<SubscribersAnswer>();
  return { list: rows[0]!.state, page: (await open(id)).json<PersonAnswer>().state };
}

async function grant(id: string, days: number): Promise<void> {
  const [from, until] = [shop.deps.clock(), shop.deps.clock() + days * dayMs].map((at) => new Date(at).toISOString());
  await query(`insert into access_grants (user_id, starts_at, ends_at, reason, granted_by, granted_at)
    values (${id}, '${from}', '${until}', 'test', 'operator', '${from}')`);
}

describe('the states of the list', () => {
  it('agree with the page: active, ends, undone, withdrawn', async () => {
    expect(await states()).toEqual({ list: 'active', page: 'active' });
    await shop.cancel(maya);
    expect(await states()).toEqual({ list: 'ends', page: 'ends' });
    await shop.deliver();
    await shop.undo(maya);
    await shop.deliver();
    expect(await states()).toEqual({ list: 'active', page: 'active' });
    await shop.call(maya, calls.withdraw);
    await shop.deliver();
    expect(await states()).toEqual({ list: 'ended', page: 'ended' });
  });

  it.each([
    ['past_due', 'past due'],
    ['paused', 'paused'],
    ['canceled', 'ended'],
    ['trialing', 'trial'],
  ])('agree with the page when the provider says %s', async (status, state) => {
    await query(
      `update subscriptions set status = '${status}', trial_ends_at = period_ends_at where user_id = ${maya.id}`,
    );
    expect(await states()).toEqual({ list: state, page: state });
  });

  it('agree with the page for somebody who never paid, with free access, and after its end', async () => {
    const { id } = await shop.person('grace@example.com');
    expect(await states(id)).toEqual({ list: 'never paid', page: 'never paid' });
    await grant(id, 1 / 48);
    expect(await states(id)).toEqual({ list: 'active', page: 'active' });
    expect((await search('')).json<SubscribersAnswer>().counts).toMatchObject({ active: 2, 'never paid': 0 });
    const active = (await search('', { state: 'active' })).json<SubscribersAnswer>();
    expect(active.rows.map((row) => [row.id, row.next?.what])).toEqual([
      [id, 'access until'],
      [maya.id, 'charged'],
    ]);
    expect((await search('', { state: 'never paid' })).json<SubscribersAnswer>().rows).toEqual([]);
    shop.deps.advance(dayMs / 24 / 2 + 1);
    await query(`update console_sessions set last_seen_at = last_seen_at + interval '1 hour'`);
    expect(await states(id)).toEqual({ list: 'never paid', page: 'never paid' });
  });

  it('counts everybody once', async () => {
    const { counts } = (await search('')).json<SubscribersAnswer>();
    expect(Object.keys(counts).sort()).toEqual([...subscriberStates].sort());
    expect(Object.values(counts).reduce((sum, one) => sum + one)).toBe(1);
  });

  it('counts are those of the rows after every change, also after changes were summed up', async () => {
    const counted = async () => {
      const { counts } = (await search('')).json<SubscribersAnswer>();
      const rows = await query('select state, count(*)::int as n from subscriber_states group by state');
      const nonzero = Object.entries(counts).filter(([, n]) => n !== 0);
      expect(Object.fromEntries(nonzero)).toEqual(Object.fromEntries(rows.map(({ state, n }) => [state, n])));
      return counts;
    };
    const { id } = await shop.person('grace@example.com');
    expect(await counted()).toMatchObject({ active: 1, 'never paid': 1 });
    await shop.cancel(maya);
    expect(await counted()).toMatchObject({ active: 0, ends: 1 });
    await Promise.all([foldCounts(shop.deps.db), foldCounts(shop.deps.db)]);
    expect(await query('select count(*)::int as n from subscriber_counts')).toEqual([{ n: 3 }]);
    expect(await counted()).toMatchObject({ active: 0, ends: 1, 'never paid': 1 });
    await query(`delete from users where id = ${id}`);
    expect(await counted()).toMatchObject({ ends: 1, 'never paid': 0 });
    await tidyUp(shop.deps);
    expect(await query('select state, people from subscriber_counts where people <> 0')).toEqual([
      { state: 'ends', people: 1 },
    ]);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { setPaddleFaults } from '#testing/server/provider-faults.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { announcePriceChange } from './announce-price-change.ts';
import { moveToNewPrice } from './move-to-new-price.ts';

const hourMs = 3_600_000;

const { shop, database } = useTestShop();
let start: number;

beforeEach(async () => {
  start = shop.deps.clock();
});

const maya = {
  by: { operatorId: null, name: 'maya', level: 'command line', network: '' },
  againMinor: null,
} as const;
const change = (effectiveAt: number) => ({ offerId: 1, currency: 'USD', amountMinor: 2499, effectiveAt });
const announceFor = (effectiveAt: number) => announcePriceChange(shop.deps, change(effectiveAt), maya);
const emails = () => shop.deps.sent.filter(({ subject }) => /price/i.test(subject));
const notices = () => database.db.selectFrom('price_change_notices').selectAll().orderBy('subscription_id').execute();

/** Advances the time day by day, and each day delivers Paddle's notifications and runs the jobs. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    await shop.advance(dayMs);
    await shop.deliver();
    await shop.work();
  }
}

async function charged(person: Person): Promise<number[]> {
  const { id } = (await shop.seen(person))!;
  const all = await shop.paddle.transactions.list({ subscriptionId: [id], perPage: 100 }).next();
  return all
    .filter(({ status }) => status === 'completed')
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
    .map(({ details }) => Number(details?.totals?.grandTotal));
}

describe('announcing a new price', () => {
  test('announcing a new price records who and when, and tells each subscriber by email', async () => {
    await shop.subscribe('ada@example.com');
    await shop.subscribe('bob@example.com');
    const announced = await announceFor(start + 40 * dayMs);
    expect(announced).toMatchObject({ concerned: 2, offerName: '4-week plan' });
    await shop.work();
    expect(
      emails()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['ada@example.com', 'bob@example.com']);
    expect(await database.db.selectFrom('price_changes').selectAll().executeTakeFirst()).toMatchObject({
      offer_id: 1,
      amount_minor: 2499,
      announced_by: 'maya',
      announced_at: new Date(start),
    });
  });

  test('each subscriber is told once of a new price, however often the job runs', async () => {
    await shop.subscribe('ada@example.com');
    await announceFor(start + 40 * dayMs);
    await shop.work();
    await database.db
      .updateTable('jobs')
      .set({ done_at: null, run_at: new Date(0) })
      .where('kind', '=', 'price-change')
      .execute();
    await shop.work();
    expect(emails()).toHaveLength(1);
  });

  test('announcing a new price less than 30 days ahead is refused and tells nobody', async () => {
    await shop.subscribe('ada@example.com');
    expect(await announceFor(start + 30 * dayMs - 1)).toEqual({
      refused: { tooSoon: { earliestAt: start + 30 * dayMs } },
    });
    await shop.work();
    expect(emails()).toEqual([]);
    expect(await announceFor(start + 30 * dayMs)).toMatchObject({ concerned: 1 });
  });

  test('announcing a new price is refused for an unknown offer, or when nobody pays another price', async () => {
    await shop.subscribe('ada@example.com');
    const effectiveAt = start + 40 * dayMs;
    const announceOther = (other: object) => announcePriceChange(shop.deps, { ...change(effectiveAt), ...other }, maya);
    expect(await announceOther({ offerId: 99 })).toEqual({ refused: 'unknown offer' });
    expect(await announceOther({ offerId: 2 })).toEqual({ refused: 'nobody pays it' });
    expect(await announceOther({ currency: 'EUR' })).toEqual({ refused: 'nobody pays it' });
    expect(await announceOther({ amountMinor: 1999 })).toEqual({ refused: 'nobody pays it' });
    expect(await database.db.selectFrom('price_changes').select('id').execute()).toEqual([]);
  });

  test('subscribers whose subscription has ended are not told of a new price', async () => {
    const ada = await shop.subscribe('ada@example.com');
    await shop.subscribe('bob@example.com');
    await shop.paddle.subscriptions.cancel((await shop.seen(ada))!.id, { effectiveFrom: 'immediately' });
    await shop.deliver();
    expect(await announceFor(start + 40 * dayMs)).toMatchObject({ concerned: 1 });
  });
});

describe('a new price that was announced', () => {
  test('a new price is charged with the first renewal from its day on, and nothing in between', async () => {
    const person = await shop.subscribe('ada@example.com');
    // Renewals come on days 28, 56 and 84.
    await announceFor(start + 40 * dayMs);
    await shop.work();
    await pass(39);
    expect(await charged(person)).toEqual([1999, 1999]);
    expect((await shop.seen(person))?.price.amount_minor).toBe(1999);
    await pass(2);
    expect(await charged(person)).toEqual([1999, 1999]);
    expect((await shop.seen(person))?.price.amount_minor).toBe(2499);
    await pass(44);
    expect(await charged(person)).toEqual([1999, 1999, 2499, 2499]);
    expect(await notices()).toMatchObject([{ moved_at: expect.any(Date), left_at: null }]);
  });

  test('a new price is not charged within 30 days of a late email', async () => {
    const person = await shop.subscribe('ada@example.com');
    await announceFor(start + 40 * dayMs);
    await database.db
      .updateTable('jobs')
      .set({ run_at: new Date(start + 38 * dayMs) })
      .where('kind', '=', 'price-change')
      .execute();
    await pass(67);
    expect(emails()).toHaveLength(1);
    expect(await charged(person)).toEqual([1999, 1999, 1999]);
    expect((await shop.seen(person))?.price.amount_minor).toBe(1999);
    await pass(3);
    expect((await shop.seen(person))?.price.amount_minor).toBe(2499);
  });

  test('a new price is never charged to a subscriber whom no email reached', { tags: 'long' }, async () => {
    const person = await shop.subscribe('ada@example.com');
    await announceFor(start + 40 * dayMs);
    await database.db.deleteFrom('jobs').where('kind', '=', 'price-change').execute();
    await pass(60);
    expect(await charged(person)).toEqual([1999, 1999, 1999]);
    expect(await notices()).toMatchObject([{ moved_at: null, left_because: 'never told' }]);
  });

  test('a new price is not charged to a subscriber who cancels', async () => {
    const person = await shop.subscribe('ada@example.com');
    await announceFor(start + 30 * dayMs);
    await pass(29);
    await shop.cancel(person);
    await pass(30);
    expect(await charged(person)).toEqual([1999, 1999]);
    expect(await notices()).toMatchObject([{ moved_at: null, left_because: 'ended' }]);
  });

  test('a new price is charged to a subscriber who undoes their cancellation', { tags: 'long' }, async () => {
    const person = await shop.subscribe('ada@example.com');
    await announceFor(start + 30 * dayMs);
    await pass(29);
    await shop.cancel(person);
    await pass(3);
    expect((await shop.seen(person))?.price.amount_minor).toBe(1999);
    await shop.undo(person);
    await pass(2);
    expect((await shop.seen(person))?.price.amount_minor).toBe(2499);
    expect(await charged(person)).toEqual([1999, 1999]);
  });

  test('a new price that Paddle refuses for good is a row that somebody sees, and is not tried for ever', async () => {
    await shop.subscribe('ada@example.com');
    await announceFor(start + 30 * dayMs);
    await pass(29);
    const original = shop.deps.provider;
    const refuse = async () => ({ refused: 'not possible', detail: 'never' }) as const;
    shop.deps.provider = { ...original, subscriptions: { ...original.subscriptions, change: refuse } };
    await pass(2);
    expect(await notices()).toMatchObject([{ moved_at: null, left_because: 'refused by the provider' }]);
    const rows = await database.db.selectFrom('work_items').select('kind').execute();
    expect(rows).toEqual([{ kind: 'price not moved' }]);
  });

  test('a new price is applied when Paddle is back', { tags: 'long' }, async () => {
    const person = await shop.subscribe('ada@example.com');
    await announceFor(start + 30 * dayMs);
    await pass(29);
    await setPaddleFaults(shop.deps, { answer: '500', method: 'PATCH' });
    await pass(2);
    expect((await shop.seen(person))?.price.amount_minor).toBe(1999);
    await setPaddleFaults(shop.deps);
    await pass(1);
    expect((await shop.seen(person))?.price.amount_minor).toBe(2499);
  });

  test('a new price is still applied after Paddle was away for days', { tags: 'long' }, async () => {
    const person = await shop.subscribe('ada@example.com');
    await announceFor(start + 30 * dayMs);
    await pass(29);
    await setPaddleFaults(shop.deps, { answer: '500', method: 'PATCH' });
    await pass(2);
    const moves = database.db.updateTable('jobs').where('kind', '=', 'move-to-new-price').where('done_at', 'is', null);
    await moves.set({ attempts: 59 }).execute();
    await pass(3);
    await setPaddleFaults(shop.deps);
    await pass(1);
    expect((await shop.seen(person))?.price.amount_minor).toBe(2499);
  });

  test('a new price is applied once, even if the process ended before recording it', { tags: 'long' }, async () => {
    const person = await shop.subscribe('ada@example.com');
    const announced = await announceFor(start + 30 * dayMs);
    if ('refused' in announced) throw new Error('refused');
    await pass(31);
    const { id } = (await shop.seen(person))!;
    await database.db.updateTable('price_change_notices').set({ moved_at: null }).execute();
    expect(await moveToNewPrice(shop.deps, announced.priceChangeId, id)).toBe('settled');
    expect((await shop.seen(person))?.price.amount_minor).toBe(2499);
    expect(await charged(person)).toEqual([1999, 1999]);
  });

  test('the reminder of a renewal names the new price that it charges', { tags: 'long' }, async () => {
    await shop.subscribe('ada@example.com');
    // The reminder of day 56 is sent on day 49.
    await announceFor(start + 55 * dayMs);
    await pass(48);
    shop.deps.sent.length = 0;
    await pass(2);
    expect(shop.deps.sent.map(({ text }) => text.includes('$24.99'))).toEqual([true]);
  });

  test('a new price waits while a renewal is being charged at the old one', { tags: 'long' }, async () => {
    const person = await shop.subscribe('ada@example.com');
    await announceFor(start + 40 * dayMs);
    await pass(39);
    await setPaddleFaults(shop.deps, { answer: '500', method: 'PATCH' });
    await pass(16);
    await shop.advance(dayMs - 10 * 60_000);
    await setPaddleFaults(shop.deps);
    await shop.work();
    expect((await shop.seen(person))?.price.amount_minor).toBe(1999);
    await shop.advance(2 * hourMs);
    await shop.deliver();
    await shop.work();
    expect(await charged(person)).toEqual([1999, 1999, 1999]);
    expect((await shop.seen(person))?.price.amount_minor).toBe(2499);
  });
});

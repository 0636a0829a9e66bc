import { describe, expect, test } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { rowsOf } from '#testing/long-tests.ts';
import type { Person } from '#testing/server/shop.ts';
import { soldOffer } from '#testing/server/sold-offer.ts';
import { useTestShop } from '#testing/server/use.ts';

const minuteMs = 60_000;

const { shop, database } = useTestShop();

const subscriptions = () =>
  database.db.selectFrom('subscriptions').select(['id', 'offer_id', 'status']).orderBy('started_at').execute();
const debts = () => database.db.selectFrom('refunds').select(['transaction_id', 'reason']).execute();
const emailsOf = async (kind: string) =>
  (await database.db.selectFrom('jobs').select('id').where('kind', '=', kind).execute()).length;

const workRows = async () =>
  (
    await database.pool.query(
      `select kind, solution, opened_at <= $1 as is_shown from work_items where kind = 'second purchase'`,
      [new Date(shop.deps.clock())],
    )
  ).rows;

/** Pays the checkouts of two tabs before any notification arrives. */
async function buyTwice(): Promise<{ person: Person; second: string }> {
  const person = await shop.person('ada@example.com');
  const first = await shop.checkOut(person.email, 1);
  // The other tab opened its checkout before this one could end it.
  const second = await openAnother(person);
  await shop.pay(first.transaction_id);
  await shop.advance(minuteMs);
  await shop.pay(second);
  await shop.advance(minuteMs);
  return { person, second };
}

async function openAnother(person: Person): Promise<string> {
  const { customerId, items } = await shop.paddle.transactions.get(
    (await database.db.selectFrom('checkouts').select('transaction_id').executeTakeFirstOrThrow()).transaction_id!,
  );
  await database.db
    .insertInto('checkouts')
    .values({ id: 'other-tab', user_id: person.id, ...soldOffer(), created_at: new Date(shop.deps.clock()) })
    .execute();
  const made = await shop.paddle.transactions.create({
    items: [{ priceId: items[0]!.price!.id, quantity: 1 }],
    customerId,
    customData: { user_id: person.id, checkout_id: 'other-tab' },
  });
  await database.db.updateTable('checkouts').set({ transaction_id: made.id }).where('id', '=', 'other-tab').execute();
  return made.id;
}

async function settle() {
  await shop.work();
  await shop.deliver();
  await shop.work();
}

describe('a payment in each of two tabs', () => {
  test('of two purchases in two tabs the first stays; the second ends, is refunded and gets one email', async () => {
    const { person, second } = await buyTwice();
    await shop.deliver();
    await settle();
    expect((await subscriptions()).map(({ status }) => status)).toEqual(['active', 'canceled']);
    expect(await debts()).toEqual([{ transaction_id: second, reason: 'second purchase' }]);
    const made = await shop.paddle.adjustments.list({ action: 'refund' }).next();
    expect(made).toMatchObject([{ transactionId: second, type: 'full' }]);
    expect(await emailsOf('second-purchase')).toBe(1);
    expect(await workRows()).toEqual([]);
    expect(await shop.seen(person)).toMatchObject({ id: (await subscriptions())[0]!.id, status: 'active' });
  });

  test.each(rowsOf([1, 2, 3, 4, 5, 6], { commit: 1 }))(
    'a second purchase is settled alike whatever the order of its events, delivered twice (order %i)',
    async (order) => {
      const { second } = await buyTwice();
      const all = await shop.notifications();
      const rank = (id: string) =>
        [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0) * order) % 9973, order);
      const shuffled = [...all, ...all].sort((a, b) => rank(a.id) - rank(b.id));
      await Promise.all([shop.deliver(shuffled), shop.deliver([...shuffled].reverse())]);
      await settle();
      expect((await subscriptions()).map(({ status }) => status)).toEqual(['active', 'canceled']);
      expect(await debts()).toEqual([{ transaction_id: second, reason: 'second purchase' }]);
      expect(await emailsOf('second-purchase')).toBe(1);
    },
  );
});

test('a purchase after the first subscription ended is no second one, even if that end is heard of last', async () => {
  const person = await shop.subscribe('ada@example.com');
  const first = (await shop.seen(person))!.id;
  await shop.paddle.subscriptions.cancel(first, { effectiveFrom: 'immediately' });
  await shop.advance(dayMs);
  const again = await openAnother(person);
  await shop.pay(again);
  const isEnd = ({ payload }: { payload: { data: { id: string } } }) => payload.data.id === first;
  await shop.deliver((await shop.notifications()).filter((one) => !isEnd(one)));
  await settle();
  expect((await subscriptions()).map(({ status }) => status)).toEqual(['canceled', 'active']);
  expect([await debts(), await emailsOf('second-purchase')]).toEqual([[], 0]);
});

test('a second purchase is settled only once Paddle is back, and is on the work list meanwhile', async () => {
  await buyTwice();
  await shop.deliver();
  shop.takePaddleDown();
  await shop.work();
  expect(await debts()).toEqual([]);
  expect(await workRows()).toMatchObject([{ is_shown: false }]);
  shop.deps.advance(10 * minuteMs);
  expect(await workRows()).toMatchObject([{ is_shown: true, solution: '' }]);
  shop.bringPaddleBack();
  await shop.advance(minuteMs);
  await settle();
  expect(await workRows()).toMatchObject([{ solution: 'The second subscription has ended.' }]);
  expect(await debts()).toHaveLength(1);
  expect((await subscriptions()).map(({ status }) => status)).toEqual(['active', 'canceled']);
});

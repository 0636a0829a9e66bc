import { beforeEach, describe, expect, it } from 'vitest';
import type { FunnelQuery } from '#contract/console/report.ts';
import { dayMs } from '#contract/day.ts';
import { eraseAccount } from '#server/account/erase-account.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { readReport } from './read-report.ts';

const { shop, database } = useTestShop();
let ada: Person & { transaction_id: string };
let saleDay: string;

beforeEach(async () => {
  saleDay = today();
  await shop.person('ada@example.com');
  await database.pool.query("update users set cohort = 'B', source = 'ads'");
  const { rows } = await database.pool.query('select id from users');
  const { transaction_id } = await shop.checkOut('ada@example.com', 1, 'EUR');
  expect(await shop.pay(transaction_id, undefined, undefined, 'DE')).toBe('completed');
  await shop.deliver();
  ada = { id: rows[0].id, email: 'ada@example.com', authorization: '', transaction_id };
  await shop.advance(3 * dayMs);
});

const today = () => new Date(shop.deps.clock()).toISOString().slice(0, 10);
const sale = { currency: 'EUR', net_minor: 1596, gross_minor: 1899 };
const returned = { currency: 'EUR', net_minor: -1596, gross_minor: -1899 };

async function figuresOf(day: string, filter: Partial<FunnelQuery> = {}) {
  const outcome = await readReport(database.db, { from: day, to: day, ...filter }, shop.deps.clock());
  if ('refused' in outcome) throw new Error('refused');
  return outcome.report.figures;
}
const revenueOf = async (day: string, filter?: Partial<FunnelQuery>) => (await figuresOf(day, filter)).revenue;

const erase = () => eraseAccount(database.db, { userId: ada.id, deviceId: null, email: false, now: shop.deps.clock() });

async function command(path: string) {
  const answer = await fetch(`${shop.deps.config.paddle.emulatorUrl}/emulator/${path}`, { method: 'POST' });
  expect(answer.ok).toBe(true);
}

async function refund(amount?: string) {
  const { adjustments, transactions } = shop.paddle;
  const request = { action: 'refund', reason: 'asked for', transactionId: ada.transaction_id } as const;
  if (amount === undefined) return adjustments.create({ ...request, type: 'full' });
  const itemId = (await transactions.get(ada.transaction_id)).details!.lineItems[0]!.id;
  return adjustments.create({ ...request, type: 'partial', items: [{ itemId, type: 'partial', amount }] });
}

describe('a past day', () => {
  it('a past day has its sales, net and gross', async () => expect(await revenueOf(saleDay)).toEqual([sale]));

  it('a past day does not change when the buyer erases the account, nor with a quiz or source as filter', async () => {
    const filters = [{}, { cohort: 'B' }, { source: 'ads' }] as const;
    const before = await Promise.all(filters.map((filter) => figuresOf(saleDay, filter)));
    expect(await erase()).toBe('erased');
    const after = await Promise.all(filters.map((filter) => figuresOf(saleDay, filter)));
    expect(after).toEqual(before);
    expect(after.map(({ revenue, subscriptions }) => [revenue, subscriptions])).toEqual(filters.map(() => [[sale], 1]));
  });

  it('a past day does not change when the buyer signs up again from another source', async () => {
    await database.pool.query("update users set cohort = 'A', source = 'mail'");
    expect(await revenueOf(saleDay, { cohort: 'B', source: 'ads' })).toEqual([sale]);
  });

  it('a past day does not change by a later chargeback, which counts on its own day', async () => {
    await command(`transactions/${ada.transaction_id}/chargeback`);
    await shop.deliver();
    expect(await revenueOf(saleDay)).toEqual([sale]);
    expect(await revenueOf(today(), { cohort: 'B' })).toEqual([returned]);
  });

  it('the chargeback of an erased buyer counts on its own day', async () => {
    await erase();
    await shop.advance(dayMs);
    await command(`transactions/${ada.transaction_id}/chargeback`);
    await shop.deliver();
    expect(await revenueOf(saleDay)).toEqual([sale]);
    expect(await revenueOf(today(), { cohort: 'B', source: 'ads' })).toEqual([returned]);
  });

  it('a reversed chargeback counts on the two days on which the money moved', async () => {
    await command(`transactions/${ada.transaction_id}/chargeback`);
    const lostOn = today();
    await shop.advance(5 * dayMs);
    await command(`transactions/${ada.transaction_id}/chargeback-reverse`);
    // Notifications may arrive in any order, and the reversal counts once although two of them report it.
    await shop.deliver((await shop.notifications()).reverse());
    expect(await revenueOf(lostOn)).toEqual([returned]);
    expect(await revenueOf(today())).toEqual([sale]);
  });

  it('a refund counts on the day of its approval, not on the day of the request', async () => {
    await refund('999');
    const requestedOn = today();
    await shop.deliver();
    expect(await revenueOf(requestedOn)).toEqual([]);
    await shop.advance(dayMs);
    await shop.deliver();
    expect(await revenueOf(saleDay)).toEqual([sale]);
    const { rows } = await database.pool.query("select occurred_at from money_entries where kind = 'refund'");
    const approvedOn = rows[0].occurred_at.toISOString().slice(0, 10);
    expect(await revenueOf(approvedOn)).toEqual([{ currency: 'EUR', net_minor: -840, gross_minor: -999 }]);
  });

  it('a rejected refund does not count', async () => {
    const { id } = await refund();
    await command(`adjustments/${id}/reject`);
    await shop.deliver();
    const { rows } = await database.pool.query('select distinct kind from money_entries');
    expect(rows).toEqual([{ kind: 'payment' }]);
  });
});

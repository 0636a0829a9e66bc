import { expect, test } from 'vitest';
import { changePlan } from '#testing/server/change-plan.ts';
import { publishOffers, withTrials } from '#testing/server/published-offers.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { compareWithProvider, scheduleComparison } from './compare-with-provider.ts';
import { readReconciliation } from './reconciliation-state.ts';

const { shop, database } = useTestShop();
const dayMs = 86_400_000;

let nights = 0;
/** The comparison of a night, which finishes. */
async function compare() {
  nights += 1;
  expect(await compareWithProvider(shop.deps, `night:${nights}`)).toBe('finished');
  return readReconciliation(shop.deps);
}

async function standing() {
  const { rows } = await database.pool.query(
    `select kind, provider_id, field, ours, theirs from reconciliation_differences where state <> 'closed' order by id`,
  );
  return rows;
}

/** Changes rows that our code never changes, as a mistake by hand would. */
async function alter(statement: string): Promise<void> {
  await database.pool.query(`begin; set local session_replication_role = replica; ${statement}; commit`);
}

async function act(path: string): Promise<void> {
  const { emulatorUrl } = shop.deps.config.paddle;
  const answer = await fetch(`${emulatorUrl}/emulator/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function refund(transactionId: string, amount: string | null = null): Promise<void> {
  const wanted = { action: 'refund', transactionId, reason: 'asked for' } as const;
  if (amount === null) await shop.paddle.adjustments.create({ ...wanted, type: 'full' });
  else {
    const { details } = await shop.paddle.transactions.get(transactionId);
    const items = [{ itemId: details!.lineItems[0]!.id, type: 'partial' as const, amount }];
    await shop.paddle.adjustments.create({ ...wanted, type: 'partial', items });
  }
}

/** Buyers in four currencies: a trial, a partial refund, a chargeback with its reversal, renewals and a change of plan. */
async function live(): Promise<string[]> {
  const bought: string[] = [];
  await publishOffers(shop.deps, withTrials({ 3: 7 }));
  const people: Person[] = [];
  for (const [email, country, currency] of [
    ['ada@example.com', 'US', 'USD'],
    ['grace@example.com', 'DE', 'EUR'],
    ['mary@example.com', 'GB', 'GBP'],
    ['joan@example.com', 'JP', 'JPY'],
  ] as const) {
    people.push(await shop.person(email));
    const { transaction_id } = await shop.checkOut(email, email === 'joan@example.com' ? 3 : 1, currency);
    await shop.pay(transaction_id, undefined, undefined, country);
    bought.push(transaction_id);
    await shop.deliver();
    await shop.advance(3_600_000);
  }
  await refund(bought[1]!, '500');
  await act(`transactions/${bought[2]}/chargeback`);
  await shop.advance(dayMs);
  await changePlan(shop, people[0]!, 2);
  await act(`transactions/${bought[2]}/chargeback-reverse`);
  await shop.deliver();
  await shop.advance(29 * dayMs);
  await shop.deliver();
  await shop.work();
  return bought;
}

test('a shop’s life in four currencies agrees with the provider, payout and days included', {
  tags: 'long',
}, async () => {
  await live();
  await act('payouts');
  await shop.deliver();
  const state = await compare();
  expect(await standing()).toEqual([]);
  expect(state).toMatchObject({ open: 0, explained: 0, missed_nights: 0, trying: null });
  expect(state.last).toMatchObject({ adjustments: 3, heard: 0, left_out: '' });
  const [payout] = state.payouts;
  expect(payout).toMatchObject({ status: 'paid', rows_minor: payout!.amount_minor, currency: 'USD' });
  expect(payout!.entries).toBeGreaterThan(7);
  expect(state.mrr).toMatchObject({ currency: 'USD' });
});

test('an altered entry of the ledger is found the next night, and closed when it is mended', async () => {
  const { transaction_id } = await shop.subscribe('ada@example.com');
  await alter(`update money_entries set gross_minor = gross_minor - 1`);
  expect(await compare()).toMatchObject({ open: 1 });
  expect(await standing()).toEqual([
    { kind: 'transaction', provider_id: transaction_id, field: 'ledger gross', ours: '1998', theirs: '1999' },
  ]);
  await alter(`update money_entries set gross_minor = gross_minor + 1`);
  expect(await compare()).toMatchObject({ open: 0 });
  expect(await standing()).toEqual([]);
});

test('a payment that we do not know is heard by comparing', async () => {
  await shop.person('ada@example.com');
  const { transaction_id } = await shop.checkOut('ada@example.com');
  await shop.pay(transaction_id);
  const state = await compare();
  expect(state).toMatchObject({ open: 0, last: { transactions: 1, heard: 1 } });
  const { rows } = await database.pool.query('select gross_minor from money_entries');
  expect(rows).toEqual([{ gross_minor: '1999' }]);
});

test('a dropped adjustment is heard again the next night', async () => {
  const { transaction_id } = await shop.subscribe('ada@example.com');
  await refund(transaction_id);
  await shop.advance(20 * 60_000);
  await shop.deliver();
  await alter(`delete from adjustments; delete from money_entries where kind = 'refund'`);
  expect(await compare()).toMatchObject({ open: 0, last: { adjustments: 1, heard: 1 } });
  const { rows } = await database.pool.query(`select sum(gross_minor) as left from money_entries`);
  expect(rows).toEqual([{ left: '0' }]);
});

test('a payment that only we know is a difference', async () => {
  const { transaction_id } = await shop.subscribe('ada@example.com');
  await alter(
    `update transactions set id = 'txn_of_nobody'; update money_entries set transaction_id = 'txn_of_nobody', provider_id = 'txn_of_nobody'`,
  );
  await alter(`update checkouts set transaction_id = null`);
  await compare();
  const found = await standing();
  expect(found).toContainEqual(expect.objectContaining({ provider_id: 'txn_of_nobody', field: 'whole', theirs: null }));
  expect(found.filter(({ provider_id }) => provider_id === transaction_id)).toEqual([]);
});

test('a payout whose rows have another sum is found, and closed when it is mended', async () => {
  await shop.subscribe('ada@example.com');
  await act('payouts');
  await shop.deliver();
  await alter(`update payouts set amount_minor = amount_minor + 1`);
  expect(await compare()).toMatchObject({ open: 1 });
  expect(await standing()).toEqual([expect.objectContaining({ kind: 'payout', field: 'sum of rows' })]);
  await alter(`update payouts set amount_minor = amount_minor - 1`);
  expect(await compare()).toMatchObject({ open: 0 });
});

test('the same run begun twice at once is one run', async () => {
  await shop.subscribe('ada@example.com');
  const both = await Promise.all([
    compareWithProvider(shop.deps, 'night:x'),
    compareWithProvider(shop.deps, 'night:x'),
  ]);
  expect(both.filter((outcome) => outcome === 'finished').length).toBeGreaterThanOrEqual(1);
  const { rows } = await database.pool.query(
    'select transactions, finished_at is not null as is_done from reconciliation_runs',
  );
  expect(rows).toEqual([{ transactions: 1, is_done: true }]);
});

test('a run that lost the provider in the middle goes on where it stopped', async () => {
  await shop.subscribe('ada@example.com');
  const { books } = shop.deps.provider;
  const provider = {
    ...shop.deps.provider,
    books: { ...books, adjustmentsSince: async () => ({ unavailable: 'no answer' }) },
  };
  provider.callingFor = () => provider;
  expect(await compareWithProvider({ ...shop.deps, provider }, 'night:y')).toEqual({ failed: 'no answer' });
  const stopped = await readReconciliation(shop.deps);
  expect(stopped).toMatchObject({ last: null, trying: { attempts: 1, failed: 'no answer' } });
  const restored = { ...provider, books: { ...books, transactionsSince: () => Promise.reject(new Error('again')) } };
  restored.callingFor = () => restored;
  expect(await compareWithProvider({ ...shop.deps, provider: restored }, 'night:y')).toBe('finished');
  expect(await readReconciliation(shop.deps)).toMatchObject({ trying: null, last: { transactions: 1 } });
});

test('while the provider is away the run is tried again, and missed nights are counted', { tags: 'long' }, async () => {
  await scheduleComparison(shop.deps);
  shop.takePaddleDown();
  shop.deps.advance(dayMs);
  await shop.work();
  shop.deps.advance(dayMs);
  await shop.work();
  expect(await readReconciliation(shop.deps)).toMatchObject({
    last: null,
    missed_nights: 2,
    trying: { failed: expect.any(String) },
  });
  shop.bringPaddleBack();
  shop.deps.advance(2 * 3_600_000);
  await shop.work();
  expect(await readReconciliation(shop.deps)).toMatchObject({ missed_nights: 0, open: 0, trying: null });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateLedger } from '#server/billing/history/update-ledger.ts';
import { createBareDatabase, type TestDatabase } from '#testing/server/database.ts';
import { createTestDeps } from '#testing/server/deps.ts';
import { migrate, migrations } from './migrate.ts';

let database: TestDatabase;
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

const sum = { subtotal: '1666', discount: '200', tax: '333', total: '1999', credit: '0' };
/** What the provider told of the second payment, as it was recorded then. */
const facts = {
  id: 'txn_2',
  status: 'completed',
  origin: 'subscription_recurring',
  currency_code: 'USD',
  discount_id: null,
  items: [],
  details: {
    totals: { ...sum, grand_total: '1999', grand_total_tax: '333', fee: '150', earnings: '1516', currency_code: 'USD' },
    payout_totals: {
      ...sum,
      grand_total: '1999',
      grand_total_tax: '333',
      fee: '150',
      earnings: '1516',
      currency_code: 'USD',
      exchange_rate: '1',
      fee_rate: '0.05',
    },
    line_items: [],
  },
  payments: [{ amount: '1999', status: 'captured', captured_at: '2030-01-29T12:00:00Z' }],
};

/** A small shop of before the ledger: one subscription that is told of in events, one that is not. */
async function sell(): Promise<void> {
  const [ada] = await query(
    `insert into users (email, email_key, source, cohort) values ('ada', 'ada', 'google', 'B') returning id, customer_ref`,
  );
  await query(
    `insert into offers (id, name, interval_unit, interval_count, position) values (7, 'A plan', 'week', 4, 1)`,
  );
  for (const [id, startedAt, canceledAt] of [
    ['sub_old', '2029-11-01T12:00:00Z', '2029-12-27T12:00:00Z'],
    ['sub_new', '2030-01-01T12:00:00Z', null],
  ]) {
    await query(
      `insert into subscriptions (id, user_id, offer_id, status, amount_minor, currency, interval_unit, interval_count,
         started_at, canceled_at, occurred_at_us, cohort, source, customer_ref)
       values ($1, $2, 7, $3, 1999, 'USD', 'week', 4, $4, $5, 0, 'B', 'google', $6)`,
      [id, ada.id, canceledAt === null ? 'active' : 'canceled', startedAt, canceledAt, ada.customer_ref],
    );
  }
  for (const [id, subscription, paidAt, origin] of [
    ['txn_old_1', 'sub_old', '2029-11-01T12:00:00Z', 'web'],
    ['txn_old_2', 'sub_old', '2029-11-29T12:00:00Z', 'subscription_recurring'],
    ['txn_1', 'sub_new', '2030-01-01T12:00:00Z', 'web'],
    ['txn_2', 'sub_new', '2030-01-29T12:00:00Z', 'subscription_recurring'],
  ]) {
    await query(
      `insert into transactions (id, user_id, subscription_id, status, total_minor, tax_minor, currency, billed_at, paid_at,
         occurred_at_us, origin) values ($1, $2, $3, 'completed', 1999, 333, 'USD', $4, $4, 0, $5)`,
      [id, ada.id, subscription, paidAt, origin],
    );
    await enter('sale', id!, null, subscription!, paidAt!, 1999, 333, ada.customer_ref);
  }
  await enter('refund', 'txn_old_2', 'adj_1', 'sub_old', '2029-12-05T12:00:00Z', -1000, -167, ada.customer_ref);
  await enter('chargeback', 'txn_1', 'adj_2', 'sub_new', '2030-01-20T12:00:00Z', -1999, -333, ada.customer_ref);
  await query(
    `insert into provider_events (key, event_type, heard, occurred_at_us, heard_at, subject_id, transaction_id,
       subscription_id, country, facts) values
     ('evt_1', 'subscription.activated', 'webhook', 1, '2030-01-15T08:00:00Z', 'sub_new', null, 'sub_new', null, '{}'),
     ('evt_2', 'transaction.completed', 'webhook', 2, '2030-01-29T12:00:05Z', 'txn_2', 'txn_2', 'sub_new', 'DE', $1)`,
    [JSON.stringify(facts)],
  );
}

async function enter(
  ...[kind, transaction, adjustment, subscription, at, gross, tax, customer]: unknown[]
): Promise<void> {
  await query(
    `insert into money_entries (kind, transaction_id, adjustment_id, subscription_id, occurred_at, recorded_at, currency,
       gross_minor, tax_minor, cohort, source, customer_ref)
     values ($1, $2, $3, $4, $5, $5, 'USD', $6, $7, 'B', 'google', $8)`,
    [kind, transaction, adjustment, subscription, at, gross, tax, customer],
  );
}

const sums = () =>
  query(`select provider_id, kind, sum(gross_minor)::integer as gross, sum(tax_minor)::integer as tax,
    sum(net_minor)::integer as net, sum(payout_net_minor)::integer as payout
    from money_entries group by 1, 2 order by 1`);

beforeAll(async () => {
  database = await createBareDatabase();
  await migrate(
    database.pool,
    migrations.filter(({ name }) => name < '0036'),
  );
  await sell();
  await migrate(database.pool);
});
afterAll(() => database.drop());

describe('the books of before the ledger', () => {
  it('Every amount is there as before, under the provider’s id, without fees where none was told.', async () => {
    expect(await sums()).toEqual([
      { provider_id: 'adj_1', kind: 'refund', gross: -1000, tax: -167, net: -833, payout: 0 },
      { provider_id: 'adj_2', kind: 'chargeback', gross: -1999, tax: -333, net: -1666, payout: 0 },
      { provider_id: 'txn_1', kind: 'payment', gross: 1999, tax: 333, net: 1666, payout: 0 },
      { provider_id: 'txn_2', kind: 'payment', gross: 1999, tax: 333, net: 1516, payout: 1516 },
      { provider_id: 'txn_old_1', kind: 'payment', gross: 1999, tax: 333, net: 1666, payout: 0 },
      { provider_id: 'txn_old_2', kind: 'payment', gross: 1999, tax: 333, net: 1666, payout: 0 },
    ]);
  });

  it('A payment whose event was recorded has its fee, discount, payout and country.', async () => {
    const [told] = await query(`select * from money_entries where provider_id = 'txn_2'`);
    expect(told).toMatchObject({ fee_minor: '150', discount_minor: '200', country: 'DE', payout_currency: 'USD' });
    expect(told).toMatchObject({
      payout_gross_minor: '1999',
      exchange_rate: '1',
      fee_rate: '0.05',
      status: 'completed',
    });
    const [untold] = await query(`select * from money_entries where provider_id = 'txn_1'`);
    expect(untold).toMatchObject({ fee_minor: '0', country: null, payout_currency: null, exchange_rate: null });
  });

  it('Payments are numbered, have the plan of their subscription, and returns have those of their payment.', async () => {
    const rows = await query(
      `select provider_id as id, renewal_number as number, offer_id, interval_unit as unit, interval_count as count, origin
       from money_entries order by provider_id`,
    );
    const plan = { offer_id: 7, unit: 'week', count: 4 };
    expect(rows).toEqual([
      { id: 'adj_1', number: 1, ...plan, origin: 'subscription_recurring' },
      { id: 'adj_2', number: 0, ...plan, origin: 'web' },
      { id: 'txn_1', number: 0, ...plan, origin: 'web' },
      { id: 'txn_2', number: 1, ...plan, origin: 'subscription_recurring' },
      { id: 'txn_old_1', number: 0, ...plan, origin: 'web' },
      { id: 'txn_old_2', number: 1, ...plan, origin: 'subscription_recurring' },
    ]);
  });

  it('They are complete since the first event that was recorded, and say so.', async () => {
    expect(await query('select complete_since, is_carried_over from ledger_state')).toEqual([
      { complete_since: new Date('2030-01-15T08:00:00Z'), is_carried_over: false },
    ]);
  });

  it('A subscription without events has the history that its row tells; of one with events the job tells it.', async () => {
    const rows = await query(`select subscription_id, effective_at, status, amount_net_minor::integer as net,
      mrr_micro::text as micro, cause, source_event from subscription_history order by seq`);
    const carried = { subscription_id: 'sub_old', net: 1666, cause: 'carried over', source_event: null };
    expect(rows).toEqual([
      // 1666 × 30.4375 / 28 a month.
      { ...carried, effective_at: new Date('2029-11-01T12:00:00Z'), status: 'active', micro: '1811031250' },
      { ...carried, effective_at: new Date('2029-12-27T12:00:00Z'), status: 'canceled', micro: '0' },
    ]);
    const sold = await query('select subscription_id, cohort, source from sold_subscriptions order by 1');
    expect(sold.map(({ subscription_id, ...of }) => [subscription_id, of])).toEqual([
      ['sub_new', { cohort: 'B', source: 'google' }],
      ['sub_old', { cohort: 'B', source: 'google' }],
    ]);
  });

  it('The job that follows moves no sum, and carries the history over into movements that add up.', async () => {
    const before = await sums();
    const deps = createTestDeps(database);
    deps.advance(Date.parse('2030-02-01T00:00:00Z') - deps.clock());
    await updateLedger(deps);
    await updateLedger(deps);
    expect(await sums()).toEqual(before);
    expect(await query('select movement, amount_micro::text as micro from mrr_movements order by seq')).toEqual([
      { movement: 'new', micro: '1811031250' },
      { movement: 'churn asked for', micro: '-1811031250' },
    ]);
    expect(await query('select is_carried_over from ledger_state')).toEqual([{ is_carried_over: true }]);
    expect(await query('select id from provider_events where entered_at is null')).toEqual([]);
  });
});

it('Without any event, the books are complete from the migration on.', async () => {
  const young = await createBareDatabase();
  const startedAt = Date.now();
  await migrate(young.pool);
  const { rows } = await young.pool.query('select complete_since from ledger_state');
  await young.drop();
  expect(Math.abs(rows[0].complete_since.getTime() - startedAt)).toBeLessThan(120_000);
});

import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { useTestShop } from '#testing/server/use.ts';
import { pullAdjustments, pullPayments, pullSubscription } from '../projection/pull.ts';
import { applyMissedEvents } from '../subscription/reconcile.ts';

const { shop, database } = useTestShop();

const sdk = () => shop.paddle;
const query = async (sql: string) => (await database.pool.query(sql)).rows;

/** Buys in euros from Germany with a discount, renews, gets a partial refund, disputes the renewal and ends it all. */
async function live(once: { begun: () => Promise<void> } = { begun: async () => undefined }) {
  const ada = await shop.person('ada@example.com');
  await query("update users set cohort = 'C'");
  const { transaction_id } = await shop.checkOut('ada@example.com', 1, 'EUR');
  await once.begun();
  const discount = await sdk().discounts.create({
    type: 'percentage',
    amount: '10',
    description: 'ten off',
    recur: true,
  });
  await sdk().transactions.update(transaction_id, { discountId: discount.id });
  await shop.pay(transaction_id, '4000 0000 0000 0002', undefined, 'DE');
  expect(await shop.pay(transaction_id, undefined, undefined, 'DE')).toBe('completed');
  const { subscriptionId, details } = await sdk().transactions.get(transaction_id);
  await shop.advance(28 * dayMs + 1000);
  const itemId = details!.lineItems[0]!.id;
  const items = [{ itemId, type: 'partial' as const, amount: '500' }];
  await sdk().adjustments.create({
    action: 'refund',
    type: 'partial',
    reason: 'asked for',
    transactionId: transaction_id,
    items,
  });
  await shop.advance(dayMs);
  const renewal = (await payments(subscriptionId!)).find(({ id }) => id !== transaction_id)!;
  const url = `${shop.deps.config.paddle.emulatorUrl}/emulator/transactions/${renewal.id}/chargeback`;
  expect((await fetch(url, { method: 'POST' })).ok).toBe(true);
  await sdk().subscriptions.cancel(subscriptionId!, { effectiveFrom: 'immediately' });
  return { ada, subscriptionId: subscriptionId!, sale: transaction_id, renewal: renewal.id };
}
const payments = (id: string) =>
  sdk()
    .transactions.list({ subscriptionId: [id], status: ['completed'] })
    .next();

const everything = async () => (await shop.notifications()).map(({ id }) => id).sort();
const events = () =>
  query("select key, heard, facts, country from provider_events where heard <> 'answer' order by key");

describe('the record of provider events', () => {
  it('a provider event is recorded once and in the same form, however it was received', async () => {
    // The first events arrive at once; the others by the event list, and then by late and repeated notifications.
    let atOnce = 0;
    const { ada } = await live({
      begun: async () => {
        await shop.deliver();
        atOnce = (await shop.notifications()).length;
      },
    });
    const all = await shop.notifications();
    await applyMissedEvents(shop.deps, null);
    const byList = await events();
    expect(byList.map(({ key }) => key)).toEqual(await everything());
    expect(byList.filter(({ heard }) => heard === 'event list')).toHaveLength(all.length - atOnce);
    await shop.deliver(all.reverse());
    await shop.deliver(all);
    expect(await events()).toEqual(byList);

    await query('delete from provider_events; delete from webhook_events');
    await shop.deliver(await shop.notifications());
    await applyMissedEvents(shop.deps, null);
    const byWebhook = await events();
    const keysAndFacts = (rows: typeof byList) => rows.map(({ key, facts }) => ({ key, facts }));
    expect(keysAndFacts(byWebhook)).toEqual(keysAndFacts(byList));
    expect(new Set(byWebhook.map(({ heard }) => heard))).toEqual(new Set(['webhook']));
    expect(JSON.stringify(byWebhook)).not.toMatch(/ada@example|Ada L|"4242"|42424242/i);
    expect(ada.id).not.toBe('');
  });

  it('a provider event’s record has payout, fee, rate, discount and country', async () => {
    const { sale, renewal } = await live();
    await shop.deliver();
    const completed = await query(
      `select subject_id, country, facts->>'discount_id' as discount, facts->'details'->'totals' as totals,
         facts->'details'->'payout_totals' as payout
       from provider_events where event_type = 'transaction.completed' order by id`,
    );
    expect(completed.map(({ subject_id }) => subject_id)).toEqual([sale, renewal]);
    expect(completed[0]).toMatchObject({
      country: 'DE',
      discount: expect.stringMatching(/^dsc_/),
      totals: { grand_total: '1709', discount: '160', tax: '273', fee: '135', earnings: '1301', currency_code: 'EUR' },
      payout: { total: '1854', fee: '146', currency_code: 'USD', exchange_rate: '1.085', fee_rate: '0.05' },
    });
    expect(completed[1]).toMatchObject({ country: 'DE', totals: { grand_total: '1709' } });
    const [dispute] = await query(
      `select country, facts->'payout_totals' as payout from provider_events
       where facts->>'action' = 'chargeback' and event_type = 'adjustment.created'`,
    );
    expect(dispute.payout).toMatchObject({ chargeback_fee: { amount: '1500' }, currency_code: 'USD' });
    const [subscription] = await query(`select facts from provider_events where event_type = 'subscription.created'`);
    expect(subscription.facts).toMatchObject({
      status: 'active',
      currency_code: 'EUR',
      billing_cycle: { interval: 'week', frequency: 4 },
      discount: { id: expect.stringMatching(/^dsc_/) },
      items: [{ price: { unit_price: { amount: '1899' }, custom_data: { offer_id: '1' } } }],
    });
  });

  it('answers of the provider are recorded without any event, each once', async () => {
    const { subscriptionId, sale, renewal } = await live();
    for (let times = 0; times < 2; times += 1) {
      await pullSubscription(shop.deps, subscriptionId);
      await pullPayments(shop.deps, subscriptionId);
      for (const id of [sale, renewal]) await pullAdjustments(shop.deps, id);
    }
    const recorded = await query('select event_type, heard, country, subject_id from provider_events order by id');
    expect(recorded.map(({ event_type }) => event_type).sort()).toEqual([
      'adjustment',
      'adjustment',
      'subscription',
      'transaction',
      'transaction',
    ]);
    const ofPayments = recorded.filter(({ event_type }) => event_type === 'transaction');
    expect(ofPayments.map(({ country }) => country)).toEqual(['DE', 'DE']);
    expect(await recordedSums()).toEqual(await providerSums([sale, renewal]));
  });

  it('the recorded provider events agree with the provider’s own sums', async () => {
    const { sale, renewal } = await live();
    await shop.deliver();
    expect(await recordedSums()).toEqual(await providerSums([sale, renewal]));
    const lines = await query(
      `select kind, gross_minor::int as gross, cohort, customer_ref is null as unknown
       from money_entries where gross_minor <> 0 order by id`,
    );
    const line = { cohort: 'C', unknown: false };
    expect(lines).toEqual([
      { kind: 'payment', gross: 1709, ...line },
      { kind: 'payment', gross: 1709, ...line },
      { kind: 'refund', gross: -500, ...line },
      { kind: 'chargeback', gross: -1709, ...line },
    ]);
  });

  it('an event that cannot be processed is recorded too', async () => {
    await live();
    await query('delete from checkouts; delete from users');
    await shop.deliver();
    expect((await events()).map(({ key }) => key)).toEqual(await everything());
    expect(await query('select 1 from webhook_events where last_error is not null')).not.toEqual([]);
  });
});

async function recordedSums() {
  const rows = await query('select sum(gross_minor)::int as gross, sum(tax_minor)::int as tax from money_entries');
  return rows[0];
}

/** The remaining amounts of these payments by the provider's own figures. */
async function providerSums(ids: string[]) {
  const all = await Promise.all(ids.map((id) => sdk().transactions.get(id)));
  const left = all.map(({ details }) => details!.adjustedTotals!);
  const sum = (amounts: string[]) => amounts.reduce((total, amount) => total + Number(amount), 0);
  return { gross: sum(left.map(({ grandTotal }) => grandTotal)), tax: sum(left.map(({ tax }) => tax)) };
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReceiver, startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';
import { causeEveryEvent, singleCharge } from '#testing/paddle-emulator/every-event.ts';
import { recorded } from '#testing/paddle-emulator/recorded.ts';
import { differencesFrom } from '#testing/paddle-emulator/sdk-shapes.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let emulator: TestEmulator;
let caused: Awaited<ReturnType<typeof causeEveryEvent>>;
beforeAll(async () => {
  receiver = await startReceiver();
  emulator = await startTestEmulator({ webhookUrl: receiver.url });
  caused = await causeEveryEvent(emulator);
  await emulator.webhooksSettled();
});
afterAll(async () => {
  await emulator.stop();
  await receiver.stop();
});

type Sdk = TestEmulator['sdk'];
type Call = (sdk: Sdk, ids: typeof caused) => Promise<unknown>;

const threeDays = { from: '2026-11-20', to: '2026-11-23' };

/** Every entity that the emulator serves: the SDK's class, its wire interface, and calls that return it. */
const entities: Record<string, [type: string, calls: Record<string, Call>]> = {
  Product: ['IProductResponse', { 'a product': (sdk, { renewed }) => sdk.products.get(renewed.items[0]!.product.id) }],
  Price: [
    'IPriceResponse',
    {
      'a price': (sdk, { renewed }) => sdk.prices.get(renewed.items[0]!.price.id),
      'a price with a trial': (sdk, { trialing }) => sdk.prices.get(trialing.items[0]!.price.id),
      'a price with an override for some countries': (sdk, { inEuros }) => sdk.prices.get(inEuros.items[0]!.price!.id),
    },
  ],
  Customer: ['ICustomerResponse', { 'a customer': (sdk, { active }) => sdk.customers.get(active.customerId) }],
  CreditBalance: [
    'ICreditBalanceResponse',
    { 'the credit of a customer': (sdk, { changed }) => sdk.customers.getCreditBalance(changed.customerId) },
  ],
  Address: [
    'IAddressResponse',
    { 'an address': (sdk, { active }) => sdk.addresses.get(active.customerId, active.addressId) },
  ],
  Discount: ['IDiscountResponse', { 'a discount': (sdk, { discount }) => sdk.discounts.get(discount.id) }],
  Transaction: [
    'ITransactionResponse',
    {
      'a draft transaction': () => emulator.newTransaction(),
      'a completed transaction': (sdk, { bought }) => sdk.transactions.get(bought.id),
      'a canceled transaction': (sdk, { declined }) => sdk.transactions.get(declined.id),
      'a disputed transaction': (sdk, { disputed }) => sdk.transactions.get(disputed.id),
      'a transaction with a discount': (_, { discounted }) => emulator.transactionsOf(discounted.id),
      'a transaction in euros with tax': (sdk, { inEuros }) => sdk.transactions.get(inEuros.id),
      'a transaction with address and discount included': (sdk, { inEuros }) =>
        sdk.transactions.get(inEuros.id, { include: ['address', 'discount'] }),
      'a transaction of a trial': (_, { trialEnding }) => emulator.transactionsOf(trialEnding.id),
      'a transaction of a renewed subscription': (_, { renewed }) => emulator.transactionsOf(renewed.id),
      'a transaction of an unpaid renewal': (_, { pastDue }) => emulator.transactionsOf(pastDue.id),
      'a transaction of a change of plan': (_, { changed }) => emulator.transactionsOf(changed.id),
      'a transaction of zero for a new card': (sdk, { active }) =>
        sdk.subscriptions.getPaymentMethodChangeTransaction(active.id),
    },
  ],
  TransactionPreview: ['ITransactionPreviewResponse', { 'a preview of a transaction': previewTransaction }],
  TransactionInvoicePDF: [
    'ITransactionInvoicePDF',
    { 'an invoice': (sdk, { bought }) => sdk.transactions.getInvoicePDF(bought.id) },
  ],
  Subscription: [
    'ISubscriptionResponse',
    {
      'an active subscription': (sdk, { active }) => sdk.subscriptions.get(active.id),
      'a trialing subscription': (sdk, { trialing }) => sdk.subscriptions.get(trialing.id),
      'a paused subscription': (sdk, { paused }) => sdk.subscriptions.get(paused.id),
      'a past due subscription': (sdk, { pastDue }) => sdk.subscriptions.get(pastDue.id),
      'a subscription about to end': (sdk, { ending }) => sdk.subscriptions.get(ending.id),
      'a canceled subscription': (sdk, { canceled }) => sdk.subscriptions.get(canceled.id),
      'a subscription with a discount': (sdk, { discounted }) => sdk.subscriptions.get(discounted.id),
      'a subscription with another plan': (sdk, { changed }) => sdk.subscriptions.get(changed.id),
    },
  ],
  SubscriptionPreview: [
    'ISubscriptionPreviewResponse',
    {
      'a preview of a plan at a higher price': (sdk, { active }) => previewPlan(sdk, active.id, '7999'),
      'a preview of a cheaper plan': (sdk, { active }) => previewPlan(sdk, active.id, '1999'),
      'a preview of a one-time charge': async (sdk, { active }) =>
        sdk.subscriptions.previewOneTimeCharge(active.id, await singleCharge(emulator)),
    },
  ],
  Adjustment: [
    'IAdjustmentResponse',
    {
      'a refund': (sdk, { refund }) => sdk.adjustments.list({ id: [refund.id] }).next(),
      'a chargeback and its reversal': (sdk, { disputed }) =>
        sdk.adjustments.list({ transactionId: [disputed.id] }).next(),
    },
  ],
  NotificationSettings: [
    'INotificationSettingsResponse',
    { 'a notification setting': (sdk) => sdk.notificationSettings.list() },
  ],
  Notification: ['INotificationResponse', { 'a notification': (sdk) => sdk.notifications.list().next() }],
  NotificationLog: [
    'INotificationLogResponse',
    { 'an attempt': async (sdk) => sdk.notifications.getLogs((await firstNotification(sdk)).id).next() },
  ],
  ReplayNotification: [
    'IReplayNotificationResponse',
    { 'a replay': async (sdk) => sdk.notifications.replay((await firstNotification(sdk)).id) },
  ],
  EventType: ['IEventTypeResponse', { 'an event type': (sdk) => sdk.eventTypes.list() }],
  Report: [
    'IReportResponse',
    {
      'a report': (sdk, { report }) => sdk.reports.get(report.id),
      'a report of all adjustments': (sdk) => sdk.reports.create({ type: 'adjustments' }),
    },
  ],
  ReportCsv: [
    'IReportCsvResponse',
    { 'the file of a report': (sdk, { report }) => sdk.reports.getReportCsv(report.id) },
  ],
  MetricsTimeseriesMonthlyRecurringRevenue: [
    'IMetricsTimeseriesMonthlyRecurringRevenueResponse',
    { 'monthly recurring revenue': (sdk) => sdk.metrics.getMonthlyRecurringRevenue(threeDays) },
  ],
  MetricsTimeseriesMonthlyRecurringRevenueChange: [
    'IMetricsTimeseriesMonthlyRecurringRevenueResponse',
    { 'the change of monthly revenue': (sdk) => sdk.metrics.getMonthlyRecurringRevenueChange(threeDays) },
  ],
  MetricsTimeseriesActiveSubscribers: [
    'IMetricsTimeseriesActiveSubscribersResponse',
    { 'active subscribers': (sdk) => sdk.metrics.getActiveSubscribers(threeDays) },
  ],
  MetricsTimeseriesRevenue: [
    'IMetricsTimeseriesRevenueResponse',
    { revenue: (sdk) => sdk.metrics.getRevenue(threeDays) },
  ],
  MetricsTimeseriesRefunds: [
    'IMetricsTimeseriesRefundsResponse',
    { refunds: (sdk) => sdk.metrics.getRefunds(threeDays) },
  ],
  MetricsTimeseriesChargebacks: [
    'IMetricsTimeseriesChargebacksResponse',
    { chargebacks: (sdk) => sdk.metrics.getChargebacks(threeDays) },
  ],
  MetricsTimeseriesCheckoutConversion: [
    'IMetricsTimeseriesCheckoutConversionResponse',
    { 'checkout conversion': (sdk) => sdk.metrics.getCheckoutConversion(threeDays) },
  ],
  CustomerPortalSession: [
    'ICustomerPortalSessionResponse',
    { 'a portal session': (sdk, { active }) => sdk.customerPortalSessions.create(active.customerId, [active.id]) },
  ],
};

const cases = Object.entries(entities).flatMap(([className, [type, calls]]) =>
  Object.entries(calls).map(([what, call]) => [what, className, type, call] as const),
);

it.each(cases)('%s has every field that the SDK defines for %s', async (_what, className, type, call) => {
  const { entity, raw } = await recorded(() => call(emulator.sdk, caused));

  const made = listOf(entity);
  expect(made.length).toBeGreaterThan(0);
  for (const one of made) expect(one?.constructor.name).toBe(className);
  for (const one of listOf(raw)) expect(differencesFrom(one, type)).toEqual([]);
});

async function previewPlan(sdk: Sdk, subscriptionId: string, amount: string) {
  const price = await emulator.newPrice({ unitPrice: { amount, currencyCode: 'USD' } });
  const items = [{ priceId: price.id, quantity: 1 }];
  return sdk.subscriptions.previewUpdate(subscriptionId, { items, prorationBillingMode: 'prorated_immediately' });
}

async function previewTransaction(sdk: Sdk, { active }: typeof caused) {
  const items = [{ priceId: active.items[0]!.price.id, quantity: 1 }];
  return sdk.transactions.preview({ items, address: { countryCode: 'DE' } });
}

async function firstNotification(sdk: Sdk) {
  return (await sdk.notifications.list().next())[0]!;
}

function listOf(value: unknown): (object | null)[] {
  return Array.isArray(value) ? value : [value as object];
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReceiver, startTestEmulator, type TestEmulator } from '../test-emulator';
import { letThingsHappen, singleCharge } from './test-happenings';
import { recorded } from './test-recorded';
import { faultsAgainst } from './test-sdk-shapes';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let emulator: TestEmulator;
let happened: Awaited<ReturnType<typeof letThingsHappen>>;
beforeAll(async () => {
  receiver = await startReceiver();
  emulator = await startTestEmulator({ webhookUrl: receiver.url });
  happened = await letThingsHappen(emulator);
  await emulator.webhooksSettled();
});
afterAll(async () => {
  await emulator.stop();
  await receiver.stop();
});

type Sdk = TestEmulator['sdk'];
type Call = (sdk: Sdk, ids: typeof happened) => Promise<unknown>;

/** Every entity of the endpoints that are served: the SDK's class, its interface of the wire, and calls that answer it. */
const entities: Record<string, [type: string, calls: Record<string, Call>]> = {
  Product: ['IProductResponse', { 'a product': (sdk, { renewed }) => sdk.products.get(renewed.items[0]!.product.id) }],
  Price: [
    'IPriceResponse',
    {
      'a price': (sdk, { renewed }) => sdk.prices.get(renewed.items[0]!.price.id),
      'a price with a trial': (sdk, { trialing }) => sdk.prices.get(trialing.items[0]!.price.id),
      'a price with another one for some countries': (sdk, { inEuros }) => sdk.prices.get(inEuros.items[0]!.price!.id),
    },
  ],
  Customer: ['ICustomerResponse', { 'a customer': (sdk, { active }) => sdk.customers.get(active.customerId) }],
  CreditBalance: [
    'ICreditBalanceResponse',
    { 'what a customer has to his credit': (sdk, { changed }) => sdk.customers.getCreditBalance(changed.customerId) },
  ],
  Address: [
    'IAddressResponse',
    { 'an address': (sdk, { active }) => sdk.addresses.get(active.customerId, active.addressId) },
  ],
  Discount: ['IDiscountResponse', { 'a discount': (sdk, { discount }) => sdk.discounts.get(discount.id) }],
  Transaction: [
    'ITransactionResponse',
    {
      'a draft': () => emulator.newTransaction(),
      'a completed one': (sdk, { bought }) => sdk.transactions.get(bought.id),
      'a canceled one': (sdk, { declined }) => sdk.transactions.get(declined.id),
      'a disputed one': (sdk, { disputed }) => sdk.transactions.get(disputed.id),
      'one with a discount': (_, { discounted }) => emulator.transactionsOf(discounted.id),
      'one in euros with tax': (sdk, { inEuros }) => sdk.transactions.get(inEuros.id),
      'one with the address and discount that were asked for': (sdk, { inEuros }) =>
        sdk.transactions.get(inEuros.id, { include: ['address', 'discount'] }),
      'those of a trial': (_, { trialEnding }) => emulator.transactionsOf(trialEnding.id),
      'those of a renewed subscription': (_, { renewed }) => emulator.transactionsOf(renewed.id),
      'those of an unpaid renewal': (_, { pastDue }) => emulator.transactionsOf(pastDue.id),
      'those of a change of plan': (_, { changed }) => emulator.transactionsOf(changed.id),
      'one over nothing, for a new card': (sdk, { active }) =>
        sdk.subscriptions.getPaymentMethodChangeTransaction(active.id),
    },
  ],
  TransactionPreview: ['ITransactionPreviewResponse', { 'a preview': previewTransaction }],
  TransactionInvoicePDF: [
    'ITransactionInvoicePDF',
    { 'an invoice': (sdk, { bought }) => sdk.transactions.getInvoicePDF(bought.id) },
  ],
  Subscription: [
    'ISubscriptionResponse',
    {
      'an active one': (sdk, { active }) => sdk.subscriptions.get(active.id),
      'one in its trial': (sdk, { trialing }) => sdk.subscriptions.get(trialing.id),
      'a paused one': (sdk, { paused }) => sdk.subscriptions.get(paused.id),
      'one that is past due': (sdk, { pastDue }) => sdk.subscriptions.get(pastDue.id),
      'one about to end': (sdk, { ending }) => sdk.subscriptions.get(ending.id),
      'a canceled one': (sdk, { canceled }) => sdk.subscriptions.get(canceled.id),
      'one with a discount': (sdk, { discounted }) => sdk.subscriptions.get(discounted.id),
      'one with another plan': (sdk, { changed }) => sdk.subscriptions.get(changed.id),
    },
  ],
  SubscriptionPreview: [
    'ISubscriptionPreviewResponse',
    {
      'a dearer plan': (sdk, { active }) => previewPlan(sdk, active.id, '7999'),
      'a cheaper plan': (sdk, { active }) => previewPlan(sdk, active.id, '1999'),
      'a single charge': async (sdk, { active }) =>
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
  NotificationSettings: ['INotificationSettingsResponse', { 'the settings': (sdk) => sdk.notificationSettings.list() }],
  Notification: ['INotificationResponse', { 'the notifications': (sdk) => sdk.notifications.list().next() }],
  NotificationLog: [
    'INotificationLogResponse',
    { 'the attempts': async (sdk) => sdk.notifications.getLogs((await firstNotification(sdk)).id).next() },
  ],
  ReplayNotification: [
    'IReplayNotificationResponse',
    { 'a replay': async (sdk) => sdk.notifications.replay((await firstNotification(sdk)).id) },
  ],
  EventType: ['IEventTypeResponse', { 'the kinds of event': (sdk) => sdk.eventTypes.list() }],
  CustomerPortalSession: [
    'ICustomerPortalSessionResponse',
    { 'a session': (sdk, { active }) => sdk.customerPortalSessions.create(active.customerId, [active.id]) },
  ],
};

describe.each(Object.entries(entities))('%s is whole, as the SDK defines it:', (className, [type, calls]) => {
  it.each(Object.entries(calls))('%s', async (_what, call) => {
    const { entity, raw } = await recorded(() => call(emulator.sdk, happened));

    const made = listOf(entity);
    expect(made.length).toBeGreaterThan(0);
    for (const one of made) expect(one?.constructor.name).toBe(className);
    for (const one of listOf(raw)) expect(faultsAgainst(one, type)).toEqual([]);
  });
});

async function previewPlan(sdk: Sdk, subscriptionId: string, amount: string) {
  const price = await emulator.newPrice({ unitPrice: { amount, currencyCode: 'USD' } });
  const items = [{ priceId: price.id, quantity: 1 }];
  return sdk.subscriptions.previewUpdate(subscriptionId, { items, prorationBillingMode: 'prorated_immediately' });
}

async function previewTransaction(sdk: Sdk, { active }: typeof happened) {
  const items = [{ priceId: active.items[0]!.price.id, quantity: 1 }];
  return sdk.transactions.preview({ items, address: { countryCode: 'DE' } });
}

async function firstNotification(sdk: Sdk) {
  return (await sdk.notifications.list().next())[0]!;
}

function listOf(value: unknown): (object | null)[] {
  return Array.isArray(value) ? value : [value as object];
}

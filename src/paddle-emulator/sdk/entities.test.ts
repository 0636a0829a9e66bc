import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReceiver, startTestEmulator, type TestEmulator } from '../test-emulator';
import { letThingsHappen } from './test-happenings';
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

/** Every entity of the endpoints that are served: the SDK's class, its interface of the wire, and a call that answers it. */
const entities: [string, string, string, Call][] = [
  ['Product', 'IProductResponse', 'a product', (sdk, { renewed }) => sdk.products.get(renewed.items[0]!.product.id)],
  ['Price', 'IPriceResponse', 'a price', (sdk, { renewed }) => sdk.prices.get(renewed.items[0]!.price.id)],
  [
    'Price',
    'IPriceResponse',
    'a price with a trial',
    (sdk, { trialing }) => sdk.prices.get(trialing.items[0]!.price.id),
  ],
  ['Customer', 'ICustomerResponse', 'a customer', (sdk, { active }) => sdk.customers.get(active.customerId)],
  [
    'Address',
    'IAddressResponse',
    'an address',
    (sdk, { active }) => sdk.addresses.get(active.customerId, active.addressId),
  ],
  ['Discount', 'IDiscountResponse', 'a discount', (sdk, { discount }) => sdk.discounts.get(discount.id)],
  ['Transaction', 'ITransactionResponse', 'a draft', () => emulator.newTransaction()],
  [
    'Transaction',
    'ITransactionResponse',
    'a completed transaction',
    (sdk, { bought }) => sdk.transactions.get(bought.id),
  ],
  [
    'Transaction',
    'ITransactionResponse',
    'a canceled transaction',
    (sdk, { declined }) => sdk.transactions.get(declined.id),
  ],
  [
    'Transaction',
    'ITransactionResponse',
    'a disputed transaction',
    (sdk, { disputed }) => sdk.transactions.get(disputed.id),
  ],
  [
    'Transaction',
    'ITransactionResponse',
    'the transactions of a renewed subscription',
    (_, { renewed }) => emulator.transactionsOf(renewed.id),
  ],
  ['Transaction', 'ITransactionResponse', 'an unpaid renewal', (_, { pastDue }) => emulator.transactionsOf(pastDue.id)],
  [
    'Transaction',
    'ITransactionResponse',
    'a transaction over nothing for a new card',
    (sdk, { active }) => sdk.subscriptions.getPaymentMethodChangeTransaction(active.id),
  ],
  [
    'TransactionPreview',
    'ITransactionPreviewResponse',
    'a preview of a transaction',
    (sdk, { active }) =>
      sdk.transactions.preview({
        items: [{ priceId: active.items[0]!.price.id, quantity: 1 }],
        address: { countryCode: 'DE', postalCode: null },
      } as never),
  ],
  [
    'TransactionInvoicePDF',
    'ITransactionInvoicePDF',
    'an invoice',
    (sdk, { bought }) => sdk.transactions.getInvoicePDF(bought.id),
  ],
  [
    'Subscription',
    'ISubscriptionResponse',
    'an active subscription',
    (sdk, { active }) => sdk.subscriptions.get(active.id),
  ],
  [
    'Subscription',
    'ISubscriptionResponse',
    'a subscription in its trial',
    (sdk, { trialing }) => sdk.subscriptions.get(trialing.id),
  ],
  [
    'Subscription',
    'ISubscriptionResponse',
    'a paused subscription',
    (sdk, { paused }) => sdk.subscriptions.get(paused.id),
  ],
  [
    'Subscription',
    'ISubscriptionResponse',
    'a past due subscription',
    (sdk, { pastDue }) => sdk.subscriptions.get(pastDue.id),
  ],
  [
    'Subscription',
    'ISubscriptionResponse',
    'a subscription about to end',
    (sdk, { ending }) => sdk.subscriptions.get(ending.id),
  ],
  [
    'Subscription',
    'ISubscriptionResponse',
    'a canceled subscription',
    (sdk, { canceled }) => sdk.subscriptions.get(canceled.id),
  ],
  ['SubscriptionPreview', 'ISubscriptionPreviewResponse', 'a preview of a change of plan', previewChange],
  [
    'Adjustment',
    'IAdjustmentResponse',
    'a refund',
    (sdk, { refund }) => sdk.adjustments.list({ id: [refund.id] }).next(),
  ],
  [
    'Adjustment',
    'IAdjustmentResponse',
    'chargebacks',
    (sdk, { disputed }) => sdk.adjustments.list({ transactionId: [disputed.id] }).next(),
  ],
  [
    'NotificationSettings',
    'INotificationSettingsResponse',
    'notification settings',
    (sdk) => sdk.notificationSettings.list(),
  ],
  ['Notification', 'INotificationResponse', 'notifications', (sdk) => sdk.notifications.list().next()],
  ['NotificationLog', 'INotificationLogResponse', 'the attempts of a notification', logs],
  [
    'ReplayNotification',
    'IReplayNotificationResponse',
    'a replay',
    async (sdk) => sdk.notifications.replay((await firstNotification(sdk)).id),
  ],
  ['EventType', 'IEventTypeResponse', 'the kinds of event', (sdk) => sdk.eventTypes.list()],
  [
    'CustomerPortalSession',
    'ICustomerPortalSessionResponse',
    'a portal session',
    (sdk, { active }) => sdk.customerPortalSessions.create(active.customerId, [active.id]),
  ],
];

describe('entities are whole, as the SDK defines them', () => {
  it.each(entities)('%s of %s: %s', async (className, type, _what, call) => {
    const { entity, raw } = await recorded(() => call(emulator.sdk, happened));

    const made = listOf(entity);
    expect(made.length).toBeGreaterThan(0);
    for (const one of made) expect(one?.constructor.name).toBe(className);
    for (const one of listOf(raw)) expect(faultsAgainst(one, type)).toEqual([]);
  });
});

async function previewChange(sdk: Sdk, { active }: typeof happened) {
  const price = await emulator.newPrice({ unitPrice: { amount: '7999', currencyCode: 'USD' } });
  const items = [{ priceId: price.id, quantity: 1 }];
  return sdk.subscriptions.previewUpdate(active.id, { items, prorationBillingMode: 'prorated_immediately' });
}

async function firstNotification(sdk: Sdk) {
  return (await sdk.notifications.list().next())[0]!;
}

async function logs(sdk: Sdk) {
  return sdk.notifications.getLogs((await firstNotification(sdk)).id).next();
}

function listOf(value: unknown): (object | null)[] {
  return Array.isArray(value) ? value : [value as object];
}

import { dayMs } from '#paddle-emulator/platform/clock.ts';
import { declinedCard, goodCard, renewalsDeclinedCard, type TestEmulator } from './emulator.ts';

const day = dayMs / 1000;
const trialPeriod = { interval: 'day', frequency: 7, requiresPaymentMethod: true } as const;

/** Causes every event about a buyer at least once, and returns the entities. */
export async function causeEveryEvent(emulator: TestEmulator) {
  const { sdk } = emulator;
  const wait = (seconds: number) => emulator.postJson('/emulator/clock', { advance_seconds: seconds });
  const archivedPrice = await emulator.newPrice();
  await sdk.prices.archive(archivedPrice.id);
  await sdk.products.update(archivedPrice.productId, { description: 'Kites' });
  const discount = await sdk.discounts.create({ type: 'percentage', amount: '10', description: 'Autumn', recur: true });
  await sdk.discounts.update(discount.id, { description: 'Late autumn' });

  const declined = await emulator.newTransaction();
  await emulator.pay(declined.id, declinedCard);
  await sdk.transactions.update(declined.id, { status: 'canceled' });

  const active = await emulator.subscribe();
  await sdk.customers.update(active.customerId, { name: 'Maya' });
  await sdk.addresses.update(active.customerId, active.addressId, { city: 'Malmö' });
  const [bought] = await emulator.transactionsOf(active.id);
  const partOf = [{ itemId: bought!.details!.lineItems[0]!.id, type: 'partial' as const, amount: '100' }];
  const rejected = await sdk.adjustments.create({ ...refundOf(bought!.id), type: 'partial', items: partOf });
  await emulator.postJson(`/emulator/adjustments/${rejected.id}/reject`, {});
  const refund = await sdk.adjustments.create({ ...refundOf(bought!.id), type: 'partial', items: partOf });

  const trialing = await emulator.subscribe(goodCard, { trialPeriod });
  const trialEnding = await emulator.subscribe(goodCard, { trialPeriod: { ...trialPeriod, frequency: 1 } });
  const disputed = await emulator.newTransaction();
  await emulator.pay(disputed.id);
  await emulator.postJson(`/emulator/transactions/${disputed.id}/chargeback`, {});
  await emulator.postJson(`/emulator/transactions/${disputed.id}/chargeback-reverse`, {});

  const paused = await emulator.subscribe();
  await sdk.subscriptions.pause(paused.id, { effectiveFrom: 'immediately' });
  const resumed = await emulator.subscribe();
  await sdk.subscriptions.pause(resumed.id, { effectiveFrom: 'immediately' });
  await sdk.subscriptions.resume(resumed.id, { effectiveFrom: 'immediately' });
  const canceled = await emulator.subscribe();
  await sdk.subscriptions.cancel(canceled.id, { effectiveFrom: 'immediately' });
  await wait(2 * day);

  const changed = await emulator.subscribe();
  await changePlan(emulator, changed.id, '7999');
  await changePlan(emulator, changed.id, '999');
  await sdk.subscriptions.createOneTimeCharge(changed.id, await singleCharge(emulator));
  const discounted = await subscribeWithDiscount(emulator, discount.id);
  const inEuros = await buyInEuros(emulator);

  const ending = await emulator.subscribe();
  await sdk.subscriptions.cancel(ending.id, {});
  const shortCycle = { billingCycle: { interval: 'day', frequency: 1 } as const };
  const pastDue = await emulator.subscribe(renewalsDeclinedCard, shortCycle);
  const renewed = await emulator.subscribe(goodCard, shortCycle);
  await wait(1.5 * day);
  await emulator.postJson('/emulator/payouts', {});
  const report = await sdk.reports.create({ type: 'payout_reconciliation' });
  await sdk.reports.get(report.id);
  const subscriptions = {
    active,
    canceled,
    changed,
    discounted,
    ending,
    pastDue,
    paused,
    renewed,
    trialEnding,
    trialing,
  };
  return { ...subscriptions, bought: bought!, declined, discount, disputed, inEuros, refund, report };
}

/** A one-time charge of a subscription. */
export async function singleCharge(emulator: TestEmulator) {
  const once = await emulator.newPrice({ billingCycle: null });
  return { effectiveFrom: 'immediately' as const, items: [{ priceId: once.id, quantity: 1 }] };
}

async function changePlan(emulator: TestEmulator, id: string, amount: string) {
  const price = await emulator.newPrice({ unitPrice: { amount, currencyCode: 'USD' } });
  const items = [{ priceId: price.id, quantity: 1 }];
  await emulator.sdk.subscriptions.update(id, { items, prorationBillingMode: 'prorated_immediately' });
}

async function subscribeWithDiscount(emulator: TestEmulator, discountId: string) {
  const transaction = await emulator.newTransaction();
  await emulator.sdk.transactions.update(transaction.id, { discountId });
  await emulator.pay(transaction.id);
  const { subscriptionId } = await emulator.sdk.transactions.get(transaction.id);
  return emulator.sdk.subscriptions.get(subscriptionId!);
}

async function buyInEuros(emulator: TestEmulator) {
  const { id } = await emulator.newTransaction({
    unitPriceOverrides: [{ countryCodes: ['DE', 'FR'], unitPrice: { amount: '3299', currencyCode: 'EUR' } }],
  });
  await emulator.pay(id, { ...goodCard, country: 'DE' });
  return emulator.sdk.transactions.get(id);
}

function refundOf(transactionId: string) {
  return { action: 'refund', transactionId, reason: 'asked for' } as const;
}

import { declinedCard, goodCard, renewalsDeclinedCard, type TestEmulator } from '../test-emulator';

const day = 86_400;
const trialPeriod = { interval: 'day', frequency: 7, requiresPaymentMethod: true } as const;

/** Lets everything happen once that can happen to a buyer, and gives the ids of what came of it. */
export async function letThingsHappen(emulator: TestEmulator) {
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

  const ending = await emulator.subscribe();
  await sdk.subscriptions.cancel(ending.id, {});
  const shortCycle = { billingCycle: { interval: 'day', frequency: 1 } as const };
  const pastDue = await emulator.subscribe(renewalsDeclinedCard, shortCycle);
  const renewed = await emulator.subscribe(goodCard, shortCycle);
  await wait(1.5 * day);
  return {
    active,
    bought: bought!,
    declined,
    discount,
    ending,
    canceled,
    pastDue,
    paused,
    refund,
    renewed,
    trialing,
    trialEnding,
    disputed,
  };
}

function refundOf(transactionId: string) {
  return { action: 'refund', transactionId, reason: 'asked for' } as const;
}

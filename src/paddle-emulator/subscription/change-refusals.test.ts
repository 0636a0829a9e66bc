import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addMs,
  goodCard,
  renewalsDeclinedCard,
  startTestEmulator,
  type TestEmulator,
} from '#testing/paddle-emulator/emulator.ts';

const realMs = Date.UTC(2027, 0, 1, 12);

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator({ clock: () => realMs });
});
afterAll(() => emulator.stop());

const sdk = () => emulator.sdk;
const newHigherPrice = () => emulator.newPrice({ unitPrice: { amount: '5999', currencyCode: 'USD' } });
const to = (priceId: string) => ({
  items: [{ priceId, quantity: 1 }],
  prorationBillingMode: 'prorated_immediately' as const,
});
const codeOf = (id: string, body: object) =>
  sdk()
    .subscriptions.update(id, body)
    .then(
      () => 'done',
      ({ code }) => code,
    );

it('a subscription change without a proration mode, items or suitable prices is refused', async () => {
  const { id } = await emulator.subscribe();
  const euro = await emulator.newPrice({ unitPrice: { amount: '999', currencyCode: 'EUR' } });
  const once = await emulator.newPrice({ billingCycle: null });
  const fine = await newHigherPrice();

  expect(await codeOf(id, { items: to(fine.id).items })).toBe(
    'subscription_items_update_missing_proration_billing_mode',
  );
  expect(await codeOf(id, { ...to(fine.id), items: [] })).toBe('subscription_all_items_removed');
  const twice = [...to(fine.id).items, ...to(fine.id).items];
  expect(await codeOf(id, { ...to(fine.id), items: twice })).toBe('subscription_duplicate_price_ids');
  expect(await codeOf(id, to(euro.id))).toBe('subscription_new_items_not_valid');
  expect(await codeOf(id, to(once.id))).toBe('subscription_new_items_not_valid');
  expect(await codeOf(id, to('pri_unknown'))).toBe('subscription_new_items_not_valid');
  const many = { ...to(fine.id), items: [{ priceId: fine.id, quantity: 101 }] };
  expect(await codeOf(id, many)).toBe('subscription_quantity_not_valid');
});

it('a subscription is not changed when past due, canceled, about to change or renew, or billed in a trial', async () => {
  const price = await newHigherPrice();
  const trial = { trialPeriod: { interval: 'day', frequency: 7, requiresPaymentMethod: true } } as const;
  const trialing = await emulator.subscribe(goodCard, trial);
  expect(await codeOf(trialing.id, to(price.id))).toBe('subscription_trialing_items_update_invalid_options');
  expect(await codeOf(trialing.id, { ...to(price.id), prorationBillingMode: 'do_not_bill' })).toBe('done');

  const leaving = await emulator.subscribe();
  await sdk().subscriptions.cancel(leaving.id, {});
  expect(await codeOf(leaving.id, to(price.id))).toBe('subscription_locked_pending_changes');

  const unpaid = await emulator.subscribe(renewalsDeclinedCard);
  const renewing = await emulator.subscribe();
  await emulator.advanceTo(addMs(renewing.nextBilledAt!, -60_000));
  expect(await codeOf(renewing.id, to(price.id))).toBe('subscription_locked_renewal');
  await emulator.advanceTo(addMs(unpaid.nextBilledAt!, 60_000));
  expect(await codeOf(unpaid.id, to(price.id))).toBe('subscription_update_when_past_due');
  expect(await codeOf(leaving.id, to(price.id))).toBe('subscription_update_when_canceled');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#paddle-emulator/platform/clock.ts';
import {
  addMs,
  goodCard,
  renewalsDeclinedCard,
  startTestEmulator,
  type TestEmulator,
} from '#testing/paddle-emulator/emulator.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.stop());

const sdk = () => emulator.sdk;

it('a scheduled pause with an end starts after the period and ends by itself with a charge', async () => {
  const { id, nextBilledAt } = await emulator.subscribe();
  const resumeAt = addMs(nextBilledAt!, 61 * dayMs);

  const planned = await sdk().subscriptions.pause(id, { effectiveFrom: 'next_billing_period', resumeAt });
  expect(planned).toMatchObject({
    status: 'active',
    scheduledChange: { action: 'pause', effectiveAt: nextBilledAt, resumeAt },
  });

  await emulator.advanceTo(nextBilledAt!);
  expect(await sdk().subscriptions.get(id)).toMatchObject({
    status: 'paused',
    pausedAt: nextBilledAt,
    currentBillingPeriod: null,
    nextBilledAt: null,
    scheduledChange: { action: 'resume', effectiveAt: resumeAt, resumeAt: null },
  });
  expect(await emulator.transactionsOf(id)).toHaveLength(1);

  await emulator.advanceTo(resumeAt);
  const resumed = await sdk().subscriptions.get(id);
  expect(resumed).toMatchObject({
    status: 'active',
    pausedAt: null,
    scheduledChange: null,
    currentBillingPeriod: { startsAt: resumeAt, endsAt: addMs(resumeAt, 28 * dayMs) },
  });
  const [, renewal] = await emulator.transactionsOf(id);
  expect(renewal).toMatchObject({ status: 'completed', billingPeriod: resumed.currentBillingPeriod });
  expect((await emulator.eventsOf(id)).slice(-7)).toEqual([
    'subscription.updated',
    'subscription.paused',
    'subscription.updated',
    'subscription.resumed',
    'transaction.created',
    'transaction.updated',
    'transaction.completed',
  ]);
});

it('a scheduled pause can be undone', async () => {
  const { id, nextBilledAt } = await emulator.subscribe();
  await sdk().subscriptions.pause(id, { resumeAt: addMs(nextBilledAt!, 30 * dayMs) });

  const kept = await sdk().subscriptions.update(id, { scheduledChange: null });
  await emulator.advanceTo(addMs(nextBilledAt!, 1000));

  expect(kept.scheduledChange).toBeNull();
  expect((await sdk().subscriptions.get(id)).status).toBe('active');
});

it('an immediate pause with an end lasts until that day', async () => {
  const { id, startedAt } = await emulator.subscribe();
  const resumeAt = addMs(startedAt!, 10 * dayMs);

  const paused = await sdk().subscriptions.pause(id, { effectiveFrom: 'immediately', resumeAt });

  expect(paused).toMatchObject({ status: 'paused', scheduledChange: { action: 'resume', effectiveAt: resumeAt } });
});

it('a paused subscription can be resumed early, and resumes once', async () => {
  const { id, startedAt } = await emulator.subscribe();
  const resumeAt = addMs(startedAt!, 60 * dayMs);
  await sdk().subscriptions.pause(id, { effectiveFrom: 'immediately', resumeAt });

  const resumed = await sdk().subscriptions.resume(id, { effectiveFrom: 'immediately' });

  expect(resumed).toMatchObject({ status: 'active', scheduledChange: null });
  await expect(sdk().subscriptions.resume(id, { effectiveFrom: 'immediately' })).rejects.toMatchObject({
    code: 'subscription_is_active_action_invalid',
  });
});

it('a pause without an end can get one', async () => {
  const { id, startedAt, nextBilledAt } = await emulator.subscribe();
  await sdk().subscriptions.pause(id, {});
  const planned = await sdk().subscriptions.resume(id, { effectiveFrom: addMs(nextBilledAt!, dayMs) });
  expect(planned.scheduledChange).toMatchObject({ action: 'pause', resumeAt: addMs(nextBilledAt!, dayMs) });

  await sdk().subscriptions.update(id, { scheduledChange: null });
  await sdk().subscriptions.pause(id, { effectiveFrom: 'immediately' });
  const paused = await sdk().subscriptions.resume(id, { effectiveFrom: addMs(startedAt!, 300 * dayMs) });
  expect(paused.scheduledChange).toMatchObject({ action: 'resume', effectiveAt: addMs(startedAt!, 300 * dayMs) });
});

it('a pause cannot end before it starts', async () => {
  const { id, nextBilledAt } = await emulator.subscribe();

  await expect(sdk().subscriptions.pause(id, { resumeAt: nextBilledAt })).rejects.toMatchObject({
    code: 'invalid_field',
    errors: [{ field: 'resume_at' }],
  });
  await expect(sdk().subscriptions.pause(id, { resumeAt: 'soon' })).rejects.toMatchObject({ code: 'invalid_field' });
});

it('a pause does not close an open card form', async () => {
  const { id } = await emulator.subscribe();
  const card = await sdk().subscriptions.getPaymentMethodChangeTransaction(id);

  await sdk().subscriptions.pause(id, { effectiveFrom: 'immediately' });

  expect((await emulator.pay(card.id)).data.kind).toBe('completed');
});

it('a pause of a trial starts at its end', async () => {
  const { id, nextBilledAt } = await emulator.subscribe(goodCard, {
    trialPeriod: { interval: 'day', frequency: 7, requiresPaymentMethod: true },
  });

  await expect(sdk().subscriptions.pause(id, { effectiveFrom: 'immediately' })).rejects.toMatchObject({
    code: 'subscription_trialing_pause_immediately_invalid',
  });
  await sdk().subscriptions.pause(id, {});
  await emulator.advanceTo(nextBilledAt!);
  expect((await sdk().subscriptions.get(id)).status).toBe('paused');
  expect(await emulator.transactionsOf(id)).toHaveLength(1);
});

it('a pause that ends with a declined card makes the subscription past due', async () => {
  const { id } = await emulator.subscribe(renewalsDeclinedCard);
  await sdk().subscriptions.pause(id, { effectiveFrom: 'immediately' });

  const resumed = await sdk().subscriptions.resume(id, { effectiveFrom: 'immediately' });

  expect(resumed.status).toBe('past_due');
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';

let emulator: TestEmulator;
beforeEach(async () => {
  emulator = await startTestEmulator();
});
afterEach(() => emulator.stop());

const panel = async () => (await fetch(`${emulator.url}/`)).text();
/** The paths of the panel's buttons. */
const buttons = async () => [...(await panel()).matchAll(/data-(?:post|put)="([^"]+)"/g)].map(([, path]) => path);

it('the panel says first that no money is real, and loads nothing from elsewhere', async () => {
  const response = await fetch(`${emulator.url}/`);
  const page = await response.text();

  expect(page).toContain('<strong>Test mode:</strong> no real money');
  expect(page).not.toMatch(/(?:src|href)="https?:/);
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
});

it('the emulator serves the typeface of its pages', async () => {
  const response = await fetch(`${emulator.url}/emulator/figtree.woff2`);

  expect(response.headers.get('content-type')).toBe('font/woff2');
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2');
});

it('the panel escapes names', async () => {
  await emulator.newTransaction({}, '<script>alert(1)</script>@example.com');

  const page = await panel();

  expect(page).not.toContain('<script>alert');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;@example.com');
});

it('the panel offers to move to the next event when there is one', async () => {
  expect(await panel()).not.toContain('To the next event');

  const { nextBilledAt } = await emulator.subscribe();

  expect(await panel()).toContain(`Next: renewal, ${nextBilledAt!.slice(0, 16).replace('T', ' ')}`);
});

it('the panel offers a chargeback of each completed payment, and its reversal', async () => {
  const { id } = await emulator.newTransaction();
  expect(await buttons()).not.toContain(`/emulator/transactions/${id}/chargeback`);
  await emulator.pay(id);
  expect(await buttons()).toContain(`/emulator/transactions/${id}/chargeback`);

  await emulator.postJson(`/emulator/transactions/${id}/chargeback`, {});
  expect(await buttons()).toContain(`/emulator/transactions/${id}/chargeback-reverse`);

  await emulator.postJson(`/emulator/transactions/${id}/chargeback-reverse`, {});
  expect(await buttons()).toContain(`/emulator/transactions/${id}/chargeback`);
});

it('the panel offers a decision only on a pending refund', async () => {
  const { id } = await emulator.newTransaction();
  await emulator.pay(id);
  const refund = await emulator.sdk.adjustments.create({
    action: 'refund',
    type: 'full',
    transactionId: id,
    reason: 'asked for',
  } as Parameters<typeof emulator.sdk.adjustments.create>[0]);
  const approve = `/emulator/adjustments/${refund.id}/approve`;
  expect(await buttons()).toContain(approve);

  await emulator.postJson(approve, {});

  expect(await buttons()).not.toContain(approve);
});

it('renewals are declined while the switch is on, and paid again once it is off', async () => {
  const { id, nextBilledAt } = await emulator.subscribe();
  const path = `/emulator/subscriptions/${id}/renewals`;
  expect(await panel()).toContain(`aria-pressed="false" data-post="${path}"`);

  await emulator.postJson(path, { renewals: 'decline' });
  expect(await panel()).toContain(`aria-pressed="true" data-post="${path}"`);
  await emulator.advanceTo(nextBilledAt!);

  expect((await emulator.sdk.subscriptions.get(id)).status).toBe('past_due');
});

it('renewals cannot be switched for an unknown subscription', async () => {
  const answer = await emulator.postJson('/emulator/subscriptions/sub_1/renewals', { renewals: 'decline' });

  expect(answer).toMatchObject({ error: { code: 'not_found' } });
});

it('the panel leads to the card form for a new card', async () => {
  const { id } = await emulator.subscribe();

  const response = await fetch(`${emulator.url}/emulator/subscriptions/${id}/card`, { redirect: 'manual' });

  expect(response.status).toBe(302);
  const transactionId = response.headers.get('location')!.split('/').at(-1)!;
  expect(await emulator.sdk.transactions.get(transactionId)).toMatchObject({
    subscriptionId: id,
    origin: 'subscription_payment_method_change',
  });
});

it('the panel shows the active faults', async () => {
  expect(await panel()).toContain('All is well.');

  await emulator.setFaults({ api: [{ answer: 'hang', method: 'POST', path: '/adjustments', calls: 2 }] });

  expect(await panel()).toContain('No answer: POST /adjustments, 2 calls more');
});

it('the panel shows each notification with its attempts, and replays it', async () => {
  await emulator.stop();
  emulator = await startTestEmulator({ webhookUrl: 'http://127.0.0.1:1/' });
  await emulator.sdk.customers.create({ email: 'maya@example.com' });
  await emulator.webhooksSettled();

  const page = await panel();

  expect(page).toContain('customer.created');
  expect(page).toContain('needs retry');
  expect(page).toContain('1 × no answer');
  const [notification] = await emulator.sdk.notifications.list().next();
  expect(await buttons()).toContain(`/emulator/notifications/${notification!.id}/replay`);
});

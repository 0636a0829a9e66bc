import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestEmulator, type TestEmulator } from '../test-emulator';

let emulator: TestEmulator;
beforeEach(async () => {
  emulator = await startTestEmulator();
});
afterEach(() => emulator.stop());

const panel = async () => (await fetch(`${emulator.url}/`)).text();
/** Paths the panel's buttons send to. */
const buttons = async () => [...(await panel()).matchAll(/data-(?:post|put)="([^"]+)"/g)].map(([, path]) => path);

it('says at once that no money is real, and loads nothing from elsewhere', async () => {
  const response = await fetch(`${emulator.url}/`);
  const page = await response.text();

  expect(page).toContain('<strong>Test mode:</strong> no real money');
  expect(page).not.toMatch(/(?:src|href)="https?:/);
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
});

it('serves the typeface that its pages ask for', async () => {
  const response = await fetch(`${emulator.url}/emulator/figtree.woff2`);

  expect(response.headers.get('content-type')).toBe('font/woff2');
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2');
});

it('shows names that would be HTML as they are', async () => {
  await emulator.newTransaction({}, '<script>alert(1)</script>@example.com');

  const page = await panel();

  expect(page).not.toContain('<script>alert');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;@example.com');
});

it('moves to the next event when there is one', async () => {
  expect(await panel()).not.toContain('To the next event');

  const { nextBilledAt } = await emulator.subscribe();

  expect(await panel()).toContain(`Next: renewal, ${nextBilledAt!.slice(0, 16).replace('T', ' ')}`);
});

it('lets each completed payment be disputed, and the dispute be lost by the buyer', async () => {
  const { id } = await emulator.newTransaction();
  expect(await buttons()).not.toContain(`/emulator/transactions/${id}/chargeback`);
  await emulator.pay(id);
  expect(await buttons()).toContain(`/emulator/transactions/${id}/chargeback`);

  await emulator.postJson(`/emulator/transactions/${id}/chargeback`, {});
  expect(await buttons()).toContain(`/emulator/transactions/${id}/chargeback-reverse`);

  await emulator.postJson(`/emulator/transactions/${id}/chargeback-reverse`, {});
  expect(await buttons()).toContain(`/emulator/transactions/${id}/chargeback`);
});

it('offers the decision on a refund that waits, and on no other', async () => {
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

describe('the renewals of a card', () => {
  it('are declined once the switch is on, and go through again once it is off', async () => {
    const { id, nextBilledAt } = await emulator.subscribe();
    const path = `/emulator/subscriptions/${id}/renewals`;
    expect(await panel()).toContain(`aria-pressed="false" data-post="${path}"`);

    await emulator.postJson(path, { renewals: 'decline' });
    expect(await panel()).toContain(`aria-pressed="true" data-post="${path}"`);
    await emulator.advanceTo(nextBilledAt!);

    expect((await emulator.sdk.subscriptions.get(id)).status).toBe('past_due');
  });

  it('can only be switched for a subscription that is there', async () => {
    const answer = await emulator.postJson('/emulator/subscriptions/sub_1/renewals', { renewals: 'decline' });

    expect(answer).toMatchObject({ error: { code: 'not_found' } });
  });
});

it('leads to the card form for a new card', async () => {
  const { id } = await emulator.subscribe();

  const response = await fetch(`${emulator.url}/emulator/subscriptions/${id}/card`, { redirect: 'manual' });

  expect(response.status).toBe(302);
  const transactionId = response.headers.get('location')!.split('/').at(-1)!;
  expect(await emulator.sdk.transactions.get(transactionId)).toMatchObject({
    subscriptionId: id,
    origin: 'subscription_payment_method_change',
  });
});

it('says what goes wrong on purpose', async () => {
  expect(await panel()).toContain('All is well.');

  await emulator.setFaults({ api: [{ answer: 'hang', method: 'POST', path: '/adjustments', calls: 2 }] });

  expect(await panel()).toContain('No answer: POST /adjustments, 2 calls more');
});

it('shows what was told, each attempt, and sends it again', async () => {
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

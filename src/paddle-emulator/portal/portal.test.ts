import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
beforeEach(() => emulator.reset());
afterAll(() => emulator.stop());

async function open() {
  const { id, customerId } = await emulator.subscribe();
  const { urls } = await emulator.sdk.customerPortalSessions.create(customerId, [id]);
  const [links] = urls.subscriptions;
  return { customerId, overview: urls.general.overview, ...links! };
}

it('a portal session has secret links for the named subscriptions', async () => {
  const { id, customerId } = await emulator.subscribe();

  const session = await emulator.sdk.customerPortalSessions.create(customerId, [id]);
  const other = await emulator.sdk.customerPortalSessions.create(customerId, []);

  expect(session).toMatchObject({ customerId, id: expect.stringMatching(/^cpls_[a-z\d]{26}$/) });
  expect(session.urls.general.overview).toMatch(new RegExp(`^${emulator.url}/portal/[a-f\\d]{64}$`));
  expect(session.urls.subscriptions.map((links) => links.id)).toEqual([id]);
  expect(other.urls.subscriptions).toEqual([]);
  expect(other.urls.general.overview).not.toBe(session.urls.general.overview);
});

it('a portal session is refused for the subscription of another customer', async () => {
  const { id } = await emulator.subscribe();
  const stranger = await emulator.sdk.customers.create({ email: 'stranger@example.com' });

  await expect(emulator.sdk.customerPortalSessions.create(stranger.id, [id])).rejects.toMatchObject({
    code: 'invalid_field',
    errors: [{ field: 'subscription_ids.0', message: expect.any(String) }],
  });
  await expect(emulator.sdk.customerPortalSessions.create('ctm_01aaaaaaaaaaaaaaaaaaaaaaaa', [])).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('the token of a portal session is not stored', async () => {
  const { overview } = await open();
  const token = overview.split('/').at(-1)!;

  expect(JSON.stringify(await (await fetch(`${emulator.url}/emulator/state`)).json())).not.toContain(token);
});

it('the portal shows subscriptions and payments, and is neither cached nor framed', async () => {
  const { overview } = await open();

  const response = await fetch(overview);
  const page = await response.text();

  expect(response.status).toBe(200);
  expect(page).toContain('Test mode');
  expect(page).toContain('Everkite');
  expect(page).toContain('$35.99');
  expect(page).toContain('Invoice');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

it('the portal cancels a subscription once, at the end of the paid period', async () => {
  const { id, cancelSubscription } = await open();
  expect(await (await fetch(cancelSubscription)).text()).toContain('Cancel your subscription?');
  const path = cancelSubscription.slice(emulator.url.length);

  await emulator.postJson(path, {});

  expect((await emulator.sdk.subscriptions.get(id)).scheduledChange).toMatchObject({ action: 'cancel' });
  expect(await (await fetch(cancelSubscription)).text()).toContain('Nothing more is charged');
  expect(await emulator.postJson(path, {})).toMatchObject({ error: { code: 'subscription_locked_pending_changes' } });
});

it('the portal leads to the card form of the subscription', async () => {
  const { updateSubscriptionPaymentMethod, id } = await open();

  const response = await fetch(updateSubscriptionPaymentMethod, { redirect: 'manual' });

  expect(response.status).toBe(302);
  const transactionId = response.headers.get('location')!.split('/').at(-1)!;
  expect(await emulator.sdk.transactions.get(transactionId)).toMatchObject({ subscriptionId: id });
});

it('the portal shows nothing for an unknown token', async () => {
  await open();

  expect((await fetch(`${emulator.url}/portal/${'0'.repeat(64)}`)).status).toBe(404);
});

it('the portal shows nothing after an hour', async () => {
  const { overview, cancelSubscription, id } = await open();
  await emulator.postJson('/emulator/clock', { advance_seconds: 3600 });

  expect((await fetch(overview)).status).toBe(404);
  const refused = await emulator.postJson(cancelSubscription.slice(emulator.url.length), {});
  expect(refused).toMatchObject({ error: { code: 'not_found' } });
  expect((await emulator.sdk.subscriptions.get(id)).scheduledChange).toBeNull();
});

it('the portal never changes the subscription of another customer', async () => {
  const { overview } = await open();
  const other = await emulator.subscribe();

  const refused = await emulator.postJson(
    `${overview.slice(emulator.url.length)}/subscriptions/${other.id}/cancel`,
    {},
  );

  expect(refused).toMatchObject({ error: { code: 'not_found' } });
  expect((await emulator.sdk.subscriptions.get(other.id)).scheduledChange).toBeNull();
});

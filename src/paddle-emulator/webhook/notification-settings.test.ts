import { Webhooks } from '@paddle/paddle-node-sdk';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startReceiver, startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';

let application: Awaited<ReturnType<typeof startReceiver>>;
let other: Awaited<ReturnType<typeof startReceiver>>;
let emulator: TestEmulator;
beforeEach(async () => {
  application = await startReceiver();
  other = await startReceiver();
  emulator = await startTestEmulator({ webhookUrl: application.url, webhookSecret: 'from the start' });
});
afterEach(async () => {
  await emulator.stop();
  await application.stop();
  await other.stop();
});

const settings = () => emulator.sdk.notificationSettings;
const typesAt = ({ received }: typeof other) => received.map(({ body }) => JSON.parse(body).event_type);
const products = { description: 'Products', subscribedEvents: ['product.created'], type: 'url' } as const;
const newProducts = () => ({ ...products, subscribedEvents: [...products.subscribedEvents], destination: other.url });

it('the first notification setting comes from the start options and subscribes to all events about buying and payouts', async () => {
  const [first, ...more] = await settings().list();

  expect(more).toEqual([]);
  expect(first).toMatchObject({
    destination: application.url,
    endpointSecretKey: 'from the start',
    active: true,
    apiVersion: 1,
  });
  const kinds = new Set(first!.subscribedEvents.map(({ name }) => name.split('.')[0]));
  expect([...kinds]).toEqual(['address', 'adjustment', 'customer', 'payout', 'subscription', 'transaction']);
});

it('each setting gets only its events, signed with its own secret', async () => {
  const setting = await settings().create(newProducts());
  expect(setting.endpointSecretKey).toMatch(/^pdl_ntfset_[a-z\d]{26}_[a-z\d]{32}$/);

  await emulator.sdk.products.create({ name: 'Everkite', taxCategory: 'saas' });
  await emulator.sdk.customers.create({ email: 'maya@example.com' });
  await emulator.webhooksSettled();

  expect(typesAt(other)).toEqual(['product.created']);
  expect(typesAt(application)).toEqual(['customer.created']);
  const [{ body, signature }] = other.received as [(typeof other.received)[0]];
  const event = await new Webhooks().unmarshal(body, setting.endpointSecretKey, signature);
  expect(event.eventType).toBe('product.created');
});

it('a setting gets no events while it is off, and gets them again once it is on', async () => {
  const { id } = await settings().create(newProducts());
  await settings().update(id, { active: false });
  await emulator.sdk.products.create({ name: 'Unheard', taxCategory: 'saas' });
  await settings().update(id, { active: true });
  await emulator.sdk.products.create({ name: 'Heard', taxCategory: 'saas' });
  await emulator.webhooksSettled();

  expect(other.received.map(({ body }) => JSON.parse(body).data.name)).toEqual(['Heard']);
});

it('destination and events of a setting can be changed', async () => {
  const { id } = await settings().create({ ...newProducts(), destination: 'http://127.0.0.1:1/' });

  const changed = await settings().update(id, { destination: other.url, subscribedEvents: ['customer.created'] });
  await emulator.sdk.customers.create({ email: 'maya@example.com' });
  await emulator.webhooksSettled();

  expect(await settings().get(id)).toEqual(changed);
  expect(typesAt(other)).toEqual(['customer.created']);
});

it('a setting is deleted with its notifications', async () => {
  const { id } = await settings().create(newProducts());
  await emulator.sdk.products.create({ name: 'Everkite', taxCategory: 'saas' });
  await emulator.webhooksSettled();

  await settings().delete(id);

  await expect(settings().get(id)).rejects.toMatchObject({ code: 'not_found' });
  const left = await emulator.sdk.notifications.list({ notificationSettingId: [id] }).next();
  expect(left).toEqual([]);
});

it.each([
  [{ subscribedEvents: ['nothing.happened'] }],
  [{ subscribedEvents: [] }],
  [{ destination: 'mailto:maya@example.com' }],
  [{ type: 'email' }],
])('a setting with %j is refused', async (more) => {
  const body = { ...newProducts(), ...more } as Parameters<ReturnType<typeof settings>['create']>[0];
  await expect(settings().create(body)).rejects.toMatchObject({ code: 'invalid_field' });
});

it('an eleventh active setting is refused', async () => {
  for (let n = 1; n < 10; n++) await settings().create(newProducts());

  await expect(settings().create(newProducts())).rejects.toMatchObject({
    code: 'notification_maximum_active_settings_reached',
  });
});

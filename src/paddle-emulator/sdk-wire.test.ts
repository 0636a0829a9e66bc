import { ApiError } from '@paddle/paddle-node-sdk';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sdkFor, startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

const newProduct = (sdk = emulator.sdk) => sdk.products.create({ name: 'Everkite', taxCategory: 'saas' });

it('the SDK accepts a base URL in place of an environment', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');

  await newProduct();

  const [url, request] = fetched.mock.calls[0]!;
  expect(url).toBe(`${emulator.url}/products`);
  expect(request?.headers).toMatchObject({ Authorization: 'bearer emulator_key', 'Paddle-Version': '1' });
});

it('the SDK doubles a trailing slash of the base URL, so the base URL must have none', async () => {
  await expect(newProduct(sdkFor(`${emulator.url}/`))).rejects.toMatchObject({ code: 'not_found' });
});

it.each(['127.0.0.1', 'localhost'])('the SDK finds the next page when it calls the emulator %s', async (host) => {
  const sdk = sdkFor(`http://${host}:${emulator.port}`);
  const made = await Promise.all(Array.from({ length: 3 }, () => newProduct(sdk)));
  const ids: string[] = [];

  for await (const { id } of sdk.products.list({ id: made.map(({ id }) => id), perPage: 1 })) ids.push(id);

  expect(ids.sort()).toEqual(made.map(({ id }) => id).sort());
});

it('the SDK throws its own error for a refusal, with the id of the existing customer', async () => {
  const { id } = await emulator.sdk.customers.create({ email: 'maya@example.com' });

  const refused = await emulator.sdk.customers.create({ email: 'Maya@example.com' }).catch((error: unknown) => error);

  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ code: 'customer_already_exists', type: 'request_error', retryAfter: null });
  expect(/ctm_[a-z\d]{26}/.exec((refused as ApiError).detail)?.[0]).toBe(id);
});

it('an entity that the emulator cannot include is refused', async () => {
  await expect(emulator.sdk.prices.list({ include: ['product'] }).next()).rejects.toMatchObject({
    code: 'invalid_field',
    errors: [expect.objectContaining({ field: 'include' })],
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { createPaddleGateway } from './paddle-provider.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The address that a gateway with these settings calls for its products. */
async function addressCalled(settings: { mode: 'emulator' | 'sandbox' | 'production'; emulatorUrl: string }) {
  const answer = { data: [], meta: { pagination: { per_page: 50, next: '', has_more: false, estimated_total: 0 } } };
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer));
  const paddle = { ...settings, apiKey: 'key', webhookSecret: 'secret', callsPerMinute: 220 } as Parameters<
    typeof createPaddleGateway
  >[0];
  await createPaddleGateway(paddle).sdk.products.list().next();
  return String(fetched.mock.calls[0]![0]).split('?')[0];
}

it.each([
  ['emulator', 'http://127.0.0.1:3001', 'http://127.0.0.1:3001/products'],
  ['emulator', 'http://127.0.0.1:3001/', 'http://127.0.0.1:3001/products'],
  ['emulator', 'http://127.0.0.1:3001//', 'http://127.0.0.1:3001/products'],
  ['sandbox', 'http://127.0.0.1:3001', 'https://sandbox-api.paddle.com/products'],
  ['production', 'http://127.0.0.1:3001', 'https://api.paddle.com/products'],
] as const)('in the mode %s with the emulator at %s the adapter calls %s', async (mode, emulatorUrl, expected) => {
  expect(await addressCalled({ mode, emulatorUrl })).toBe(expected);
});

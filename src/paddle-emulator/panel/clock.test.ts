import { afterEach, expect, it } from 'vitest';
import { startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';

const realMs = Date.parse('2026-11-21T10:00:00.000Z');
let emulator: TestEmulator;
afterEach(() => emulator.stop());

async function clockOf() {
  const { data } = (await (await fetch(`${emulator.url}/emulator/clock`)).json()) as { data: unknown };
  return data;
}

it('anybody can read the emulated time and how far it is ahead of real time', async () => {
  emulator = await startTestEmulator({ clock: () => realMs });

  expect(await clockOf()).toEqual({ now: '2026-11-21T10:00:00.000Z', offset_ms: 0 });

  await emulator.postJson('/emulator/clock', { advance_seconds: 3600 });
  expect(await clockOf()).toEqual({ now: '2026-11-21T11:00:00.000Z', offset_ms: 3_600_000 });

  await emulator.postJson('/emulator/clock', { to: '2026-12-24T00:00:00Z' });
  expect(await clockOf()).toMatchObject({ now: '2026-12-24T00:00:00.000Z' });
});

it.each([
  [{ to: '2026-11-21T09:59:59Z' }],
  [{ to: 'tomorrow' }],
  [{ advance_seconds: -1 }],
  [{ advance_seconds: 6 * 366 * 86_400 }],
  [{}],
])('the clock does not move to %j', async (wanted) => {
  emulator = await startTestEmulator({ clock: () => realMs });

  expect(await emulator.postJson('/emulator/clock', wanted)).toMatchObject({ error: { code: 'invalid_field' } });
  expect(await clockOf()).toMatchObject({ offset_ms: 0 });
});

import { expect, it } from 'vitest';
import { settingsFrom } from './settings.ts';

it('the emulator starts without any setting', () => {
  expect(settingsFrom({})).toEqual({
    port: 3001,
    dataDir: './data',
    webhookUrl: 'http://127.0.0.1:3000/api/paddle/webhook',
    webhookSecret: 'emulator_webhook_secret',
  });
});

it('the emulator does not start in production without explicit permission', () => {
  const production = { NODE_ENV: 'production' };

  expect(() => settingsFrom(production)).toThrow('takes no real money');
  expect(() => settingsFrom({ ...production, PADDLE_EMULATOR_ALLOW_PRODUCTION: 'yes' })).toThrow();
  expect(settingsFrom({ ...production, PADDLE_EMULATOR_ALLOW_PRODUCTION: '1' }).port).toBe(3001);
});

it.each(['0x10', '65536', '-1', 'three'])('the port %s is refused', (port) => {
  expect(() => settingsFrom({ PADDLE_EMULATOR_PORT: port })).toThrow(`not "${port}"`);
});

it("the webhook secret is the emulator's own, else the one of the application", () => {
  const shared = { PADDLE_WEBHOOK_SECRET: 'shared' };

  expect(settingsFrom(shared).webhookSecret).toBe('shared');
  expect(settingsFrom({ ...shared, PADDLE_EMULATOR_WEBHOOK_SECRET: 'own' }).webhookSecret).toBe('own');
});

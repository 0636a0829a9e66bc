import { expect, it } from 'vitest';
import { settingsFrom } from './settings';

it('needs nothing to be set', () => {
  expect(settingsFrom({})).toEqual({
    port: 3001,
    dataDir: './data',
    webhookUrl: 'http://127.0.0.1:3000/api/paddle/webhook',
    webhookSecret: 'emulator_webhook_secret',
  });
});

it('does not start in production, unless it is told to in so many words', () => {
  const production = { NODE_ENV: 'production' };

  expect(() => settingsFrom(production)).toThrow('takes no real money');
  expect(() => settingsFrom({ ...production, PADDLE_EMULATOR_ALLOW_PRODUCTION: 'yes' })).toThrow();
  expect(settingsFrom({ ...production, PADDLE_EMULATOR_ALLOW_PRODUCTION: '1' }).port).toBe(3001);
});

it.each(['0x10', '65536', '-1', 'three'])('refuses the port %s', (port) => {
  expect(() => settingsFrom({ PADDLE_EMULATOR_PORT: port })).toThrow(`not "${port}"`);
});

it('signs with its own secret, else with the one the application checks with', () => {
  const shared = { PADDLE_WEBHOOK_SECRET: 'shared' };

  expect(settingsFrom(shared).webhookSecret).toBe('shared');
  expect(settingsFrom({ ...shared, PADDLE_EMULATOR_WEBHOOK_SECRET: 'own' }).webhookSecret).toBe('own');
});

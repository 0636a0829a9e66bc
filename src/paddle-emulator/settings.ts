import type { EmulatorOptions } from './emulator.ts';

/**
 * The start options from the environment. Throws an error that names the setting for an invalid port, and in production
 * without explicit permission, because no real money is taken here.
 */
export function settingsFrom(env: Record<string, string | undefined>): EmulatorOptions {
  if (env.NODE_ENV === 'production' && env.PADDLE_EMULATOR_ALLOW_PRODUCTION !== '1') {
    throw new Error('The Paddle emulator takes no real money and does not start when NODE_ENV is production.');
  }
  return {
    port: portOf(env.PADDLE_EMULATOR_PORT || '3001'),
    dataDir: env.DATA_DIR || './data',
    webhookUrl: env.PADDLE_EMULATOR_WEBHOOK_URL || 'http://127.0.0.1:3000/api/paddle/webhook',
    webhookSecret: env.PADDLE_EMULATOR_WEBHOOK_SECRET || env.PADDLE_WEBHOOK_SECRET || 'emulator_webhook_secret',
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`PADDLE_EMULATOR_PORT must be a port number, not "${text}".`);
}

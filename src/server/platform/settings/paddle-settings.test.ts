import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

function configOf(env: Record<string, string>) {
  const read = readConfig(env);
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  return read.config;
}

function faultsOf(env: Record<string, string>) {
  const read = readConfig(env);
  return 'faults' in read ? read.faults : [];
}

const liveKeys = {
  PADDLE_API_KEY: 'pdl_live_apikey_1',
  PADDLE_ENVIRONMENT: 'production',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_1',
  PADDLE_CLIENT_TOKEN: 'live_1',
};

describe('Paddle’s settings', () => {
  it('Paddle’s settings are complete in production', () => {
    expect(configOf(liveKeys).paddle).toMatchObject({ mode: 'production', apiKey: 'pdl_live_apikey_1' });
  });

  it('a Paddle key without the other settings is refused', () => {
    expect(faultsOf({ PADDLE_API_KEY: 'key' })).toEqual([
      'PADDLE_ENVIRONMENT must be sandbox or production when PADDLE_API_KEY is set.',
      'PADDLE_WEBHOOK_SECRET is missing; it is needed with PADDLE_API_KEY.',
      'PADDLE_CLIENT_TOKEN is missing; it is needed with PADDLE_API_KEY.',
    ]);
  });

  it('a Paddle environment without a key is refused, because it would quietly use the emulator', () => {
    expect(faultsOf({ PADDLE_ENVIRONMENT: 'production' })).toEqual([
      'PADDLE_ENVIRONMENT is set but PADDLE_API_KEY is not.',
    ]);
  });

  it('Paddle keys of the other environment are refused', () => {
    expect(faultsOf({ ...liveKeys, PADDLE_ENVIRONMENT: 'sandbox' })).toEqual([
      'PADDLE_API_KEY does not belong to PADDLE_ENVIRONMENT sandbox.',
      'PADDLE_CLIENT_TOKEN does not belong to PADDLE_ENVIRONMENT sandbox.',
    ]);
  });
});

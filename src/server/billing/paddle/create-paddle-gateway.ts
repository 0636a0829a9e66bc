import { Environment, Paddle } from '@paddle/paddle-node-sdk';
import type { Config } from '#server/platform/settings/config.ts';
import { createCallBudget } from './call-budget.ts';
import type { PaddleGateway } from './paddle-gateway.ts';

/** Longer than Paddle ever takes in good health, shorter than a person waits. */
const defaultTimeLimitMs = 6_000;

/**
 * Connects to the Paddle account that the configuration names. No call is made yet.
 * The SDK takes any unknown environment as a base address, which is how it reaches the emulator.
 */
export function createPaddleGateway(paddle: Config['paddle'], timeLimitMs = defaultTimeLimitMs): PaddleGateway {
  const sdk = new Paddle(paddle.apiKey, {
    environment: sdkEnvironment(paddle),
    customHeaders: { 'Paddle-Version': '1' },
  });
  return {
    environment: paddle.mode,
    sdk,
    webhookSecret: paddle.webhookSecret,
    timeLimitMs,
    budget: createCallBudget(paddle.callsPerMinute),
    caller: { purpose: 'money', network: null },
  };
}

function sdkEnvironment({ mode, emulatorUrl }: Config['paddle']): Environment {
  switch (mode) {
    case 'production':
      return Environment.production;
    case 'sandbox':
      return Environment.sandbox;
    case 'emulator':
      return emulatorUrl.replace(/\/+$/, '') as Environment;
  }
}

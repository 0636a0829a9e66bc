import { Environment, Paddle } from '@paddle/paddle-node-sdk';
import type { Config } from '#server/platform/settings/config.ts';
import type { PaymentProvider } from '../provider.ts';
import { paddleBooks } from './books.ts';
import { paddleCardForm, paddleCardFormHosts } from './browser.ts';
import { createCallBudget } from './call-budget.ts';
import { paddleCustomers } from './customers.ts';
import { paddleDiscounts } from './discounts.ts';
import { paddleEvents } from './events.ts';
import type { PaddleGateway } from './paddle-gateway.ts';
import { paddlePrices } from './prices.ts';
import { paddleRefunds } from './refunds.ts';
import { paddleSubscriptions } from './subscriptions.ts';
import { paddlePages, paddleTransactions } from './transactions.ts';

/**
 * The payment provider through Paddle's SDK. Makes no call yet.
 * @param changes to the gateway, for tests
 */
export function createPaddleProvider(
  config: Pick<Config, 'paddle' | 'publicUrl'>,
  changes: Partial<Pick<PaddleGateway, 'sdk' | 'timeLimitMs' | 'budget'>> = {},
): PaymentProvider {
  return providerOver({ ...createPaddleGateway(config.paddle), ...changes }, config);
}

function providerOver(gateway: PaddleGateway, config: Pick<Config, 'paddle' | 'publicUrl'>): PaymentProvider {
  return {
    account: gateway.environment,
    callingFor: (caller) => providerOver({ ...gateway, caller }, config),
    customers: paddleCustomers(gateway),
    prices: paddlePrices(gateway),
    discounts: paddleDiscounts(gateway),
    transactions: paddleTransactions(gateway),
    subscriptions: paddleSubscriptions(gateway),
    refunds: paddleRefunds(gateway),
    books: paddleBooks(gateway),
    pages: paddlePages(gateway),
    events: paddleEvents(gateway),
    cardForm: (hostname) => paddleCardForm(config, hostname),
    cardFormHosts: (hostname) => paddleCardFormHosts(config, hostname),
  };
}

/** Longer than a healthy Paddle needs, shorter than a person would wait. */
const defaultTimeLimitMs = 6_000;

/**
 * The gateway to the configured Paddle account. Makes no call yet.
 * The SDK uses an unknown environment as the base URL, which is how it reaches the emulator.
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
      return emulatorUrl.replace(/(?<!\/)\/+$/, '') as Environment;
  }
}

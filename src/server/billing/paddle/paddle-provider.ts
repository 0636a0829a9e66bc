import type { Config } from '#server/platform/settings/config.ts';
import type { PaymentProvider } from '../provider.ts';
import { paddleCardForm, paddleCardFormHosts } from './browser.ts';
import { createPaddleGateway } from './create-paddle-gateway.ts';
import { paddleCustomers } from './customers.ts';
import { paddleEvents } from './events.ts';
import type { PaddleGateway } from './paddle-gateway.ts';
import { paddlePrices } from './prices.ts';
import { paddleRefunds } from './refunds.ts';
import { paddleSubscriptions } from './subscriptions.ts';
import { paddlePages, paddleTransactions } from './transactions.ts';

/**
 * The payment provider that the configuration names, by way of Paddle's SDK. No call is made yet.
 * @param changes to how it is reached, for tests
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
    transactions: paddleTransactions(gateway),
    subscriptions: paddleSubscriptions(gateway),
    refunds: paddleRefunds(gateway),
    pages: paddlePages(gateway),
    events: paddleEvents(gateway),
    cardForm: (hostname) => paddleCardForm(config, hostname),
    cardFormHosts: (hostname) => paddleCardFormHosts(config, hostname),
  };
}

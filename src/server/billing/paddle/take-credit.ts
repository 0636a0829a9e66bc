import type { CreateSubscriptionCharge, CurrencyCode, Subscription } from '@paddle/paddle-node-sdk';
import type { ProviderOutcome } from '../provider.ts';
import { callPaddle } from './call-paddle.ts';
import { failureOf, minorOf } from './outcome.ts';
import type { PaddleGateway } from './paddle-gateway.ts';

type Taken = 'taken' | 'nothing left' | 'stays';

/**
 * Uses up credit by a charge of the same amount, because Paddle has no call to remove it. Done only if Paddle's preview
 * says that the card is charged nothing.
 */
export async function takeCredit(
  gateway: PaddleGateway,
  subscriptionId: string,
  atMostMinor: number,
): Promise<ProviderOutcome<Taken>> {
  const subscription = await callPaddle(gateway, 'read', (sdk) => sdk.subscriptions.get(subscriptionId));
  if (!('ok' in subscription)) return failureOf(subscription);
  const { customerId, currencyCode } = subscription.ok;
  const balances = await callPaddle(gateway, 'read', (sdk) =>
    sdk.customers.getCreditBalance(customerId, { currencyCode: [currencyCode] }),
  );
  if (!('ok' in balances)) return failureOf(balances);
  const own = balances.ok.find((balance) => balance.currencyCode === currencyCode);
  // The balance is empty if an earlier attempt succeeded but its answer was lost.
  const amountMinor = Math.min(atMostMinor, minorOf(own?.balance?.available));
  if (amountMinor === 0) return { ok: 'nothing left' };
  return subscription.ok.status === 'active' ? charge(gateway, subscription.ok, amountMinor) : { ok: 'stays' };
}

async function charge(
  gateway: PaddleGateway,
  { id, items, currencyCode }: Subscription,
  amountMinor: number,
): Promise<ProviderOutcome<Taken>> {
  const productId = items[0]?.price.productId;
  if (!productId) return { ok: 'stays' };
  const body = chargeOf({ productId, amountMinor, currency: currencyCode });
  const preview = await callPaddle(gateway, 'read', (sdk) => sdk.subscriptions.previewOneTimeCharge(id, body));
  if ('unavailable' in preview) return preview;
  const due = 'ok' in preview ? preview.ok.immediateTransaction?.details.totals.grandTotal : undefined;
  if (due !== '0') return { ok: 'stays' };
  const made = await callPaddle(gateway, 'change', (sdk) => sdk.subscriptions.createOneTimeCharge(id, body));
  if ('unavailable' in made) return made;
  return { ok: 'ok' in made ? 'taken' : 'stays' };
}

function chargeOf(of: { productId: string; amountMinor: number; currency: CurrencyCode }): CreateSubscriptionCharge {
  const price = {
    productId: of.productId,
    name: 'Credit settled',
    description: 'Credit of a plan whose payments are given back',
    unitPrice: { amount: String(of.amountMinor), currencyCode: of.currency },
    taxMode: 'internal' as const,
  };
  return { effectiveFrom: 'immediately', onPaymentFailure: 'prevent_change', items: [{ price, quantity: 1 }] };
}

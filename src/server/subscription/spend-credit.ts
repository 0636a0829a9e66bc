import type { CreateSubscriptionCharge, CurrencyCode, Subscription } from '@paddle/paddle-node-sdk';
import type { Deps } from '../deps';
import { callPaddle } from '../paddle/call-paddle';
import { leftInBalance } from './credit.sql';
import { pullPayments } from './pull-from-paddle';

type SpendDeps = Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>;

/**
 * Takes out of the customer's credit balance what a plan left there whose payments all go back: otherwise the same money
 * would come back and stay as credit. Paddle has no call for that, so a charge of exactly this amount uses it up, and only
 * when Paddle's own preview says that the card is charged nothing. `stays`: a person has to look.
 */
export async function spendCredit(deps: SpendDeps, subscriptionId: string): Promise<'spent' | 'stays' | 'pending'> {
  const { db, paddle, log } = deps;
  const left = await leftInBalance(db, subscriptionId);
  if (left === null) return 'spent';
  const subscription = await callPaddle(paddle, 'read', (sdk) => sdk.subscriptions.get(subscriptionId));
  if ('unavailable' in subscription) return 'pending';
  if ('refused' in subscription) return 'stays';
  const amountMinor = await available(deps, subscription.ok, left);
  if (amountMinor === null) return 'pending';
  if (amountMinor === 0) return 'spent';
  const outcome = subscription.ok.status === 'active' ? await charge(deps, subscription.ok, amountMinor) : 'stays';
  if (outcome === 'stays') {
    log.error({ subscriptionId, amountMinor }, 'A credit could not be taken back: somebody has to look');
  }
  if (outcome === 'spent') await pullPayments(deps, subscriptionId);
  return outcome;
}

/** Null when Paddle does not say. An earlier attempt whose answer was lost leaves nothing. */
async function available(
  { paddle }: SpendDeps,
  { customerId, currencyCode }: Subscription,
  left: number,
): Promise<number | null> {
  const balances = await callPaddle(paddle, 'read', (sdk) =>
    sdk.customers.getCreditBalance(customerId, { currencyCode: [currencyCode] }),
  );
  if (!('ok' in balances)) return null;
  const own = balances.ok.find((balance) => balance.currencyCode === currencyCode);
  return Math.min(left, Number(own?.balance?.available ?? 0));
}

async function charge(
  { paddle }: SpendDeps,
  { id, items, currencyCode }: Subscription,
  amountMinor: number,
): Promise<'spent' | 'stays' | 'pending'> {
  const productId = items[0]?.price.productId;
  if (!productId) return 'stays';
  const body = chargeOf({ productId, amountMinor, currency: currencyCode });
  const preview = await callPaddle(paddle, 'read', (sdk) => sdk.subscriptions.previewOneTimeCharge(id, body));
  if ('unavailable' in preview) return 'pending';
  const due = 'ok' in preview ? preview.ok.immediateTransaction?.details.totals.grandTotal : undefined;
  if (due !== '0') return 'stays';
  const made = await callPaddle(paddle, 'change', (sdk) => sdk.subscriptions.createOneTimeCharge(id, body));
  if ('ok' in made) return 'spent';
  return 'unavailable' in made ? 'pending' : 'stays';
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

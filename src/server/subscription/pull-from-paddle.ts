import type { Adjustment, Subscription, Transaction } from '@paddle/paddle-node-sdk';
import type { Deps } from '../deps';
import { callPaddle, type PaddleOutcome } from '../paddle/call-paddle';
import { newsOfAdjustment, newsOfSubscription, newsOfTransaction } from './paddle-news';
import { applyNews } from './projector.sql';

/** Where the buyer lives and what was taken off, which a transaction itself names by ids alone. */
const besides = ['address', 'discount'] as const;

type PullDeps = Pick<Deps, 'db' | 'paddle' | 'clock'>;

/** Asks Paddle about a transaction and its subscription and brings our tables up to date, as a notification would. */
export async function pullTransaction(deps: PullDeps, transactionId: string): Promise<PaddleOutcome<Transaction>> {
  const { db, paddle, clock } = deps;
  const transaction = await callPaddle(paddle, 'read', (sdk) =>
    sdk.transactions.get(transactionId, { include: [...besides] }),
  );
  if (!('ok' in transaction)) return transaction;
  const { subscriptionId } = transaction.ok;
  if (subscriptionId) await pullSubscription(deps, subscriptionId);
  await applyNews(db, newsOfTransaction(transaction.ok), clock());
  return transaction;
}

/** Asks Paddle how a subscription stands and brings our row up to date. */
export async function pullSubscription(
  { db, paddle, clock }: PullDeps,
  subscriptionId: string,
): Promise<PaddleOutcome<Subscription>> {
  const subscription = await callPaddle(paddle, 'read', (sdk) => sdk.subscriptions.get(subscriptionId));
  if ('ok' in subscription) await applyNews(db, newsOfSubscription(subscription.ok), clock());
  return subscription;
}

/** Asks Paddle for a subscription's latest payments and takes them in. */
export async function pullPayments(
  { db, paddle, clock }: PullDeps,
  subscriptionId: string,
): Promise<PaddleOutcome<Transaction[]>> {
  const payments = await callPaddle(paddle, 'read', (sdk) =>
    sdk.transactions
      .list({
        subscriptionId: [subscriptionId],
        status: ['completed'],
        orderBy: 'billed_at[DESC]',
        perPage: 10,
        include: [...besides],
      })
      .next(),
  );
  if ('ok' in payments) for (const payment of payments.ok) await applyNews(db, newsOfTransaction(payment), clock());
  return payments;
}

/** Asks Paddle what of a payment was given or taken back, and takes it in. */
export async function pullAdjustments(
  { db, paddle, clock }: PullDeps,
  transactionId: string,
): Promise<PaddleOutcome<Adjustment[]>> {
  const adjustments = await callPaddle(paddle, 'read', (sdk) =>
    sdk.adjustments.list({ transactionId: [transactionId] }).next(),
  );
  if ('ok' in adjustments) for (const one of adjustments.ok) await applyNews(db, newsOfAdjustment(one), clock());
  return adjustments;
}

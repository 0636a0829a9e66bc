import type { Transaction } from '@paddle/paddle-node-sdk';
import type { Deps } from '../deps';
import { callPaddle, type PaddleOutcome } from '../paddle/call-paddle';
import { newsOfSubscription, newsOfTransaction } from '../subscription/paddle-news';
import { applyNews } from '../subscription/projector.sql';

/** Asks Paddle about a transaction and its subscription and brings our tables up to date, as a notification would. */
export async function pullTransaction(
  { db, paddle, clock }: Pick<Deps, 'db' | 'paddle' | 'clock'>,
  transactionId: string,
): Promise<PaddleOutcome<Transaction>> {
  const transaction = await callPaddle(paddle, 'read', (sdk) => sdk.transactions.get(transactionId));
  if (!('ok' in transaction)) return transaction;
  const { subscriptionId } = transaction.ok;
  if (subscriptionId) {
    const subscription = await callPaddle(paddle, 'read', (sdk) => sdk.subscriptions.get(subscriptionId));
    if ('ok' in subscription) await applyNews(db, newsOfSubscription(subscription.ok), clock());
  }
  await applyNews(db, newsOfTransaction(transaction.ok), clock());
  return transaction;
}

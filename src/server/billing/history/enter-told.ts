import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { enterMoney } from '../ledger/enter-money.ts';
import { markEntered, type Subject } from '../ledger/waiting.sql.ts';
import { enterHistory } from './enter-history.ts';

/**
 * Brings the books up to date with what was heard of a payment and of its subscription, whoever it belongs to. Comes
 * last in a transaction, after all other locks. `now` is epoch ms.
 */
export async function enterTold(tx: Transaction<Schema>, subject: Subject, now: number): Promise<void> {
  const { transactionId, subscriptionId } = subject;
  if (transactionId !== null) await enterMoney(tx, transactionId, now);
  if (subscriptionId !== null) await enterHistory(tx, subscriptionId);
  await markEntered(tx, subject, now);
}

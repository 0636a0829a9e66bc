import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { enterMoney } from '../ledger/enter-money.ts';
import { lockMoney } from '../ledger/money-entries.sql.ts';
import { markEntered, type Subject } from '../ledger/unentered-events.sql.ts';
import { enterHistory } from './enter-history.ts';
import { lockHistory } from './history.sql.ts';

/**
 * Brings the books up to date with all events about a payment and its subscription, with or without a known owner.
 * Comes last in a transaction, after all other locks. `now` is epoch ms.
 */
export async function enterFacts(tx: Transaction<Schema>, subject: Subject, now: number): Promise<void> {
  const { transactionId, subscriptionId } = subject;
  if (transactionId !== null) await lockMoney(tx, transactionId);
  if (subscriptionId !== null) await lockHistory(tx, subscriptionId);
  // Before the events are read: a transaction that meanwhile adds a country to them must find them marked, to unmark
  // them.
  await markEntered(tx, subject, now);
  if (transactionId !== null) await enterMoney(tx, transactionId, now);
  if (subscriptionId !== null) await enterHistory(tx, subscriptionId);
}

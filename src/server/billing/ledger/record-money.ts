import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { AdjustmentEvent, TransactionEvent } from '../provider-event.ts';
import { findSale, insertEntries, listReturned, lockMoney, sumRecorded } from './money-entries.sql.ts';
import { movementsOfPayment, movementsOfReturns } from './movements.ts';

type Owned<T> = (T & { userId: string | null }) | null;

/** Records the money entries of a change after its rows are written. `now` is epoch ms. */
export async function recordMoney(
  tx: Transaction<Schema>,
  { transaction, adjustment }: { transaction: Owned<TransactionEvent>; adjustment: Owned<AdjustmentEvent> },
  now: number,
): Promise<void> {
  const transactionId = transaction?.id ?? adjustment?.transactionId;
  if (transactionId === undefined) return;
  await lockMoney(tx, transactionId);
  const recorded = await sumRecorded(tx, transactionId);
  const movements = transaction
    ? movementsOfPayment(transaction, recorded)
    : movementsOfReturns(await listReturned(tx, transactionId), recorded, adjustment!);
  if (movements.length === 0) return;
  const { currency, subscriptionId, userId } = (transaction ?? adjustment)!;
  const sale = await findSale(tx, { transactionId, subscriptionId, userId });
  const adjustmentId = adjustment?.id ?? null;
  await insertEntries(tx, { movements, transactionId, adjustmentId, subscriptionId, currency, sale, now });
}

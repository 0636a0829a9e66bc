import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { PaymentFacts } from '../provider-event.ts';
import { entriesOf } from './entries-of.ts';
import { missingLines } from './missing-entries.ts';
import { findSale, insertLines, listHeard, listPaymentsOf, listRecorded, lockMoney } from './money-entries.sql.ts';
import { renewalNumber } from './renewal-number.ts';

/**
 * Adds the missing money entries for a payment and its returns, from all recorded events. `now` is epoch ms. The caller
 * has to lock the payment's money.
 */
export async function enterMoney(tx: Transaction<Schema>, transactionId: string, now: number): Promise<void> {
  const subscriptionId = await enterOne(tx, transactionId, now);
  if (subscriptionId === null) return;
  // An earlier payment that arrives late changes the renewal numbers of the payments after it.
  const payments = await listPaymentsOf(tx, subscriptionId);
  const moved = payments.filter((one) => one.id !== transactionId && renewalNumber(one, payments) !== one.number);
  for (const { id } of moved) await enterOne(tx, id, now);
}

/** Returns the subscription of the payment. */
async function enterOne(tx: Transaction<Schema>, transactionId: string, now: number): Promise<string | null> {
  const { heard, subscriptionId } = await listHeard(tx, transactionId);
  if (heard.length === 0) return null;
  if (subscriptionId !== null) await lockMoney(tx, subscriptionId);
  const entries = entriesOf(heard);
  const recorded = (await listRecorded(tx, transactionId)).filter((line) =>
    heard.some(({ providerId }) => providerId === line.providerId),
  );
  if (entries.length > 0 || recorded.length > 0) {
    const payment = heard.findLast(({ told }) => told.kind === 'payment')?.told as PaymentFacts | undefined;
    const sale = await findSale(tx, transactionId, subscriptionId, payment ?? null);
    const number = await numberOf(tx, { id: transactionId, subscriptionId, payment });
    const lines = missingLines(
      entries.map((entry) => ({ ...entry, sale: { ...sale, renewal_number: number } })),
      recorded,
    );
    if (lines.length > 0) await insertLines(tx, transactionId, lines, now);
  }
  return subscriptionId;
}

async function numberOf(
  tx: Transaction<Schema>,
  { id, subscriptionId, payment }: { id: string; subscriptionId: string | null; payment: PaymentFacts | undefined },
): Promise<number> {
  if (subscriptionId === null) return 0;
  const payments = await listPaymentsOf(tx, subscriptionId);
  if (payment?.paidAt == null) return payments.find((one) => one.id === id)?.number ?? 0;
  return renewalNumber({ id, paidAt: payment.paidAt, origin: payment.origin }, payments);
}

import type { Kysely, Transaction } from 'kysely';
import { forgetTouches } from '#server/identity/visitor/touches.sql.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import {
  type ConversionName,
  findTrialCheckout,
  findUnreported,
  findWhatToReport,
  markReported,
  type PaidCheckout,
  setMayConvert,
} from './conversions.sql.ts';

/** A buyer's choice in the cookie banner during a purchase; the latest one counts. */
export interface BuyersChoice {
  checkoutId: string;
  choice: 'accepted' | 'rejected';
  /** Stored only after Accept. */
  userAgent: string;
}

/**
 * Records the choice. After Reject, a conversion that was not sent yet never is, and the purchase's touches are
 * deleted; after Accept, a paid purchase is reported.
 */
export async function recordChoice(db: Kysely<Schema>, { checkoutId, choice, userAgent }: BuyersChoice): Promise<void> {
  const mayConvert = choice === 'accepted';
  await inTransaction(db, async (tx) => {
    const hasChanged = await setMayConvert(tx, { checkoutId, mayConvert, userAgent });
    if (!mayConvert) await forgetTouches(tx, checkoutId);
    if (hasChanged && mayConvert) await enqueueConversion(tx, checkoutId);
  });
}

/**
 * Enqueues the reports of a checkout: the start of its trial, and its first payment, each once, if the buyer accepted
 * on the day of the purchase. Call it in the transaction that records consent or payment.
 */
export async function enqueueConversion(tx: Transaction<Schema>, checkoutId: string): Promise<void> {
  for (const { userId, name } of await findWhatToReport(tx, checkoutId)) {
    const uniqueKey = name === 'Purchase' ? `conversion:${checkoutId}` : `conversion:${checkoutId}:trial`;
    await enqueue(tx, { kind: 'conversion', uniqueKey, payload: { user_id: userId, checkout_id: checkoutId, name } });
  }
}

/** Enqueues the conversion of a trial that became a payment. */
export async function enqueueConversionOfTrial(tx: Transaction<Schema>, subscriptionId: string): Promise<void> {
  const checkoutId = await findTrialCheckout(tx, subscriptionId);
  if (checkoutId !== null) await enqueueConversion(tx, checkoutId);
}

/**
 * Runs `report` for the purchase, or the trial, of a checkout if it may be reported and was not yet, and records that it was; otherwise
 * returns undefined. If the process ends in between, the purchase is reported again with the same event id, which the
 * advertiser counts once.
 */
export function convertOnce<Outcome>(
  db: Kysely<Schema>,
  { checkoutId, name, now }: { checkoutId: string; name: ConversionName; now: number },
  report: (purchase: PaidCheckout) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  return inTransaction(db, async (tx) => {
    const purchase = await findUnreported(tx, checkoutId, name);
    if (!purchase) return undefined;
    const outcome = await report(purchase);
    await markReported(tx, { checkoutId, name, now });
    return outcome;
  });
}

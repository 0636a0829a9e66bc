import type { Kysely, Transaction } from 'kysely';
import { forgetTouches } from '#server/identity/visitor/touches.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { findBuyerToTell, findUntold, markTold, type PaidCheckout, setMayConvert } from './conversions.sql.ts';

/** What a buyer chooses in the cookie banner during a purchase; the latest choice counts. */
export interface BuyersChoice {
  checkoutId: string;
  choice: 'accepted' | 'rejected';
  /** Of the browser; kept only after Accept. */
  userAgent: string;
}

/**
 * Takes down the choice: after Reject a conversion that was not sent yet never is, after Accept a paid purchase is
 * told.
 */
export async function noteChoice(db: Kysely<Schema>, { checkoutId, choice, userAgent }: BuyersChoice): Promise<void> {
  const mayConvert = choice === 'accepted';
  await db.transaction().execute(async (tx) => {
    const hasChanged = await setMayConvert(tx, { checkoutId, mayConvert, userAgent });
    if (!mayConvert) await forgetTouches(tx, checkoutId);
    if (hasChanged && mayConvert) await planConversion(tx, checkoutId);
  });
}

/**
 * Plans to tell the advertiser of a purchase, once for each checkout, if it is paid and may be told. Belongs into the
 * transaction that learns of either.
 */
export async function planConversion(tx: Transaction<Schema>, checkoutId: string): Promise<void> {
  const buyer = await findBuyerToTell(tx, checkoutId);
  if (buyer === null) return;
  const payload = { user_id: buyer, checkout_id: checkoutId };
  await enqueue(tx, { kind: 'conversion', uniqueKey: `conversion:${checkoutId}`, payload });
}

/**
 * Runs `tell` for a checkout that may be told and was not yet, and writes down that it was; undefined when there is
 * none. An erasure of the person waits meanwhile, and then knows of it. Should the process end between telling and
 * writing down, the purchase is told again under the same event id, which the advertiser counts once.
 */
export function convertOnce<Outcome>(
  db: Kysely<Schema>,
  { checkoutId, now }: { checkoutId: string; now: number },
  tell: (purchase: PaidCheckout) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  return db.transaction().execute(async (tx) => {
    const purchase = await findUntold(tx, checkoutId);
    if (!purchase) return undefined;
    const outcome = await tell(purchase);
    await markTold(tx, checkoutId, now);
    return outcome;
  });
}

import type { Kysely, Transaction } from 'kysely';
import type { Attribution } from '#contract/attribution.ts';
import type { EmailAddress } from '#server/identity/email-address.ts';
import { insertUser } from '#server/identity/users.sql.ts';
import { recordTouches, type ToldTouches } from '#server/identity/visitor/touches.sql.ts';
import { recordAct } from '#server/platform/audit/record-act.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import type { Agreement } from '../consent/agreement.ts';
import { recordConsent } from '../consent/record-consent.ts';
import { findOfferVersion } from '../offer/offer-versions.sql.ts';
import {
  type Buyer,
  type Claim,
  endOthers,
  findBuyer,
  findReusable,
  hasLiveSubscription,
  insertCheckout,
  lockBuyer,
  type OwnPurchase,
} from './checkouts.sql.ts';
import { isKnownHere, type Shopper } from './shopper.sql.ts';

interface NewBuyer {
  shopper: Shopper;
  attribution: Partial<Attribution>;
  /** Epoch ms. */
  now: number;
}

/** The account of an address. One that has none gets it: nobody is to learn here which addresses are known. */
export function findOrAddBuyer(db: Kysely<Schema>, email: EmailAddress, buyer: NewBuyer): Promise<Buyer> {
  const { shopper, attribution, now } = buyer;
  return db.transaction().execute(async (tx) => {
    const known = await findBuyer(tx, email.emailKey);
    if (known) return known;
    const { browserHash } = shopper;
    await insertUser(tx, { ...email, passwordHash: null, browserHash, details: { cohort: '', attribution }, now });
    return (await findBuyer(tx, email.emailKey))!;
  });
}

export interface WantedCheckout extends OwnPurchase {
  agreement: Agreement;
  /** As `attributionColumns` gives it. */
  attribution: Partial<Attribution>;
  touches: ToldTouches;
  /** Used when no earlier checkout can be taken up again. */
  newId: string;
}

/**
 * Opens a checkout, or takes up the shopper's own again, and writes down the consent. All others that this shopper has
 * open are over: `superseded` names their transactions. Those of other shoppers are left alone: anybody may have typed the
 * address in. That it has a subscription is told to whom it concerns only; its mailbox is told where a stranger begins to
 * buy another, which is given back when it is paid. One transaction, which lets a second click wait for the first.
 */
export function claimCheckout(
  db: Kysely<Schema>,
  wanted: WantedCheckout,
): Promise<(Claim & { superseded: string[] }) | { refused: 'subscribed' }> {
  const { buyer, shopper, offer, agreement, now } = wanted;
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, buyer.id);
    if (await hasLiveSubscription(tx, buyer.id)) {
      if (await isKnownHere(tx, buyer.id, shopper)) return { refused: 'subscribed' } as const;
      await tellSubscribed(tx, buyer.id, now);
    }
    const claim = (await findReusable(tx, wanted)) ?? (await open(tx, wanted));
    const superseded = await endOthers(tx, wanted, claim.checkoutId);
    await recordConsent(tx, {
      about: { kind: 'purchase', checkoutId: claim.checkoutId },
      userId: buyer.id,
      offerId: offer.id,
      price: offer.price,
      agreement,
      now,
    });
    const detail = { offer_id: offer.id, price: offer.price };
    const about = { userId: buyer.id, subjectId: claim.checkoutId, detail };
    await recordAct(tx, { actor: 'person', act: 'agreed to buy', ...about, now });
    return { ...claim, superseded };
  });
}

async function open(tx: Transaction<Schema>, wanted: WantedCheckout): Promise<Claim> {
  const claim = await insertCheckout(tx, { ...wanted, offerVersionId: await findOfferVersion(tx, wanted.offer) });
  await recordTouches(tx, { checkoutId: claim.checkoutId }, wanted.touches, wanted.now);
  return claim;
}

/** Once a day: nobody is to be flooded in our name. */
async function tellSubscribed(tx: Transaction<Schema>, userId: string, now: number): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  await enqueue(tx, {
    kind: 'already-subscribed',
    uniqueKey: `already-subscribed:${userId}:${day}`,
    payload: { user_id: userId },
  });
}

import type { Offer } from '#contract/offer.ts';
import type { Visitor } from '#publishing/audience.ts';
import type { PublishingDeps } from '#server/publishing/deps.ts';
import { currentOf } from '../entitlement/entitlement.ts';
import { permittedActions } from '../entitlement/permitted-actions.ts';
import { listSubscriptions } from '../entitlement/subscriptions.sql.ts';
import { findBuyerCountry } from '../offer/buyer-country.sql.ts';
import { findForSale } from '../offer/find-for-sale.ts';
import { listFor, offersKindName } from '../offer/shown-list.ts';
import type { CheckoutRecord } from './checkouts.sql.ts';

/**
 * The plan to which the buyer of a checkout may change now, as the price list says; null without one, after a trial
 * began, and when the subscription cannot be changed.
 */
export async function nextOfferOf(
  { db, clock, published }: Pick<PublishingDeps, 'db' | 'clock' | 'published'>,
  { status, offer, userId, subscriptionId }: CheckoutRecord,
  visitor: Visitor,
): Promise<Offer | null> {
  if (status !== 'completed' || offer.trial !== null || subscriptionId === null) return null;
  const now = clock();
  const id = listFor(await published.of(offersKindName), visitor, now)?.slots.success ?? null;
  if (id === null || id === offer.id) return null;
  const current = currentOf(await listSubscriptions(db, userId), now);
  if (current?.id !== subscriptionId || current.planned !== null) return null;
  if (current.offerId === id || !permittedActions(current, now).includes('change-plan')) return null;
  const country = await findBuyerCountry(db, subscriptionId);
  const found = await findForSale({ db, clock }, id, { currency: current.currency, country });
  if (found === 'other currency') return null;
  return found && { ...found.offer, trial: null };
}

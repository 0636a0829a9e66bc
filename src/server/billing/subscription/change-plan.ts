import type { Offer, Price } from '#contract/offer.ts';
import type { ChangePlanBody, PlanPreview } from '#contract/plan-change.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { agreementToChange } from '../consent/agreement.ts';
import { type GivenConsent, recordConsent } from '../consent/record-consent.ts';
import type { SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import { priceIdWithoutTrial } from '../offer/ensure-price.ts';
import { findForSale } from '../offer/find-for-sale.ts';
import { pullPayments } from '../projection/pull.ts';
import { type ChangePreview, noAnswerOf } from '../provider.ts';
import type { Refused } from './change-refusal.ts';
import { type ChangeDeps, findPermitted, refusalOf, settleChange, whilePermitted } from './change-subscription.ts';

/** What a change to another offer would cost now, calculated by the provider. Changes nothing. */
export async function previewPlan(deps: ChangeDeps, userId: string, offerId: number): Promise<PlanPreview | Refused> {
  const permitted = await findPermitted(deps, userId, ['change-plan']);
  if ('refused' in permitted) return permitted;
  const quote = await requestQuote(deps, permitted.subscription, offerId);
  return 'refused' in quote ? quote : quote.preview;
}

/**
 * Moves the user's subscription to another offer, if the provider still charges exactly the agreed amount. The consent
 * is recorded before the charge. A declined card changes nothing.
 */
export function changePlan(deps: ChangeDeps, userId: string, body: ChangePlanBody): Promise<'changed' | Refused> {
  if (!body.consent.accepted) return Promise.resolve({ refused: 'no consent' });
  return whilePermitted(deps, userId, ['change-plan'], async ({ subscription }) => {
    const quote = await requestQuote(deps, subscription, body.offer_id);
    if ('refused' in quote) return quote;
    const { due_now } = quote.preview;
    if (!isSame(due_now, body.due_now)) return { refused: 'amount changed' };
    const agreement = agreementToChange(quote.preview, body.consent);
    if (!agreement) return { refused: 'terms changed' };
    await saveConsent(deps, subscription, { offerId: body.offer_id, price: due_now, agreement });

    const { id } = subscription;
    const changed = await deps.provider.subscriptions.change(id, { priceId: quote.priceId, charged: 'now' });
    const outcome = await settleChange(deps, id, changed, ({ priceId }) => priceId === quote.priceId);
    if (outcome === 'changed') await pullPayments(deps, id);
    return outcome;
  });
}

interface Quote {
  preview: PlanPreview;
  priceId: string;
}

async function requestQuote(
  deps: ChangeDeps,
  subscription: SubscriptionRecord,
  offerId: number,
): Promise<Quote | Refused> {
  // The offer must be sold in the subscription's currency.
  const offer = await findForSale(deps, offerId, subscription.currency);
  if (!offer) return { refused: 'unknown offer' };
  if (subscription.offerId === offer.id) return { refused: 'same plan' };
  const price = await priceIdWithoutTrial(deps, offer);
  if (!('ok' in price)) return { refused: 'unavailable' in price ? noAnswerOf(price) : 'provider unavailable' };

  const preview = await deps.provider.subscriptions.preview(subscription.id, price.ok);
  if ('ok' in preview) return { preview: planPreviewOf({ ...offer, trial: null }, preview.ok), priceId: price.ok };
  deps.log.warn({ subscriptionId: subscription.id, ...preview }, 'The provider did not preview a change of plan');
  return { refused: 'unavailable' in preview ? noAnswerOf(preview) : refusalOf(preview.refused) };
}

function planPreviewOf(offer: Offer, { currency, dueNowMinor, creditMinor, nextPayment }: ChangePreview): PlanPreview {
  const price = (amount_minor: number): Price => ({ amount_minor, currency });
  return {
    offer,
    due_now: price(dueNowMinor),
    credit: price(creditMinor),
    next_payment: { price: price(nextPayment.amountMinor), at: new Date(nextPayment.at).toISOString() },
  };
}

function isSame(a: Price, b: Price): boolean {
  return a.amount_minor === b.amount_minor && a.currency === b.currency;
}

function saveConsent(
  { db, clock }: ChangeDeps,
  { id, userId }: SubscriptionRecord,
  given: Pick<GivenConsent, 'offerId' | 'price' | 'agreement'>,
): Promise<void> {
  return inTransaction(db, (tx) =>
    recordConsent(tx, {
      about: { kind: 'plan-change', subscriptionId: id },
      userId,
      ...given,
      now: clock(),
    }),
  );
}

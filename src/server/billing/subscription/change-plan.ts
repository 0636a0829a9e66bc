import type { Offer, Price } from '#contract/offer.ts';
import type { ChangePlanBody, PlanPreview } from '#contract/plan-change.ts';
import { changeTimeOf } from '#contract/plan-change-rule.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { agreementToChange } from '../consent/agreement.ts';
import { type GivenConsent, recordConsent } from '../consent/record-consent.ts';
import { type PlannedChange, plannedState, planOf } from '../entitlement/planned-change.ts';
import { endPlannedChange } from '../entitlement/planned-changes.sql.ts';
import type { SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import { findBuyerCountry } from '../offer/buyer-country.sql.ts';
import { priceIdWithoutTrial } from '../offer/ensure-price.ts';
import { findForSale } from '../offer/find-for-sale.ts';
import { pullPayments } from '../projection/pull.ts';
import { type ChangePreview, noAnswerOf } from '../provider.ts';
import type { Refused } from './change-refusal.ts';
import { type ChangeDeps, findPermitted, refusalOf, settleChange, whilePermitted } from './change-subscription.ts';
import { planAtRenewal } from './plan-at-renewal.ts';

/** The provider permits no change for half an hour before a renewal, and the change has to be made before that. */
const lastPlanningMs = 60 * 60_000;

/** What a change to another offer would cost: calculated by the provider if it is made now. Changes nothing. */
export async function previewPlan(deps: ChangeDeps, userId: string, offerId: number): Promise<PlanPreview | Refused> {
  const permitted = await findPermitted(deps, userId, ['change-plan']);
  if ('refused' in permitted) return permitted;
  const quote = await requestQuote(deps, permitted.subscription, offerId);
  return 'refused' in quote ? quote : quote.preview;
}

/**
 * Moves the user's subscription to another offer, now or with its next renewal, as the price list says. Now it is made
 * if the provider still charges exactly the agreed amount; the consent is recorded before the charge, and a declined
 * card changes nothing. At the renewal it is planned, if the amount and the day are still those that were agreed.
 */
export function changePlan(deps: ChangeDeps, userId: string, body: ChangePlanBody): Promise<'changed' | Refused> {
  if (!body.consent.accepted) return Promise.resolve({ refused: 'no consent' });
  return whilePermitted(deps, userId, ['change-plan'], async ({ subscription }) => {
    const quote = await requestQuote(deps, subscription, body.offer_id);
    if ('refused' in quote) return quote;
    const { preview } = quote;
    if (!isAsShown(preview, body)) return { refused: 'amount changed' };
    const agreement = agreementToChange(preview, body.consent);
    if (!agreement) return { refused: 'terms changed' };
    if (preview.when === 'renewal') {
      const { id: offerId, name, interval } = preview.offer;
      const { price, at } = preview.next_payment;
      const terms = { offerId, name, price, interval };
      await planAtRenewal(deps, subscription, { terms, agreement, at: Date.parse(at) });
      return 'changed';
    }
    await saveConsent(deps, subscription, { offerId: body.offer_id, price: preview.due_now, agreement });
    return changeNow(deps, subscription.id, quote.priceId);
  });
}

/** A change that was planned for the renewal ends with it. */
async function changeNow(deps: ChangeDeps, id: string, priceId: string): Promise<'changed' | Refused> {
  const changed = await deps.provider.subscriptions.change(id, { priceId, charged: 'now' });
  const outcome = await settleChange(deps, id, changed, (subscription) => subscription.priceId === priceId);
  if (outcome !== 'changed') return outcome;
  await endPlannedChange(deps.db, { subscriptionId: id, because: 'replaced', now: deps.clock() });
  await pullPayments(deps, id);
  return outcome;
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
  // The offer must be sold in the subscription's currency. Paddle gets a price without those of other countries, so that
  // it charges what is shown here, wherever the address is.
  const country = await findBuyerCountry(deps.db, subscription.id);
  const found = await findForSale(deps, offerId, { currency: subscription.currency, country });
  if (found === 'other currency') return { refused: 'other currency' };
  if (!found) return { refused: 'unknown offer' };
  if (subscription.offerId === found.offer.id) return { refused: 'same plan' };
  const offer = { ...found.offer, trial: null };
  const when = changeTimeOf(found.rule, planOf(subscription), offer);
  const price = await priceIdWithoutTrial(deps, offer);
  if (!('ok' in price)) return { refused: 'unavailable' in price ? noAnswerOf(price) : 'provider unavailable' };
  if (when === 'renewal') return quoteAtRenewal(subscription, offer, { priceId: price.ok, now: deps.clock() });

  const preview = await deps.provider.subscriptions.preview(subscription.id, price.ok);
  if ('ok' in preview) return { preview: planPreviewOf(offer, preview.ok), priceId: price.ok };
  deps.log.warn({ subscriptionId: subscription.id, ...preview }, 'The provider did not preview a change of plan');
  return { refused: 'unavailable' in preview ? noAnswerOf(preview) : refusalOf(preview.refused) };
}

/** The offer's own price from the next charge on; our checks compare it with the provider's total when it is published. */
function quoteAtRenewal(
  subscription: SubscriptionRecord,
  offer: Offer,
  { priceId, now }: { priceId: string; now: number },
): Quote | Refused {
  const { nextBilledAt, planned, currency } = subscription;
  if (nextBilledAt === null) return { refused: 'not possible' };
  if (nextBilledAt - now < lastPlanningMs) return { refused: 'being renewed' };
  if (plannedState(subscription, now) !== null && isAgreed(planned!, offer)) return { refused: 'planned already' };
  const none = { amount_minor: 0, currency };
  const next_payment = { price: offer.price, at: new Date(nextBilledAt).toISOString() };
  return { preview: { offer, when: 'renewal', due_now: none, credit: none, next_payment }, priceId };
}

const isAgreed = ({ agreed }: PlannedChange, { id, price }: Offer): boolean =>
  agreed.offerId === id && isSame(agreed.price, price);

function isAsShown({ when, due_now, next_payment }: PlanPreview, shown: ChangePlanBody): boolean {
  if (!isSame(due_now, shown.due_now)) return false;
  if (when === 'now') return true;
  const agreed = shown.next_payment;
  return agreed !== undefined && isSame(next_payment.price, agreed.price) && next_payment.at === agreed.at;
}

function planPreviewOf(offer: Offer, { currency, dueNowMinor, creditMinor, nextPayment }: ChangePreview): PlanPreview {
  const price = (amount_minor: number): Price => ({ amount_minor, currency });
  return {
    offer,
    when: 'now',
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
  return inTransaction(db, async (tx) => {
    const about = { kind: 'plan-change', subscriptionId: id } as const;
    await recordConsent(tx, { about, userId, ...given, now: clock() });
  });
}

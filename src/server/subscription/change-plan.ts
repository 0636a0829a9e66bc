import type { UpdateSubscriptionRequestBody } from '@paddle/paddle-node-sdk';
import type { Price } from '../../contract/offer';
import type { ChangePlanBody, PlanPreview } from '../../contract/plan-change';
import { agreementToChange } from '../consent/agreement';
import { type GivenConsent, recordConsent } from '../consent/consent-ledger.sql';
import { priceIdWithoutTrial } from '../offer/ensure-price';
import { findActiveOffer } from '../offer/offers.sql';
import { callPaddle } from '../paddle/call-paddle';
import { type ChangeDeps, findPermitted, refusalOf, settleChange, whilePermitted } from './change-at-paddle';
import type { Refused } from './change-refusal';
import { planPreviewOf } from './plan-preview';
import { pullPayments } from './pull-from-paddle';
import type { SubscriptionRecord } from './subscriptions.sql';

/** What a change to another offer would cost at this moment, as Paddle works it out. Nothing changes. */
export async function previewPlan(deps: ChangeDeps, userId: string, offerId: number): Promise<PlanPreview | Refused> {
  const permitted = await findPermitted(deps, userId, ['change-plan']);
  if ('refused' in permitted) return permitted;
  const quote = await askForQuote(deps, permitted.subscription, offerId);
  return 'refused' in quote ? quote : quote.preview;
}

/**
 * Moves the user's subscription to another offer, once Paddle still asks for exactly the amount that was agreed to. The
 * consent is on record before anything is charged. A declined card changes nothing.
 */
export function changePlan(deps: ChangeDeps, userId: string, body: ChangePlanBody): Promise<'changed' | Refused> {
  if (!body.consent.accepted) return Promise.resolve({ refused: 'no consent' });
  return whilePermitted(deps, userId, ['change-plan'], async ({ subscription }) => {
    const quote = await askForQuote(deps, subscription, body.offer_id);
    if ('refused' in quote) return quote;
    const { due_now } = quote.preview;
    if (!isSame(due_now, body.due_now)) return { refused: 'amount changed' };
    const agreement = agreementToChange(quote.preview, body.consent, deps.clock());
    if (!agreement) return { refused: 'terms changed' };
    await keepConsent(deps, subscription, { offerId: body.offer_id, price: due_now, agreement });

    const { id } = subscription;
    const changed = await callPaddle(deps.paddle, 'change', (sdk) => sdk.subscriptions.update(id, quote.update));
    const outcome = await settleChange(deps, id, changed, ({ items }) => items[0]?.price.id === quote.priceId);
    if (outcome === 'changed') await pullPayments(deps, id);
    return outcome;
  });
}

interface Quote {
  preview: PlanPreview;
  priceId: string;
  update: UpdateSubscriptionRequestBody;
}

/** The unused days are credited and the new plan is charged at once, or nothing changes. */
function updateTo(priceId: string): UpdateSubscriptionRequestBody {
  return {
    items: [{ priceId, quantity: 1 }],
    prorationBillingMode: 'prorated_immediately',
    onPaymentFailure: 'prevent_change',
  };
}

async function askForQuote(
  deps: ChangeDeps,
  subscription: SubscriptionRecord,
  offerId: number,
): Promise<Quote | Refused> {
  // Only what is sold in the currency that the subscription is paid in.
  const offer = await findActiveOffer(deps.db, offerId, subscription.currency);
  if (!offer) return { refused: 'unknown offer' };
  if (subscription.offerId === offer.id) return { refused: 'same plan' };
  const price = await priceIdWithoutTrial(deps, offer);
  if (!('ok' in price)) return { refused: 'paddle unavailable' };

  const update = updateTo(price.ok);
  const preview = await callPaddle(deps.paddle, 'read', (sdk) =>
    sdk.subscriptions.previewUpdate(subscription.id, update),
  );
  if ('ok' in preview)
    return { preview: planPreviewOf({ ...offer, trial: null }, preview.ok), priceId: price.ok, update };
  deps.log.warn({ subscriptionId: subscription.id, ...preview }, 'Paddle did not preview a change of plan');
  return { refused: 'unavailable' in preview ? 'paddle unavailable' : refusalOf(preview.refused) };
}

function isSame(a: Price, b: Price): boolean {
  return a.amount_minor === b.amount_minor && a.currency === b.currency;
}

function keepConsent(
  { db, clock }: ChangeDeps,
  { id, userId }: SubscriptionRecord,
  given: Pick<GivenConsent, 'offerId' | 'price' | 'agreement'>,
): Promise<void> {
  return db.transaction().execute((tx) =>
    recordConsent(tx, {
      about: { kind: 'plan-change', subscriptionId: id },
      userId,
      ...given,
      now: clock(),
    }),
  );
}

import { randomBytes } from 'node:crypto';
import type { StartCheckoutAnswer, StartCheckoutBody } from '#contract/checkout.ts';
import type { Offer } from '#contract/offer.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import type { Visitor } from '#publishing/audience.ts';
import type { EmailAddress } from '#server/identity/email-address.ts';
import { attributionColumns, touchesOf } from '#server/identity/visitor/given-attribution.ts';
import { readPublished } from '#server/publishing/published.ts';
import { agreementToBuy } from '../consent/agreement.ts';
import type { BillingDeps } from '../deps.ts';
import { ensurePrice, priceIdOf, priceIdWithoutTrial } from '../offer/ensure-price.ts';
import { offerFor } from '../offer/offer-for.ts';
import { listsLately, offersKindName, type ShownList, switchMs } from '../offer/shown-list.ts';
import { pullTransaction } from '../projection/pull.ts';
import { noAnswerOf, type ProviderOutcome } from '../provider.ts';
import { type Buyer, type Claim, failCheckout, settleTransactionId } from './checkouts.sql.ts';
import { claimCheckout, findOrAddBuyer, type WantedCheckout } from './claim-checkout.ts';
import { endTransaction, isPaid } from './end-transaction.ts';
import { ensureCustomer } from './ensure-customer.ts';
import type { Shopper } from './shopper.sql.ts';

export type StartRefusal =
  | 'no consent'
  | 'terms changed'
  | 'unknown offer'
  | 'price changed'
  | 'subscribed'
  | 'superseded'
  | 'provider unavailable'
  | 'crowded';

type StartedCheckout = Omit<StartCheckoutAnswer, 'card_form'>;
type StartDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;
type NewTransaction = { buyer: Buyer; sold: Sold; checkoutId: string };

/** The offer for this buyer: `offer.trial` is null if they have had a trial, even when `listed` has one. */
interface Sold {
  offer: Offer;
  listed: Offer;
}

/** A shopper's request; the email address may be another person's. */
export interface CheckoutRequest {
  email: EmailAddress;
  shopper: Shopper;
  /** Decides which price list they are shown. */
  visitor: Visitor;
  body: StartCheckoutBody;
}

/**
 * Opens a checkout and the transaction that the browser then pays. The price comes only from our offers, and the
 * recorded consent is for that price. A second start of the same offer returns the same transaction while it can be
 * paid, and a start of another offer ends it, so that two tabs cannot pay twice. Only a shopper who is signed in to the
 * account learns whether it has had a trial.
 */
export async function startCheckout(
  deps: StartDeps,
  { email, shopper, visitor, body }: CheckoutRequest,
): Promise<StartedCheckout | { refused: StartRefusal }> {
  if (!body.consent.accepted) return { refused: 'no consent' };
  const found = await findListed(deps, visitor, body);
  if ('refused' in found) return found;
  const { listed, documentVersionId } = found;
  if (!agreementToBuy(listed, body.consent, deps.clock())) return { refused: 'terms changed' };
  const attribution = attributionColumns(body);
  const buyer = await findOrAddBuyer(deps.db, email, { shopper, attribution, now: deps.clock() });
  const offer = shopper.userId === buyer.id ? await offerFor(deps.db, listed, buyer.id) : listed;
  const wasTrialShown = body.with_trial ?? listed.trial !== null;
  const agreement = agreementToBuy(offer, body.consent, deps.clock());
  if (!agreement || wasTrialShown !== (offer.trial !== null)) return { refused: 'terms changed' };
  const sold = { offer, listed };

  const claimed = () =>
    claimAlone(deps, {
      buyer,
      shopper,
      offer,
      documentVersionId,
      agreement,
      attribution,
      touches: touchesOf(body),
      newId: randomBytes(16).toString('base64url'),
      now: deps.clock(),
    });
  let claim = await claimed();
  if ('checkoutId' in claim && claim.transactionId) {
    const earlier = await checkTransaction(deps, sold, claim.transactionId);
    if (earlier === 'payable') return answerOf(claim.checkoutId, claim.transactionId);
    if (earlier === 'paid') return { refused: 'subscribed' };
    if (earlier === 'provider unavailable' || earlier === 'crowded') return { refused: earlier };
    await failCheckout(deps.db, claim.checkoutId, { unlessStarted: false });
    claim = await claimed();
  }
  return 'refused' in claim ? claim : openAtProvider(deps, { buyer, sold, checkoutId: claim.checkoutId }, claim);
}

interface Listed {
  listed: Offer;
  /** The version of the price list. */
  documentVersionId: number;
}

/**
 * The offer as it is listed for this visitor now, or was a moment ago, in the database and not in this process's memory:
 * of two lists that have it at the price that was shown, the one that the page names, else the present one.
 */
async function findListed(
  { db, clock }: StartDeps,
  visitor: Visitor,
  body: StartCheckoutBody,
): Promise<Listed | { refused: 'unknown offer' | 'price changed' }> {
  const now = clock();
  const lists = listsLately(await readPublished(db, offersKindName, now - switchMs), visitor, now);
  const found = lists.flatMap((list) => listedIn(list, body) ?? []);
  if (found.length === 0) return { refused: 'unknown offer' };
  const asShown = found.filter(({ listed }) => listed.price.amount_minor === body.price.amount_minor);
  const named = asShown.find(({ documentVersionId }) => String(documentVersionId) === body.version);
  return named ?? asShown[0] ?? { refused: 'price changed' };
}

function listedIn({ versionId, offers }: ShownList, { offer_id, price }: StartCheckoutBody): Listed | null {
  const offer = offers.find(({ id }) => id === offer_id);
  const listed = offer ? pricedIn(offer, price.currency) : null;
  return listed && { listed, documentVersionId: versionId };
}

/** Claims a checkout and ends the shopper's others; refuses it as `subscribed` if one of them was already paid. */
async function claimAlone(deps: StartDeps, wanted: WantedCheckout): Promise<Claim | { refused: 'subscribed' }> {
  const claim = await claimCheckout(deps.db, wanted);
  if ('refused' in claim) return claim;
  const ends = await Promise.all(claim.superseded.map((id) => endTransaction(deps, id)));
  if (!ends.includes('paid')) return claim;
  await failCheckout(deps.db, claim.checkoutId, { unlessStarted: false });
  return { refused: 'subscribed' };
}

function answerOf(checkoutId: string, transactionId: string): StartedCheckout {
  return { checkout_id: checkoutId, transaction_id: transactionId };
}

/** The state of an earlier transaction. One with another price than the offer's is ended and `dead`. */
async function checkTransaction(
  deps: StartDeps,
  sold: Sold,
  transactionId: string,
): Promise<'payable' | 'paid' | 'dead' | 'provider unavailable' | 'crowded'> {
  const found = await pullTransaction(deps, transactionId);
  if ('unavailable' in found) return noAnswerOf(found);
  if ('refused' in found) return 'dead';
  const { status, priceId } = found.ok;
  if (status === 'canceled') return 'dead';
  if (isPaid(found.ok)) return 'paid';
  const price = await priceOf(deps, sold, { checked: false });
  if ('ok' in price && priceId === price.ok) return 'payable';
  return (await endTransaction(deps, transactionId)) === 'paid' ? 'paid' : 'dead';
}

async function openAtProvider(
  deps: StartDeps,
  wanted: NewTransaction,
  { checkoutId, transactionId }: Claim,
): Promise<StartedCheckout | { refused: StartRefusal }> {
  if (transactionId) return answerOf(checkoutId, transactionId);
  const made = await makeTransaction(deps, wanted);
  if ('ok' in made) return settle(deps, checkoutId, made.ok);
  await failCheckout(deps.db, checkoutId, { unlessStarted: true });
  deps.log.error({ checkoutId, ...made }, 'The provider made no transaction');
  return { refused: 'unavailable' in made ? noAnswerOf(made) : 'provider unavailable' };
}

async function settle(
  deps: StartDeps,
  checkoutId: string,
  made: string,
): Promise<StartedCheckout | { refused: StartRefusal }> {
  const settled = await settleTransactionId(deps.db, checkoutId, made);
  if (settled !== made) await endTransaction(deps, made);
  return settled === null ? { refused: 'superseded' } : answerOf(checkoutId, settled);
}

function priceOf(
  deps: StartDeps,
  { offer, listed }: Sold,
  { checked }: { checked: boolean },
): Promise<ProviderOutcome<string>> {
  if (offer.trial === null && listed.trial !== null) return priceIdWithoutTrial(deps, listed);
  return checked ? ensurePrice(deps, offer) : priceIdOf(deps, offer);
}

/** Uses the stored ids; if the provider refuses, checks each of them and tries once more. */
async function makeTransaction(deps: StartDeps, wanted: NewTransaction): Promise<ProviderOutcome<string>> {
  const made = await makeTransactionOnce(deps, wanted, { checked: false });
  return 'refused' in made ? makeTransactionOnce(deps, wanted, { checked: true }) : made;
}

async function makeTransactionOnce(
  deps: StartDeps,
  { buyer, sold, checkoutId }: NewTransaction,
  { checked }: { checked: boolean },
): Promise<ProviderOutcome<string>> {
  const price = await priceOf(deps, sold, { checked });
  if (!('ok' in price)) return price;
  const customer = await ensureCustomer(deps, buyer, { checked });
  if (!('ok' in customer)) return customer;
  const wanted = { priceId: price.ok, customerId: customer.ok, userId: buyer.id, checkoutId };
  return deps.provider.transactions.open(wanted);
}

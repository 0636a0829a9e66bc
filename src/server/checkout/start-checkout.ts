import { randomBytes } from 'node:crypto';
import type { StartCheckoutAnswer, StartCheckoutBody } from '../../contract/checkout';
import type { Offer } from '../../contract/offer';
import type { Deps } from '../deps';
import { ensurePrice, priceIdOf } from '../offer/ensure-price';
import { findActiveOffer } from '../offer/offers.sql';
import { callPaddle, type PaddleOutcome } from '../paddle/call-paddle';
import { pullTransaction } from '../subscription/pull-from-paddle';
import { attributionColumns } from '../visitor/attribution-columns';
import {
  type Buyer,
  type Claim,
  type ClaimWish,
  claimCheckout,
  failCheckout,
  findBuyer,
  settleTransactionId,
} from './checkouts.sql';
import { endTransaction, isPaid } from './end-transaction';
import { ensureCustomer } from './ensure-customer';

export type StartRefusal =
  | 'no consent'
  | 'unknown offer'
  | 'price changed'
  | 'unknown email'
  | 'subscribed'
  | 'superseded'
  | 'paddle unavailable';

type StartDeps = Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>;
type Order = { buyer: Buyer; offer: Offer; checkoutId: string };

/**
 * Opens a checkout and the Paddle transaction that the browser then pays. What is charged comes from our offers alone.
 * A second start of the same offer leads to the same transaction while it can be paid, and a start of another one ends
 * it, so two tabs cannot pay twice. The consent on record is for the price that is charged.
 */
export async function startCheckout(
  deps: StartDeps,
  body: StartCheckoutBody,
): Promise<StartCheckoutAnswer | { refused: StartRefusal }> {
  if (!body.consent.accepted) return { refused: 'no consent' };
  const offer = await findActiveOffer(deps.db, body.offer_id, body.price.currency);
  if (!offer) return { refused: 'unknown offer' };
  if (offer.price.amount_minor !== body.price.amount_minor) return { refused: 'price changed' };
  const buyer = await findBuyer(deps.db, body.email.trim().toLowerCase());
  if (!buyer) return { refused: 'unknown email' };

  const { consent } = body;
  const claimed = () =>
    claimAlone(deps, {
      buyer,
      offer,
      consent,
      attribution: attributionColumns(body),
      newId: randomBytes(16).toString('base64url'),
      now: deps.clock(),
    });
  let claim = await claimed();
  if ('checkoutId' in claim && claim.transactionId) {
    const earlier = await lookAtTransaction(deps, offer, claim.transactionId);
    if (earlier === 'payable') return answerOf(claim.checkoutId, claim.transactionId);
    if (earlier === 'paid') return { refused: 'subscribed' };
    if (earlier === 'unavailable') return { refused: 'paddle unavailable' };
    await failCheckout(deps.db, claim.checkoutId, { unlessStarted: false });
    claim = await claimed();
  }
  return 'refused' in claim ? claim : orderAtPaddle(deps, { buyer, offer, checkoutId: claim.checkoutId }, claim);
}

/** Claims a checkout and ends all others of the buyer; one of those that was paid is all he gets. */
async function claimAlone(deps: StartDeps, wish: ClaimWish): Promise<Claim | { refused: 'subscribed' }> {
  const claim = await claimCheckout(deps.db, wish);
  if ('refused' in claim) return claim;
  const ends = await Promise.all(claim.superseded.map((id) => endTransaction(deps, id)));
  if (!ends.includes('paid')) return claim;
  await failCheckout(deps.db, claim.checkoutId, { unlessStarted: false });
  return { refused: 'subscribed' };
}

function answerOf(checkoutId: string, transactionId: string): StartCheckoutAnswer {
  return { checkout_id: checkoutId, transaction_id: transactionId };
}

/** What an earlier transaction is still good for. `dead` also when it would charge another price than the offer's. */
async function lookAtTransaction(
  deps: StartDeps,
  offer: Offer,
  transactionId: string,
): Promise<'payable' | 'paid' | 'dead' | 'unavailable'> {
  const found = await pullTransaction(deps, transactionId);
  if ('unavailable' in found) return 'unavailable';
  if ('refused' in found) return 'dead';
  const { status, items } = found.ok;
  if (status === 'canceled') return 'dead';
  if (isPaid(found.ok)) return 'paid';
  const price = await priceIdOf(deps, offer);
  if ('ok' in price && items[0]?.price?.id === price.ok) return 'payable';
  return (await endTransaction(deps, transactionId)) === 'paid' ? 'paid' : 'dead';
}

async function orderAtPaddle(
  deps: StartDeps,
  order: Order,
  { checkoutId, transactionId }: Claim,
): Promise<StartCheckoutAnswer | { refused: StartRefusal }> {
  if (transactionId) return answerOf(checkoutId, transactionId);
  const made = await makeTransaction(deps, order);
  if ('ok' in made) return settle(deps, checkoutId, made.ok);
  await failCheckout(deps.db, checkoutId, { unlessStarted: true });
  deps.log.error({ checkoutId, ...made }, 'Paddle made no transaction');
  return { refused: 'paddle unavailable' };
}

async function settle(
  deps: StartDeps,
  checkoutId: string,
  made: string,
): Promise<StartCheckoutAnswer | { refused: StartRefusal }> {
  const settled = await settleTransactionId(deps.db, checkoutId, made);
  if (settled !== made) await endTransaction(deps, made);
  return settled === null ? { refused: 'superseded' } : answerOf(checkoutId, settled);
}

/** Trusts the ids that we remember; when Paddle refuses them, checks each one and tries once more. */
async function makeTransaction(deps: StartDeps, order: Order): Promise<PaddleOutcome<string>> {
  const made = await makeTransactionOnce(deps, order, { checked: false });
  return 'refused' in made ? makeTransactionOnce(deps, order, { checked: true }) : made;
}

async function makeTransactionOnce(
  deps: StartDeps,
  { buyer, offer, checkoutId }: Order,
  { checked }: { checked: boolean },
): Promise<PaddleOutcome<string>> {
  const price = await (checked ? ensurePrice(deps, offer) : priceIdOf(deps, offer));
  if (!('ok' in price)) return price;
  const customer = await ensureCustomer(deps, buyer, { checked });
  if (!('ok' in customer)) return customer;
  const made = await callPaddle(deps.paddle, 'change', (sdk) =>
    sdk.transactions.create({
      items: [{ priceId: price.ok, quantity: 1 }],
      customerId: customer.ok,
      customData: { user_id: buyer.id, checkout_id: checkoutId },
    }),
  );
  return 'ok' in made ? { ok: made.ok.id } : made;
}

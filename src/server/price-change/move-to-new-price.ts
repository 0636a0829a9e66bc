import type { Deps } from '../deps';
import { findOrCreatePrice } from '../offer/ensure-price';
import { callPaddle } from '../paddle/call-paddle';
import { newsOfSubscription } from '../subscription/paddle-news';
import { applyNews } from '../subscription/projector.sql';
import { pullSubscription } from '../subscription/pull-from-paddle';
import { withClaim } from '../subscription/subscription-claims.sql';
import { listSubscriptions } from '../subscription/subscriptions.sql';
import { decideMove } from './decide-move';
import { findNotice, findSoldOffer, noteLeft, noteMoved, type PriceChangeNotice, planMove } from './price-changes.sql';

type MoveDeps = Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>;

const hourMs = 60 * 60_000;

/**
 * Has the next renewal of one subscription charge the new price, if its time has come; nothing is charged now. `pending`:
 * Paddle did not answer, try again. May be repeated at any point.
 */
export async function moveToNewPrice(
  deps: MoveDeps,
  priceChangeId: string,
  subscriptionId: string,
): Promise<'settled' | 'planned again' | 'pending'> {
  const { db, clock } = deps;
  const outcome = await withClaim(db, { subscriptionId, now: clock() }, async () => {
    const notice = await findNotice(db, priceChangeId, subscriptionId);
    if (!notice) return 'settled' as const;
    // Our row may be behind; a subscription that Paddle does not know any more has ended.
    const pulled = await pullSubscription(deps, subscriptionId);
    if ('unavailable' in pulled) return 'pending' as const;
    return carryOut(deps, notice);
  });
  return outcome === 'taken' ? 'pending' : outcome;
}

async function carryOut(deps: MoveDeps, notice: PriceChangeNotice): Promise<'settled' | 'planned again' | 'pending'> {
  const { db, clock, log } = deps;
  const { priceChangeId, subscriptionId, userId } = notice;
  const subscriptions = await listSubscriptions(db, userId);
  const decision = decideMove(notice, subscriptions.find(({ id }) => id === subscriptionId) ?? null, clock());
  if ('lookAgainAt' in decision) return lookAgain(deps, notice, decision.lookAgainAt);
  if ('leave' in decision) {
    if (decision.leave === 'settled') return 'settled';
    if (decision.leave === 'never told')
      log.error(
        { priceChangeId, subscriptionId },
        'A subscriber was never told of his new price and keeps the old one',
      );
    await noteLeft(db, { priceChangeId, subscriptionId, now: clock(), because: decision.leave });
    return 'settled';
  }
  const moved = await moveAtPaddle(deps, notice);
  if (moved === 'moved') await noteMoved(db, { priceChangeId, subscriptionId, now: clock() });
  if (moved === 'locked') return lookAgain(deps, notice, Math.floor(clock() / hourMs) * hourMs + hourMs);
  return moved === 'moved' ? 'settled' : 'pending';
}

async function lookAgain({ db }: MoveDeps, notice: PriceChangeNotice, at: number): Promise<'planned again'> {
  await planMove(db, { priceChangeId: notice.priceChangeId, subscriptionId: notice.subscriptionId, at });
  return 'planned again';
}

async function moveAtPaddle(deps: MoveDeps, notice: PriceChangeNotice): Promise<'moved' | 'locked' | 'unavailable'> {
  const { db, paddle, clock, log } = deps;
  const { offerId, amountMinor, currency, subscriptionId } = notice;
  const offer = await findSoldOffer(db, offerId);
  if (!offer) throw new Error(`offer ${offerId} of a price change is gone`);
  const price = await findOrCreatePrice(deps, {
    ...offer,
    price: { amount_minor: amountMinor, currency },
    trial: null,
  });
  if (!('ok' in price)) return noted(price);
  const answer = await callPaddle(paddle, 'change', (sdk) =>
    sdk.subscriptions.update(subscriptionId, {
      items: [{ priceId: price.ok.id, quantity: 1 }],
      prorationBillingMode: 'do_not_bill',
    }),
  );
  if (!('ok' in answer)) return noted(answer);
  await applyNews(db, newsOfSubscription(answer.ok), clock());
  return 'moved';

  function noted(failure: { refused: string } | { unavailable: string }): 'locked' | 'unavailable' {
    log.warn({ subscriptionId, ...failure }, 'Paddle did not take a new price');
    return 'refused' in failure ? 'locked' : 'unavailable';
  }
}

import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { readableReason } from '#server/platform/work/readable-reason.ts';
import { openWork } from '#server/platform/work/work-items.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { listSubscriptions } from '../entitlement/subscriptions.sql.ts';
import { applyEvent } from '../projection/apply-event.ts';
import { pullSubscription } from '../projection/pull.ts';
import type { Failure } from '../provider.ts';
import { withClaim } from '../subscription/with-claim.ts';
import { decideMove, startOfTomorrow } from './decide-move.ts';
import { findNotice, findSoldOffer, markLeft, markMoved, type PriceChangeNotice } from './price-changes.sql.ts';
import { scheduleMove } from './schedule-move.ts';

type MoveDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

const hourMs = 60 * 60_000;

/** About an hour and a half of attempts; after that the next day is soon enough. */
const attemptsADay = 10;

/**
 * Makes the next renewal of one subscription charge the new price, if it is due; charges nothing now. `pending`: the
 * provider did not answer or another change is running, try again. Idempotent.
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
    // Our row may be out of date. A refusal is no obstacle: a subscription that the provider no longer knows has ended.
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
  if ('nextCheckAt' in decision) return scheduleNextCheck(deps, notice, decision.nextCheckAt);
  if ('leave' in decision) {
    if (decision.leave === 'settled') return 'settled';
    if (decision.leave === 'never told')
      log.error(
        { priceChangeId, subscriptionId },
        'A subscriber never got the email about their new price and keeps the old one',
      );
    await markLeft(db, { priceChangeId, subscriptionId, now: clock(), because: decision.leave });
    return 'settled';
  }
  const moved = await moveAtProvider(deps, notice);
  if (moved === 'moved') await markMoved(db, { priceChangeId, subscriptionId, now: clock() });
  if (typeof moved === 'object') {
    await tellRefused(deps, notice, moved.refused);
    return 'settled';
  }
  if (moved === 'locked') return scheduleNextCheck(deps, notice, Math.floor(clock() / hourMs) * hourMs + hourMs);
  return moved === 'moved' ? 'settled' : 'pending';
}

async function scheduleNextCheck({ db }: MoveDeps, notice: PriceChangeNotice, at: number): Promise<'planned again'> {
  await scheduleMove(db, { priceChangeId: notice.priceChangeId, subscriptionId: notice.subscriptionId, at });
  return 'planned again';
}

/** Records that the subscriber keeps their price, and has a person look, because the email promised the new one. */
function tellRefused({ db, clock }: MoveDeps, notice: PriceChangeNotice, refused: string): Promise<void> {
  const { priceChangeId, subscriptionId, userId, amountMinor, currency } = notice;
  return inTransaction(db, async (tx) => {
    await markLeft(tx, { priceChangeId, subscriptionId, now: clock(), because: 'refused by the provider' });
    await openWork(tx, {
      kind: 'price not moved',
      subject: `${priceChangeId}:${subscriptionId}`,
      userId,
      now: clock(),
      facts: { amount_minor: amountMinor, currency, reason: readableReason(refused) },
    });
  });
}

type MoveOutcome = 'moved' | 'locked' | 'unavailable' | { refused: string };

async function moveAtProvider(deps: MoveDeps, notice: PriceChangeNotice): Promise<MoveOutcome> {
  const { db, provider, clock, log } = deps;
  const { offerId, amountMinor, currency, subscriptionId } = notice;
  const offer = await findSoldOffer(db, offerId);
  if (!offer) throw new Error(`offer ${offerId} of a price change is gone`);
  const price = await provider.prices.findOrCreate({
    ...offer,
    price: { amount_minor: amountMinor, currency },
    trial: null,
  });
  if (!('ok' in price)) return logFailure(price);
  const move = { priceId: price.ok.priceId, charged: 'at renewal' } as const;
  const answer = await provider.subscriptions.change(subscriptionId, move);
  if (!('ok' in answer)) return logFailure(answer);
  await applyEvent(db, answer.ok, clock());
  return 'moved';

  function logFailure(failure: Failure): MoveOutcome {
    log.warn({ subscriptionId, ...failure }, 'The provider did not take a new price');
    if ('unavailable' in failure) return 'unavailable';
    const passes = failure.refused === 'renewing' || failure.refused === 'refund pending';
    return passes ? 'locked' : { refused: failure.detail };
  }
}

/** The job's attempt. Never gives up: after its attempts of one day it plans the next for tomorrow. */
export async function retryMove(
  deps: MoveDeps,
  { price_change_id: priceChangeId, subscription_id: subscriptionId }: JobPayloads['move-to-new-price'],
  attempts: number,
): Promise<void> {
  const outcome = await moveToNewPrice(deps, priceChangeId, subscriptionId);
  if (outcome !== 'pending') return;
  if (attempts < attemptsADay) throw new Error('The provider has not taken the new price yet');
  await scheduleMove(deps.db, { priceChangeId, subscriptionId, at: startOfTomorrow(deps.clock()) });
}

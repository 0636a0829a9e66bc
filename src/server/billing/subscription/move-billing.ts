import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { readableReason } from '#server/platform/work/readable-reason.ts';
import { openWork } from '#server/platform/work/work-items.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { type BillingMove, findOpenMove, markMoved, markMoveRefused } from '../entitlement/billing-moves.sql.ts';
import { findOwner } from '../entitlement/subscriptions.sql.ts';
import { applyEvent } from '../projection/apply-event.ts';
import { pullSubscription } from '../projection/pull.ts';
import type { SubscriptionEvent } from '../provider-event.ts';
import { withClaim } from './with-claim.ts';

/** The provider writes its own times to the second. */
const slackMs = 60_000;

/**
 * Moves the next charge at the provider as an operator promised. A date later than the promised one stays, so that
 * repeating a move and the order of several moves do no harm. `pending`: try again later.
 */
export async function retryBillingMove(
  deps: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>,
  grantId: string,
): Promise<'settled' | 'pending'> {
  const { db, clock } = deps;
  const move = await findOpenMove(db, grantId);
  if (move === null) return 'settled';
  const outcome = await withClaim(db, { subscriptionId: move.subscriptionId, now: clock() }, () => attempt(deps, move));
  return outcome === 'taken' ? 'pending' : outcome;
}

async function attempt(
  deps: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>,
  move: BillingMove,
): Promise<'settled' | 'pending'> {
  const { db, provider, clock, log } = deps;
  const found = await pullSubscription(deps, move.subscriptionId);
  if (!('ok' in found)) {
    log.warn({ ...move, ...found }, 'The provider did not report a subscription whose charge is to be moved');
    return 'pending';
  }
  const state = stateOf(found.ok, move);
  if (state === 'moved') await markMoved(db, move.grantId, clock());
  if (typeof state !== 'string') await refuseMove(deps, move, state.refused);
  if (state !== 'to move') return 'settled';

  const moved = await provider.subscriptions.moveNextBilling(move.subscriptionId, move.toAt);
  if ('ok' in moved) {
    await markMoved(db, move.grantId, clock());
    await applyEvent(db, moved.ok, clock(), { isOwnChange: true });
    return 'settled';
  }
  log.warn({ ...move, ...moved }, 'The provider has not moved the next charge of a subscription');
  // The provider permits no change while a refund waits for its approval.
  if ('unavailable' in moved || moved.refused === 'renewing' || moved.refused === 'refund pending') return 'pending';
  await refuseMove(deps, move, moved.detail);
  return 'settled';
}

/**
 * Records in words why the charge stays on its day, and has a person look, because the customer was promised another
 * day.
 */
function refuseMove(
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  move: BillingMove,
  refused: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await markMoveRefused(tx, move.grantId, refused);
    await openWork(tx, {
      kind: 'charge not moved',
      subject: `grant ${move.grantId}`,
      now: clock(),
      userId: await findOwner(tx, move.subscriptionId),
      facts: {
        subscription_id: move.subscriptionId,
        reason: readableReason(refused),
        from: new Date(move.fromAt).toISOString(),
        to: new Date(move.toAt).toISOString(),
      },
    });
  });
}

/** Whether the charge has still to be moved, by what the provider says of the subscription. */
export function stateOf(
  { status, nextBilledAt, period }: Pick<SubscriptionEvent, 'status' | 'nextBilledAt' | 'period'>,
  { fromAt, toAt }: Pick<BillingMove, 'fromAt' | 'toAt'>,
): 'to move' | 'moved' | { refused: string } {
  if (nextBilledAt === null) return { refused: `Nothing is charged any more: the subscription is ${status}.` };
  if (period !== null && period.startsAt >= fromAt - slackMs) {
    return { refused: 'It was charged before the date could be moved.' };
  }
  return nextBilledAt >= toAt - slackMs ? 'moved' : 'to move';
}

import type { BillingDeps } from '../deps.ts';
import { currentOf, liveStatuses } from '../entitlement/entitlement.ts';
import { checkPlannedChange } from '../entitlement/schedule-planned-change.ts';
import { listSubscriptions } from '../entitlement/subscriptions.sql.ts';
import { applyEvent } from '../projection/apply-event.ts';
import { pullSubscription } from '../projection/pull.ts';
import { noAnswerOf } from '../provider.ts';
import { type Undoer, undoCancellation } from './cancellation.ts';
import { schedulePull } from './schedule-pull.ts';
import { withClaim } from './with-claim.ts';

export type KeepRefusal =
  | 'nothing to undo'
  | 'too late'
  | 'stopped'
  | 'being changed'
  | 'provider unavailable'
  | 'crowded'
  | 'outcome unknown';

type KeepOutcome = 'kept' | { refused: KeepRefusal };

type KeepDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

/**
 * Undoes a cancellation while the subscription still runs. Nothing changes until the provider has agreed; an outage is
 * noticed before it is asked. Of two at the same time the second is refused.
 */
export async function keepSubscription(deps: KeepDeps, userId: string, by: Undoer = 'person'): Promise<KeepOutcome> {
  const known = await findEnding(deps, userId);
  if ('refused' in known) return known;
  const { subscriptionId } = known;
  const outcome = await withClaim(deps.db, { subscriptionId, now: deps.clock() }, async (): Promise<KeepOutcome> => {
    const pulled = await pullSubscription(deps, subscriptionId);
    if ('unavailable' in pulled) return { refused: noAnswerOf(pulled) };
    const fresh = await findEnding(deps, userId);
    return 'refused' in fresh ? fresh : undo(deps, fresh.subscriptionId, by);
  });
  return outcome === 'taken' ? { refused: 'being changed' } : outcome;
}

/**
 * The subscription that is to end and still runs. One whose payment went back is refused, because it would be charged
 * again.
 */
async function findEnding(
  { db, clock }: KeepDeps,
  userId: string,
): Promise<{ subscriptionId: string } | { refused: 'too late' | 'nothing to undo' | 'stopped' }> {
  const all = await listSubscriptions(db, userId);
  const ending = all.filter(
    ({ status, cancelWanted, withdrawn }) => cancelWanted && !withdrawn && liveStatuses.includes(status),
  );
  const subscription = currentOf(ending, clock());
  if (subscription) return subscription.stopped ? { refused: 'stopped' } : { subscriptionId: subscription.id };
  return { refused: currentOf(all, clock())?.status === 'canceled' ? 'too late' : 'nothing to undo' };
}

/**
 * Asks the provider. Without an answer the subscription is read: it may have been undone, or may still be, so a job reads
 * it again later.
 */
async function undo(deps: KeepDeps, subscriptionId: string, by: Undoer): Promise<KeepOutcome> {
  const { db, provider, clock, log } = deps;
  const answer = await provider.subscriptions.keep(subscriptionId);
  if ('ok' in answer) {
    await undoCancellation(db, subscriptionId, { by, now: clock() });
    await applyEvent(db, answer.ok, clock(), { isOwnChange: true });
    await checkPlannedChange(db, subscriptionId, clock());
    return 'kept';
  }
  log.warn({ subscriptionId, ...answer }, 'The provider did not take a cancellation back');
  const pulled = await pullSubscription(deps, subscriptionId);
  if ('refused' in answer) return { refused: 'too late' };
  if ('ok' in pulled && pulled.ok.status !== 'canceled' && pulled.ok.scheduled?.action !== 'cancel') {
    await undoCancellation(db, subscriptionId, { by, now: clock() });
    await checkPlannedChange(db, subscriptionId, clock());
    return 'kept';
  }
  await schedulePull(deps, subscriptionId);
  return { refused: 'ok' in pulled ? noAnswerOf(answer) : 'outcome unknown' };
}

import type { Deps } from '../deps';
import { liftScheduledChange } from './cancel-at-paddle';
import { undoCancellation } from './cancellations.sql';
import { currentOf, liveStatuses } from './entitlement';
import { newsOfSubscription } from './paddle-news';
import { applyNews } from './projector.sql';
import { pullSubscription } from './pull-from-paddle';
import { listSubscriptions } from './subscriptions.sql';

export type KeepRefusal = 'nothing to undo' | 'too late' | 'paddle unavailable';

type KeepDeps = Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>;

/** Takes a cancellation back while the subscription still runs. Paddle goes first: until it agrees, nothing changes. */
export async function keepSubscription(deps: KeepDeps, userId: string): Promise<'kept' | { refused: KeepRefusal }> {
  const { db, paddle, clock, log } = deps;
  const all = await listSubscriptions(db, userId);
  const ending = all.filter(
    ({ status, cancelWanted, withdrawn }) => cancelWanted && !withdrawn && liveStatuses.includes(status),
  );
  const subscription = currentOf(ending, clock());
  if (!subscription) {
    return { refused: currentOf(all, clock())?.status === 'canceled' ? 'too late' : 'nothing to undo' };
  }
  const answer = await liftScheduledChange(paddle, subscription.id);
  if ('ok' in answer) {
    await undoCancellation(db, subscription.id, clock());
    await applyNews(db, newsOfSubscription(answer.ok), clock());
    return 'kept';
  }
  log.warn({ subscriptionId: subscription.id, ...answer }, 'Paddle did not take a cancellation back');
  if ('unavailable' in answer) return { refused: 'paddle unavailable' };
  await pullSubscription(deps, subscription.id);
  return { refused: 'too late' };
}

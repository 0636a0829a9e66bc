import { dayMs } from '#contract/day.ts';
import type { GivenUp } from '#server/platform/jobs/job.ts';
import { confirmStops, isStopped, wasStopped } from '../debt/renewal-stops.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { applyEvent } from '../projection/apply-event.ts';
import { pullSubscription } from '../projection/pull.ts';
import type { PaymentProvider, ProviderOutcome } from '../provider.ts';
import type { SubscriptionEvent } from '../provider-event.ts';
import { withClaim } from './with-claim.ts';

type StopDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

/** One day more than the notice of a renewal, so that its reminder can be sent in time. */
const beginsAgainAfterMs = 8 * dayMs;

/** The next step at the provider. */
export type Step =
  | 'nothing'
  | 'pause'
  | 'end at once'
  /** Removes a planned change, or the end of a pause. */
  | 'unplan'
  | 'resume later';

/**
 * The next step so that the provider charges nothing while renewals are stopped, and charges again when they are not. An
 * overdue payment is tried again and again, so such a subscription ends.
 * @param isOurs whether a pause may be one that we planned
 */
export function nextStep(
  { status, scheduled, resumeAt }: Pick<SubscriptionEvent, 'status' | 'scheduled' | 'resumeAt'>,
  { isStopped: stopped, isOurs }: { isStopped: boolean; isOurs: boolean },
): Step {
  if (status === 'canceled' || scheduled?.action === 'cancel') return 'nothing';
  if (stopped) {
    if (status === 'past_due') return 'end at once';
    if (status === 'paused') return resumeAt === null ? 'nothing' : 'unplan';
    if (scheduled === null) return 'pause';
    return scheduled.action === 'pause' && resumeAt === null ? 'nothing' : 'unplan';
  }
  if (!isOurs || resumeAt !== null) return 'nothing';
  if (status === 'paused') return 'resume later';
  return scheduled?.action === 'pause' ? 'unplan' : 'nothing';
}

/** Makes the provider's subscription match our stops. `pending`: try again later. */
export async function followStops(deps: StopDeps, subscriptionId: string): Promise<'settled' | 'pending' | GivenUp> {
  const outcome = await withClaim(deps.db, { subscriptionId, now: deps.clock() }, () => follow(deps, subscriptionId));
  return outcome === 'taken' ? 'pending' : outcome;
}

/** Two steps at most, removing a planned change and pausing, and one more look that finds no step left. */
const mostSteps = 3;

async function follow(deps: StopDeps, id: string): Promise<'settled' | 'pending' | GivenUp> {
  const { db, provider, clock, log } = deps;
  const found = await pullSubscription(deps, id);
  if (!('ok' in found))
    return 'unavailable' in found ? 'pending' : { givenUp: `Paddle does not know it: ${found.detail}` };
  let subscription = found.ok;
  for (let count = 0; count < mostSteps; count += 1) {
    const stopped = await isStopped(db, id);
    const step = nextStep(subscription, { isStopped: stopped, isOurs: await wasStopped(db, id) });
    if (step === 'nothing') {
      if (stopped) await confirmStops(db, id, clock());
      return 'settled';
    }
    const answer = await take(provider.subscriptions, { id, step, now: clock() });
    if (!('ok' in answer)) {
      log.warn({ subscriptionId: id, step, ...answer }, 'The provider did not follow a payment that went back');
      const isLater = 'unavailable' in answer || answer.refused === 'renewing' || answer.refused === 'refund pending';
      return isLater ? 'pending' : { givenUp: `Paddle refused to ${step}: ${answer.detail}` };
    }
    await applyEvent(db, answer.ok, clock(), { isOwnChange: true });
    subscription = answer.ok;
  }
  return 'pending';
}

function take(
  subscriptions: PaymentProvider['subscriptions'],
  { id, step, now }: { id: string; step: Exclude<Step, 'nothing'>; now: number },
): Promise<ProviderOutcome<SubscriptionEvent>> {
  switch (step) {
    case 'pause':
      return subscriptions.pause(id, null);
    case 'end at once':
      return subscriptions.end(id, 'at once');
    case 'unplan':
      return subscriptions.keep(id);
    case 'resume later':
      return subscriptions.resumeAt(id, now + beginsAgainAfterMs);
  }
}

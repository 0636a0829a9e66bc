import type { SubscriptionAction } from '#contract/subscription.ts';
import { recordAct } from '#server/platform/audit/record-act.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { currentOf } from '../entitlement/entitlement.ts';
import { permittedActions } from '../entitlement/permitted-actions.ts';
import { listSubscriptions, type SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import { applyEvent } from '../projection/apply-event.ts';
import { pullSubscription } from '../projection/pull.ts';
import { noAnswerOf, type ProviderOutcome, type ProviderRefusal } from '../provider.ts';
import type { SubscriptionEvent } from '../provider-event.ts';
import { type ChangeRefusal, type Refused, stateRefusalOf } from './change-refusal.ts';
import { schedulePull } from './schedule-pull.ts';
import { withClaim } from './with-claim.ts';

export type ChangeDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

/** A subscription, and the requested action that its state permits. */
export interface Permitted {
  subscription: SubscriptionRecord;
  action: SubscriptionAction;
}

/** The user's current subscription with the first of the actions that it permits now, according to our rows. */
export async function findPermitted(
  { db, clock }: Pick<ChangeDeps, 'db' | 'clock'>,
  userId: string,
  actions: [SubscriptionAction, ...SubscriptionAction[]],
): Promise<Permitted | Refused> {
  const subscription = currentOf(await listSubscriptions(db, userId), clock());
  const may = subscription ? permittedActions(subscription, clock()) : [];
  const action = actions.find((one) => may.includes(one));
  return subscription && action ? { subscription, action } : { refused: stateRefusalOf(actions[0], subscription) };
}

/**
 * Runs a permitted change under the subscription's claim. Reads the subscription from the provider first, so that the
 * decision does not use old data and an outage is noticed before the change.
 */
export async function whilePermitted<T>(
  deps: ChangeDeps,
  userId: string,
  actions: [SubscriptionAction, ...SubscriptionAction[]],
  run: (permitted: Permitted) => Promise<T | Refused>,
): Promise<T | Refused> {
  const known = await findPermitted(deps, userId, actions);
  if ('refused' in known) return known;
  const subscriptionId = known.subscription.id;
  const outcome = await withClaim(deps.db, { subscriptionId, now: deps.clock() }, async () => {
    const pulled = await pullSubscription(deps, subscriptionId);
    if (!('ok' in pulled)) {
      deps.log.warn({ subscriptionId, ...pulled }, 'The provider did not report the state of a subscription');
      return { refused: 'unavailable' in pulled ? noAnswerOf(pulled) : 'nothing to change' } as const;
    }
    const fresh = await findPermitted(deps, userId, actions);
    if ('refused' in fresh) return fresh;
    const request = { actor: 'person', act: `asked to ${fresh.action}`, userId } as const;
    await recordAct(deps.db, { ...request, subjectId: subscriptionId, now: deps.clock() });
    return run(fresh);
  });
  return outcome === 'taken' ? { refused: 'being changed' } : outcome;
}

/**
 * Applies the provider's answer to a change. Without an answer it reads the subscription, because the change may have
 * been made, which `hasArrived` checks. It may also still be made, so a job reads it again later.
 */
export async function settleChange(
  deps: ChangeDeps,
  subscriptionId: string,
  answer: ProviderOutcome<SubscriptionEvent>,
  hasArrived: (subscription: SubscriptionEvent) => boolean,
): Promise<'changed' | Refused> {
  if ('ok' in answer) {
    await applyEvent(deps.db, answer.ok, deps.clock(), { isOwnChange: true });
    return 'changed';
  }
  deps.log.warn({ subscriptionId, ...answer }, 'The provider did not take a change of a subscription');
  const pulled = await pullSubscription(deps, subscriptionId);
  if ('refused' in answer) return { refused: refusalOf(answer.refused) };
  if ('ok' in pulled && hasArrived(pulled.ok)) return 'changed';
  await schedulePull(deps, subscriptionId);
  return { refused: 'ok' in pulled ? noAnswerOf(answer) : 'outcome unknown' };
}

/** The refusal that the person gets when the provider refuses a change. */
export function refusalOf(refused: ProviderRefusal): ChangeRefusal {
  if (refused === 'renewing') return 'being renewed';
  return refused === 'card declined' ? 'card declined' : 'not possible';
}

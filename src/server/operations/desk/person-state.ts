import type { SubscriberState } from '#contract/console/desk-states.ts';
import type { PersonAnswer } from '#contract/console/person.ts';
import { awaitsPayment, entitlementOf, grantedUntil, liveStatuses } from '#server/billing/entitlement/entitlement.ts';
import type { PersonFacts } from './person-facts.ts';

export interface Standing {
  state: SubscriberState;
  /** Epoch ms; null without access. */
  accessUntil: number | null;
  because: PersonAnswer['access']['because'];
}

/** A person's standing, by the same functions that open the product to them. */
export function standingOf({ current, grants, now }: PersonFacts): Standing {
  const free = grantedUntil(grants, now);
  const given = (): Standing | null =>
    free === null ? null : { state: 'active', accessUntil: free, because: 'grant' };
  if (current === null) return given() ?? { state: 'never paid', accessUntil: null, because: 'none' };
  const { status, permits, expiresAt } = entitlementOf(current, now);
  const isLive = liveStatuses.includes(current.status);
  if (current.stopped && isLive && !current.withdrawn) return stoppedStanding(current, given(), now);
  if (!permits) return given() ?? { state: stateWithoutAccess(status), accessUntil: null, because: 'none' };
  const state = current.cancelWanted && isLive ? 'ends' : status === 'trialing' ? 'trial' : 'active';
  return { state, accessUntil: expiresAt, because: causeOf(current, status, expiresAt!, now) };
}

/** After a returned payment this is the state, even if something else still gives access. */
function stoppedStanding(current: NonNullable<PersonFacts['current']>, given: Standing | null, now: number): Standing {
  const state = current.stopped!;
  const { status, permits, expiresAt } = entitlementOf(current, now);
  if (permits) return { state, accessUntil: expiresAt, because: causeOf(current, status, expiresAt!, now) };
  return given === null ? { state, accessUntil: null, because: 'none' } : { ...given, state };
}

function stateWithoutAccess(status: string): SubscriberState {
  if (status === 'past_due') return 'past due';
  return status === 'paused' ? 'paused' : 'ended';
}

function causeOf(
  current: NonNullable<PersonFacts['current']>,
  status: string,
  expiresAt: number,
  now: number,
): Standing['because'] {
  if (now >= expiresAt || awaitsPayment(current, now)) return 'renewal on its way';
  if (now < (current.paidUntilAt ?? 0)) return 'payment';
  return status === 'trialing' && now < (current.trialEndsAt ?? 0) ? 'trial' : 'grant';
}

import { isActiveStatus } from '#contract/is-active-status.ts';
import type { GrantedTime } from './provider-extension.ts';

/** The provider's states in which a subscription may still charge or come back; `canceled` is for good. */
export const liveStatuses = ['active', 'trialing', 'past_due', 'paused'];

/** What is known of a subscription's payments. Times are epoch ms. */
export interface SubscriptionFacts {
  status: string;
  /** Latest end of a period that is paid for and was not paid back; null when there is none. */
  paidUntilAt: number | null;
  trialEndsAt: number | null;
  /** Whether it ends, rather than renews, at the end of what is paid for. */
  endsThen: boolean;
  /** Whether its owner has withdrawn from the contract, also while the provider has yet to end it. */
  withdrawn: boolean;
  /** Time in which it permits without a payment, whatever its status: an extension, days given by the operator. */
  grants: readonly GrantedTime[];
}

export interface Entitlement {
  /**
   * The provider's word, but `past_due` when it still says active while the payment for now has not come, and `canceled` as
   * soon as its owner has withdrawn.
   */
  status: string;
  permits: boolean;
  /** End of what is paid for, of the trial or of what was given beyond; null when there is none. */
  expiresAt: number | null;
}

/** The provider charges at the boundary and tells us a little later: nobody is locked out in between. */
export const renewalGraceMs = 60 * 60_000;

/**
 * What a subscription permits at `now` (§ 4: active and trialing only): until the last paid or given day ends, never
 * longer, save for the moment in which a renewal is being charged.
 */
export function entitlementOf(facts: SubscriptionFacts, now: number): Entitlement {
  if (facts.withdrawn) return { status: 'canceled', permits: false, expiresAt: null };
  const paidUntilAt = paidOrTriedUntil(facts);
  if (!isActiveStatus(facts.status)) {
    const givenUntilAt = freeUntil(facts.grants, now);
    if (givenUntilAt !== null) return { status: 'active', permits: true, expiresAt: givenUntilAt };
    return { status: facts.status, permits: false, expiresAt: paidUntilAt };
  }
  const expiresAt = lengthened(paidUntilAt, facts.grants, now);
  const graceMs = facts.endsThen ? 0 : renewalGraceMs;
  const permits = expiresAt !== null && now < expiresAt + graceMs;
  return { status: permits ? facts.status : 'past_due', permits, expiresAt };
}

/** An end moved to where grants that follow without a gap, or run at this moment, lead. */
function lengthened(endsAt: number | null, grants: readonly GrantedTime[], now: number): number | null {
  const inOrder = [...grants].sort((a, b) => a.startsAt - b.startsAt);
  return inOrder.reduce(
    (end, grant) => (grant.startsAt <= Math.max(end ?? 0, now) ? Math.max(end ?? 0, grant.endsAt) : end),
    endsAt,
  );
}

/** Until when grants permit without a break; null when none runs at `now`. */
export function freeUntil(grants: readonly GrantedTime[], now: number): number | null {
  const endsAt = lengthened(null, grants, now);
  return endsAt !== null && now < endsAt ? endsAt : null;
}

function paidOrTriedUntil({ status, paidUntilAt, trialEndsAt }: SubscriptionFacts): number | null {
  if (status !== 'trialing' || trialEndsAt === null) return paidUntilAt;
  return Math.max(trialEndsAt, paidUntilAt ?? trialEndsAt);
}

/**
 * The subscription that stands for a user who may have several: the one that permits most, then the one that lives,
 * then the latest started.
 */
export function currentOf<T extends SubscriptionFacts & { startedAt: number }>(all: T[], now: number): T | null {
  const standings = all.map((one) => {
    const { permits, expiresAt } = entitlementOf(one, now);
    const permitsUntil = permits ? expiresAt! : 0;
    return { one, permitsUntil, lives: liveStatuses.includes(one.status) && !one.withdrawn };
  });
  standings.sort(
    (a, b) => b.permitsUntil - a.permitsUntil || Number(b.lives) - Number(a.lives) || b.one.startedAt - a.one.startedAt,
  );
  return standings[0]?.one ?? null;
}

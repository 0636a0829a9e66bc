import { isActiveStatus } from '#contract/is-active-status.ts';
import type { GrantedTime } from './provider-extension.ts';

/** The provider's statuses in which a subscription may still charge or resume; `canceled` is final. */
export const liveStatuses = ['active', 'trialing', 'past_due', 'paused'];

/** What decides the entitlement of a subscription. Times are epoch ms. */
export interface SubscriptionFacts {
  status: string;
  /** Latest end of the paid time, without payments that were returned; null when there is none. */
  paidUntilAt: number | null;
  trialEndsAt: number | null;
  /** Whether it ends or pauses, instead of renewing, at the end of the paid time. */
  willNotRenew: boolean;
  /**
   * When it began, while its first payment is not known yet, because the provider reports the payment a moment later.
   */
  awaitsPaymentSince?: number | null;
  /** The kind of returned payment because of which nothing more is charged. */
  stopped?: 'charged back' | 'paid back' | null;
  /** Whether its owner has withdrawn from the contract, even if the provider has not ended it yet. */
  withdrawn: boolean;
  /** Access without a payment, in any status: an extension, or days given by the operator. */
  grants: readonly GrantedTime[];
}

export interface Entitlement {
  /**
   * The provider's status, with four exceptions: `canceled` after a withdrawal, `active` instead of an inactive status
   * while a grant runs, `charged_back` or `paid_back` instead of a live one when a payment went back and nothing else
   * covers this time, and `past_due` instead of an active one when the current time is not paid.
   */
  status: string;
  permits: boolean;
  /** End of the paid time, the trial or the grants; null when there is none. */
  expiresAt: number | null;
}

/** The provider charges when a period ends and notifies us a little later; access continues in between. */
export const renewalGraceMs = 60 * 60_000;
/** The provider begins a subscription when it is paid, and reports the payment a moment later. */
export const firstPaymentWaitMs = 60 * 60_000;

/**
 * What a subscription permits at `now` (§ 4: active and trialing only): access until the last paid or granted day ends,
 * and no longer except for the grace time of a renewal.
 */
export function entitlementOf(facts: SubscriptionFacts, now: number): Entitlement {
  if (facts.withdrawn) return { status: 'canceled', permits: false, expiresAt: null };
  const paidUntilAt = paidOrTrialUntil(facts) ?? awaitedUntil(facts, now);
  if (!isActiveStatus(facts.status)) {
    const grantedUntilAt = grantedUntil(facts.grants, now);
    if (grantedUntilAt !== null) return { status: 'active', permits: true, expiresAt: grantedUntilAt };
    const status = facts.status === 'canceled' ? facts.status : (stoppedStatus(facts) ?? facts.status);
    return { status, permits: false, expiresAt: paidUntilAt };
  }
  const expiresAt = extendedByGrants(paidUntilAt, facts.grants, now);
  const graceMs = facts.willNotRenew ? 0 : renewalGraceMs;
  const permits = expiresAt !== null && now < expiresAt + graceMs;
  return { status: permits ? facts.status : (stoppedStatus(facts) ?? 'past_due'), permits, expiresAt };
}

/** Until when a subscription that the provider has just begun is open without a known payment; null when it is not. */
function awaitedUntil({ status, awaitsPaymentSince = null }: SubscriptionFacts, now: number): number | null {
  if (awaitsPaymentSince === null || status !== 'active') return null;
  const until = awaitsPaymentSince + firstPaymentWaitMs;
  return now < until ? until : null;
}

/** Whether it is open only because its first payment is awaited. `now` is epoch ms. */
export function awaitsPayment(facts: SubscriptionFacts, now: number): boolean {
  return !facts.withdrawn && facts.paidUntilAt === null && awaitedUntil(facts, now) !== null;
}

function stoppedStatus({ stopped }: SubscriptionFacts): 'charged_back' | 'paid_back' | null {
  if (!stopped) return null;
  return stopped === 'charged back' ? 'charged_back' : 'paid_back';
}

/**
 * The end of access including the grants that follow without a gap or have begun by `now`.
 * @param endsAt end of the access without grants, epoch ms; null when there is none
 */
export function extendedByGrants(endsAt: number | null, grants: readonly GrantedTime[], now: number): number | null {
  const inOrder = [...grants].sort((a, b) => a.startsAt - b.startsAt);
  return inOrder.reduce(
    (end, grant) => (grant.startsAt <= Math.max(end ?? 0, now) ? Math.max(end ?? 0, grant.endsAt) : end),
    endsAt,
  );
}

/** When the uninterrupted access by grants ends; null when none runs at `now`. */
export function grantedUntil(grants: readonly GrantedTime[], now: number): number | null {
  const endsAt = extendedByGrants(null, grants, now);
  return endsAt !== null && now < endsAt ? endsAt : null;
}

function paidOrTrialUntil({ status, paidUntilAt, trialEndsAt }: SubscriptionFacts): number | null {
  if (status !== 'trialing' || trialEndsAt === null) return paidUntilAt;
  return Math.max(trialEndsAt, paidUntilAt ?? trialEndsAt);
}

/**
 * The user's current subscription among several: the one that gives access longest, otherwise a live one, otherwise the
 * one started last.
 */
export function currentOf<T extends SubscriptionFacts & { startedAt: number }>(all: T[], now: number): T | null {
  const ranked = all.map((one) => {
    const { permits, expiresAt } = entitlementOf(one, now);
    const permitsUntil = permits ? expiresAt! : 0;
    return { one, permitsUntil, isLive: liveStatuses.includes(one.status) && !one.withdrawn };
  });
  ranked.sort(
    (a, b) =>
      b.permitsUntil - a.permitsUntil || Number(b.isLive) - Number(a.isLive) || b.one.startedAt - a.one.startedAt,
  );
  return ranked[0]?.one ?? null;
}

import type { SubscriptionFacts } from './entitlement.ts';
import type { GrantedTime } from './provider-extension.ts';

/** A grant that has not been ended. */
export interface OpenGrant extends GrantedTime {
  /** Null for access without a subscription. */
  subscriptionId: string | null;
}

/** The stored facts about a subscription; see `factColumns`. */
export interface FactsRow {
  id: string;
  status: string;
  scheduled_action: string | null;
  trial_ends_at: Date | null;
  paid_until: Date | null;
  /** A cancellation was requested, and neither confirmed nor undone. */
  cancel_asked: boolean;
  /** When it began; null once a payment of it is known. */
  awaits_payment_since: Date | null;
  /** A payment went back, so that nothing more is charged. */
  stopped: 'charged back' | 'paid back' | null;
  withdrawn_at: Date | null;
  /** All open grants of the user. */
  grants: readonly OpenGrant[];
}

/** The facts of a row, and whether a cancellation is requested or scheduled. */
export function factsOf(row: FactsRow): SubscriptionFacts & { cancelWanted: boolean } {
  const cancelWanted = row.scheduled_action === 'cancel' || row.cancel_asked;
  return {
    status: row.status,
    paidUntilAt: row.paid_until?.getTime() ?? null,
    trialEndsAt: row.trial_ends_at?.getTime() ?? null,
    cancelWanted,
    willNotRenew: cancelWanted || row.stopped !== null || row.scheduled_action === 'pause',
    stopped: row.stopped,
    awaitsPaymentSince: row.awaits_payment_since?.getTime() ?? null,
    withdrawn: row.withdrawn_at !== null,
    grants: row.grants.filter(({ subscriptionId }) => subscriptionId === row.id),
  };
}

import type { SubscriptionFacts } from './entitlement.ts';
import type { GrantedTime } from './provider-extension.ts';

/** Access that was given and not ended. */
export interface OpenGrant extends GrantedTime {
  /** Null for access that hangs on no subscription. */
  subscriptionId: string | null;
}

/** What the database knows of a subscription; see `factColumns`. */
export interface FactsRow {
  id: string;
  status: string;
  scheduled_action: string | null;
  trial_ends_at: Date | null;
  paid_until: Date | null;
  /** A cancellation was asked for and neither confirmed nor taken back. */
  cancel_asked: boolean;
  withdrawn_at: Date | null;
  /** Of the user. */
  grants: readonly OpenGrant[];
}

/** What the rows say about a subscription, and whether its cancellation is wanted, also while it is not confirmed. */
export function factsOf(row: FactsRow): SubscriptionFacts & { cancelWanted: boolean } {
  const cancelWanted = row.scheduled_action === 'cancel' || row.cancel_asked;
  return {
    status: row.status,
    paidUntilAt: row.paid_until?.getTime() ?? null,
    trialEndsAt: row.trial_ends_at?.getTime() ?? null,
    cancelWanted,
    endsThen: cancelWanted || row.scheduled_action === 'pause',
    withdrawn: row.withdrawn_at !== null,
    grants: row.grants.filter(({ subscriptionId }) => subscriptionId === row.id),
  };
}

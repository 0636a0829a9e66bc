import type { SubscriberState } from '#contract/console-desk-states.ts';
import type { BigIntColumn, MaybeInstant } from './column-types.ts';

/** Tables of the operators' desk. */
export interface DeskTables {
  /** Where each person stands, kept by triggers. */
  subscriber_states: {
    user_id: BigIntColumn;
    /** By what the provider and the person said last. */
    state: SubscriberState;
    /** The end of access that was given, which ends by itself. */
    granted_until: MaybeInstant;
  };
  /** The people in a state are the sum of its rows. */
  subscriber_counts: { state: SubscriberState; people: number };
}

import { subscriptionState } from '#contract/copy/subscription-state.ts';
import { copyOf } from '#web/site/copy.ts';

/** How a subscription stands, in texts that several pages share. */
export const subscriptionStateCopy = copyOf('subscription-state', subscriptionState);
export const { say } = subscriptionStateCopy;

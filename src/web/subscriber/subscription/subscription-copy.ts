import { subscription } from '#contract/copy/subscription.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of the page with the subscription. */
export const subscriptionCopy = copyOf('subscription', subscription);
export const { say } = subscriptionCopy;

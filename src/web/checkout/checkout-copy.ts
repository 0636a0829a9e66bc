import { checkout } from '#contract/copy/checkout.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of the payment page. */
export const checkoutCopy = copyOf('checkout', checkout);
export const { say } = checkoutCopy;

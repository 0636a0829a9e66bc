import { paywall } from '#contract/copy/paywall.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of the pages with offers. */
export const paywallCopy = copyOf('paywall', paywall);
export const { say } = paywallCopy;

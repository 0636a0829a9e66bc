import { leaving } from '#contract/copy/leaving.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of cancelling and withdrawing. */
export const leavingCopy = copyOf('leaving', leaving);
export const { say } = leavingCopy;

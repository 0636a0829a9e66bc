import { withdrawing } from '#contract/copy/withdrawing.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of withdrawing from the contract. */
export const withdrawingCopy = copyOf('withdrawing', withdrawing);
export const { say } = withdrawingCopy;

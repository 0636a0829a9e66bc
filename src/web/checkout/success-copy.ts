import { success } from '#contract/copy/success.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of the page after paying. */
export const successCopy = copyOf('success', success);
export const { say } = successCopy;

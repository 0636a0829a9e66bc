import { email } from '#contract/copy/email.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of the page that offers to save the plan. */
export const emailCopy = copyOf('email', email);
export const { say } = emailCopy;

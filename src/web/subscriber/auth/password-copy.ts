import { password } from '#contract/copy/password.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of the pages for a new password. */
export const passwordCopy = copyOf('password', password);
export const { say } = passwordCopy;

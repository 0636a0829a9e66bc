import { account } from '#contract/copy/account.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of Account. */
export const accountCopy = copyOf('account', account);
export const { say } = accountCopy;

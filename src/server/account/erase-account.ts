import { dayMs } from '../../contract/day';
import { checkPassword, type PasswordCheck } from '../auth/check-password';
import type { SignedInUser } from '../auth/find-signed-in-user.sql';
import { findUserById } from '../auth/users.sql';
import type { Deps } from '../deps';
import { eraseAccount, listForgottenAccounts } from './erase-account.sql';

export type EraseRefusal = Exclude<PasswordCheck, 'right'> | { refused: 'money on its way' };

/**
 * At the wish of the person, who gives the password again. Guessing is limited as at sign-in. A second press does no
 * harm.
 */
export async function eraseOwnAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  user: SignedInUser,
  { password, deviceId }: { password: string; deviceId: string | null },
): Promise<'erased' | EraseRefusal> {
  const checked = await checkPassword(deps, user, password);
  if (checked !== 'right') {
    // The first of two presses was quicker: the password is gone with the account.
    const isGone = checked.refused === 'wrong password' && !(await findUserById(deps.db, user.id));
    return isGone ? 'erased' : checked;
  }
  const outcome = await eraseAccount(deps.db, { userId: user.id, deviceId, letter: true, now: deps.clock() });
  return outcome !== 'erased' && outcome.refused === 'money on its way' ? { refused: outcome.refused } : 'erased';
}

/** A year, in which somebody may come back to his result and buy. */
export const forgottenAfterMs = 365 * dayMs;
/** Of each round of tidying, so that none takes long. */
const mostAtOnce = 200;

/** Erases accounts that nothing was bought with and nobody used for a year. @returns how many */
export async function eraseForgottenAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const forgotten = await listForgottenAccounts(db, clock() - forgottenAfterMs, mostAtOnce);
  for (const userId of forgotten) await eraseAccount(db, { userId, deviceId: null, letter: false, now: clock() });
  return forgotten.length;
}

import { dayMs } from '#contract/day.ts';
import { checkPassword, type PasswordCheck } from '#server/identity/check-password.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';
import { findUserById } from '#server/identity/users.sql.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SignedInUser } from '#server/platform/http/route.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { eachApart } from '#server/platform/process/each-apart.ts';
import { listUnusedAccounts } from './erase-account.sql.ts';
import { eraseAccount } from './erase-account.ts';

export type EraseRefusal = Exclude<PasswordCheck, 'right'> | { refused: 'money on its way' };

/**
 * Erases the account at the request of its person, who confirms it with the password. Wrong passwords are limited by
 * session. A repeated request does no harm.
 */
export async function eraseOwnAccount(
  deps: Pick<IdentityDeps, 'db' | 'clock' | 'passwords'>,
  user: SignedInUser,
  { password, deviceId }: { password: string; deviceId: string | null },
): Promise<'erased' | EraseRefusal> {
  const checked = await checkPassword(deps, user, password);
  if (checked !== 'right') {
    // A simultaneous request has erased the account and its password.
    const isGone = checked.refused === 'wrong password' && !(await findUserById(deps.db, user.id));
    return isGone ? 'erased' : checked;
  }
  const outcome = await eraseAccount(deps.db, { userId: user.id, deviceId, email: true, now: deps.clock() });
  return outcome !== 'erased' && outcome.refused === 'money on its way' ? { refused: outcome.refused } : 'erased';
}

/** A year, within which a person may return to their result and buy. */
export const unusedAfterMs = 365 * dayMs;
/** Limit for one run of the tidying, so that it stays short. */
const mostAtOnce = 200;

/** Erases accounts without a purchase that nobody used for a year. */
export async function eraseUnusedAccounts({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  await eachApart(
    await listUnusedAccounts(db, clock() - unusedAfterMs, mostAtOnce),
    (userId) => eraseAccount(db, { userId, deviceId: null, email: false, now: clock() }),
    (error, userId) => log.error({ userId, reason: reasonOf(error) }, 'An unused account could not be erased'),
  );
}

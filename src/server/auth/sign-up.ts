import type { SignUpAnswer, SignUpBody } from '../../contract/auth';
import { ageRange } from '../../contract/limits';
import type { Deps } from '../deps';
import { bookAttempt } from '../limit/attempts.sql';
import { attributionColumns } from '../visitor/attribution-columns';
import { signUpLimits } from './account-limits';
import { type Email, readEmail } from './email';
import { passwordFault } from './password-rules';
import { issuePasswordToken, revokeSetupTokensBefore } from './password-tokens.sql';
import { insertUser, lockUser, type UserDetails, updateDetails } from './users.sql';

/**
 * A setup token lets a browser set the first password of the address typed into it. When the address is typed in again
 * much later, it may have been somebody else's the first time: earlier tokens are void then. Within this time it is a
 * double press or a step back.
 */
const sameVisitMs = 10 * 60_000;

export type SignUpOutcome =
  | { answer: SignUpAnswer }
  | { refused: 'exists' }
  | { refused: 'fault'; fault: string }
  | { refused: 'too many attempts'; retryAfterMs: number };

/**
 * Makes an account of an e-mail address, or adds to one that is nothing but an address so far. What is mistyped does not
 * count against the limit. `ip` is the caller's network address.
 */
export async function signUp(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  body: SignUpBody,
  ip: string,
): Promise<SignUpOutcome> {
  const email = readEmail(body.email);
  const fault = email ? signUpFault(body, email) : 'Enter an e-mail address like name@example.com.';
  if (!email || fault !== null) return { refused: 'fault', fault: fault ?? '' };
  const now = deps.clock();
  const attempt = await bookAttempt(deps.db, signUpLimits(ip), now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };
  const passwordHash = body.password === undefined ? null : await deps.passwords.hash(body.password);

  return deps.db.transaction().execute(async (tx) => {
    const details = detailsOf(body);
    const userId = await insertUser(tx, { ...email, passwordHash, details, now });
    if (userId !== null) {
      if (passwordHash !== null) return { answer: {} };
      return { answer: { setup_token: await issuePasswordToken(tx, { userId, purpose: 'setup', now }) } };
    }
    const known = await lockUser(tx, email.emailKey);
    // Whoever comes second cannot set a password for an address he has not shown to be his.
    if (known.hasPassword || known.hasSubscription || passwordHash !== null) return { refused: 'exists' };
    await updateDetails(tx, known.id, details);
    await revokeSetupTokensBefore(tx, known.id, now - sameVisitMs);
    return { answer: {} };
  });
}

function signUpFault({ age, password }: SignUpBody, { email }: Email): string | null {
  if (age !== undefined && age < ageRange.min) return `You need to be ${ageRange.min} or older.`;
  if (age !== undefined && age > ageRange.max) return `Enter an age from ${ageRange.min} to ${ageRange.max}.`;
  return password === undefined ? null : passwordFault(password, email);
}

function detailsOf({ name, age, gender, newsletter, plan, cohort, ...told }: SignUpBody): UserDetails {
  return { name: name?.trim(), age, gender, newsletter, plan, cohort, attribution: attributionColumns(told) };
}

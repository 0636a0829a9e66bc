import type { Transaction } from 'kysely';
import type { SignUpAnswer, SignUpBody } from '#contract/auth.ts';
import { ageRange } from '#quiz/engine/progress.ts';
import { recordAct } from '#server/platform/audit/record-act.sql.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';
import { planEmailLimits, signUpLimits } from './account-limits.ts';
import type { IdentityDeps } from './deps.ts';
import { type EmailAddress, emailFault, readEmailAddress } from './email-address.ts';
import { passwordFault } from './password-rules.ts';
import { issuePasswordToken } from './password-tokens.sql.ts';
import { schedulePlanEmail } from './plan/schedule-plan-email.ts';
import { storedPlanOf } from './plan/stored-plan.ts';
import { saveRepeatedSignUp } from './repeated-sign-ups.sql.ts';
import { schedulePasswordEmail } from './schedule-password-email.ts';
import { insertUser, lockUser, type UserDetails, updateDetails } from './users.sql.ts';
import { attributionColumns, touchesOf } from './visitor/given-attribution.ts';
import { recordTouches } from './visitor/touches.sql.ts';

export type SignUpOutcome =
  | { answer: SignUpAnswer }
  | { refused: 'exists' }
  | { refused: 'fault'; fault: string }
  | { refused: 'too many attempts'; retryAfterMs: number };

/** Where a sign-up comes from: the network address and the browser's hash from `browserOf`. */
export interface Newcomer {
  ip: string;
  browserHash: Buffer;
}

/**
 * Creates an account for an email address. The browser that created it can update its details until it has a password
 * or a subscription; details from other browsers are stored separately, because the address is not proven. Invalid
 * input does not count against the limit.
 */
export async function signUp(
  deps: Pick<IdentityDeps, 'db' | 'clock' | 'passwords'>,
  body: SignUpBody,
  { ip, browserHash }: Newcomer,
): Promise<SignUpOutcome> {
  const email = readEmailAddress(body.email);
  const fault = email ? signUpFault(body, email) : emailFault;
  if (!email || fault !== null) return { refused: 'fault', fault: fault ?? '' };
  const now = deps.clock();
  const attempt = await bookAttempt(deps.db, signUpLimits(ip), now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };
  const passwordHash = body.password === undefined ? null : await deps.passwords.hash(body.password);
  const isSent = await mayHavePlanSent(deps.db, { body, ip, now });

  const attemptOnce = () =>
    inTransaction(deps.db, async (tx): Promise<SignUpOutcome | 'left meanwhile'> => {
      const details = detailsOf(body);
      const userId = await insertUser(tx, { ...email, passwordHash, browserHash, details, now });
      if (userId !== null) {
        await recordTouches(tx, { userId }, touchesOf(body), now);
        await recordAct(tx, { actor: 'person', act: 'signed up', userId, now });
        if (isSent) await schedulePlanEmail(tx, { userId, laterBrowser: null, now });
        return { answer: await firstPasswordAnswer(tx, userId, passwordHash !== null, now) };
      }
      // A later sign-up must not set a password for an address that is not proven.
      if (passwordHash !== null) return { refused: 'exists' };
      const known = await lockUser(tx, email.emailKey);
      if (known === null) return 'left meanwhile';
      const isInUse = known.hasPassword || known.hasSubscription;
      const isSameBrowser = known.browserHash?.equals(browserHash) ?? false;
      const isOwn = isSameBrowser && !isInUse;
      if (isOwn) {
        await updateDetails(tx, known.id, details);
        await recordTouches(tx, { userId: known.id }, touchesOf(body), now);
      } else await saveRepeatedSignUp(tx, { userId: known.id, browserHash, details, now });
      if (isInUse) return { refused: 'exists' };
      if (isSent) await schedulePlanEmail(tx, { userId: known.id, laterBrowser: isOwn ? null : browserHash, now });
      return { answer: {} };
    });
  // Between the two looks the account was erased or got another address, so the address is new now.
  for (;;) {
    const outcome = await attemptOnce();
    if (outcome !== 'left meanwhile') return outcome;
  }
}

async function firstPasswordAnswer(
  tx: Transaction<Schema>,
  userId: string,
  hasPassword: boolean,
  now: number,
): Promise<SignUpAnswer> {
  if (!hasPassword) return { setup_token: await issuePasswordToken(tx, { userId, purpose: 'setup', now }) };
  await schedulePasswordEmail(tx, { userId, isFirst: true, now });
  return {};
}

function signUpFault({ age, password }: SignUpBody, { email }: EmailAddress): string | null {
  if (age !== undefined && age < ageRange.min) return `You need to be ${ageRange.min} or older.`;
  if (age !== undefined && age > ageRange.max) return `Enter an age from ${ageRange.min} to ${ageRange.max}.`;
  return password === undefined ? null : passwordFault(password, email);
}

/** Whether the plan is to be sent. A network that asks too often can still sign up; only its emails are left out. */
async function mayHavePlanSent(
  db: IdentityDeps['db'],
  { body, ip, now }: { body: SignUpBody; ip: string; now: number },
): Promise<boolean> {
  if (!body.plan || !body.send_plan) return false;
  return (await bookAttempt(db, planEmailLimits(ip), now)).allowed;
}

function detailsOf({ name, age, gender, plan, cohort, drawn_cohort, ...given }: SignUpBody): UserDetails {
  return {
    name: name?.trim(),
    age,
    gender,
    plan: plan && storedPlanOf(cohort, plan),
    cohort,
    drawnCohort: drawn_cohort,
    attribution: attributionColumns(given),
  };
}

import type { Kysely } from 'kysely';
import type { AccountPlan, KeptDetails, OpenPlanLinkAnswer } from '#contract/plan.ts';
import { readEmailAddress } from '#server/identity/email-address.ts';
import { plainName } from '#server/identity/plain-name.ts';
import { genderLabels } from '#server/identity/plan/option-labels.ts';
import { readStoredPlan } from '#server/identity/plan/stored-plan.ts';
import { findUserByEmail } from '#server/identity/users.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';
import { findPlanLink, type PlanLink } from './plan-links.sql.ts';
import { findLaterPlan, findSavedPlan, type SavedPlan } from './saved-plans.sql.ts';

/** An id that no account has. */
const nobody = '0';

const windowMs = 60 * 60_000;
const requestsPerNetwork = 60;
const emailsPerMailbox = 5;

/**
 * Schedules an email with a link to the plan, which is sent if the address has an account with a plan. The answer is
 * the same for every address; only a network that asks too often is refused.
 */
export async function requestPlanLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  given: string,
  ip: string,
): Promise<'requested' | { refused: 'too many'; retryAfterMs: number }> {
  const now = clock();
  const attempt = await bookAttempt(db, requestLimits(ip), now);
  if (!attempt.allowed) return { refused: 'too many', retryAfterMs: attempt.retryAfterMs };
  const emailKey = readEmailAddress(given)?.emailKey;
  if (emailKey === undefined) return 'requested';
  if (!(await bookAttempt(db, mailboxLimits(emailKey), now)).allowed) return 'requested';
  const user = await findUserByEmail(db, emailKey);
  await enqueue(db, { kind: 'plan-link', payload: { user_id: user?.id ?? nobody }, runAt: now });
  return 'requested';
}

/** What a link shows, any number of times; null when the token is forged or expired, or the account was erased. */
export async function openPlanLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<OpenPlanLinkAnswer | null> {
  const link = await findPlanLink(db, token, clock());
  const shown = link && (await findLinkedPlan(db, link));
  if (!shown) return null;
  const expiresAt = new Date(link.expiresAt).toISOString();
  return { plan: shown.plan, kept: keptDetailsOf(shown.saved), expires_at: expiresAt };
}

/**
 * The plan of a link; null when there is none any more. A later sign-up that became the account's own is found in the
 * account.
 */
export async function findLinkedPlan(
  db: Kysely<Schema>,
  { userId, laterBrowser }: Pick<PlanLink, 'userId' | 'laterBrowser'>,
): Promise<{ saved: SavedPlan; plan: AccountPlan } | null> {
  const later = laterBrowser && (await findLaterPlan(db, userId, laterBrowser));
  const saved = later ?? (await findSavedPlan(db, userId));
  const plan = saved && readStoredPlan(saved.plan);
  return saved && plan && { saved, plan };
}

/** Texts that anybody may have typed for this address are only shown if they are what they claim to be. */
function keptDetailsOf({ email, name, age, gender }: SavedPlan): KeptDetails {
  return {
    email,
    name: name === '' ? '' : plainName(name) || null,
    age,
    gender: gender === '' ? '' : (genderLabels.get(gender) ?? null),
  };
}

function requestLimits(ip: string): AttemptLimit[] {
  return [{ key: limitKey('plan-ask', networkOf(ip)), max: requestsPerNetwork, windowMs }];
}

/** How many emails one mailbox may be asked for, so that nobody can flood it through us. */
function mailboxLimits(emailKey: string): AttemptLimit[] {
  return [{ key: limitKey('plan-to', emailKey), max: emailsPerMailbox, windowMs }];
}

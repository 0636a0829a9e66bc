import type { Kysely } from 'kysely';
import type { AccountPlan, OpenPlanLinkAnswer, SavedDetails } from '#contract/plan.ts';
import { plainName } from '#server/identity/plain-name.ts';
import { genderLabels } from '#server/identity/plan/option-labels.ts';
import { readStoredPlan } from '#server/identity/plan/stored-plan.ts';
import { type EmailRequestOutcome, requestEmail } from '#server/identity/request-email.ts';
import { findUserIdOrNobody } from '#server/identity/users.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import type { PublishedSiteDeps } from '#server/site/deps.ts';
import { findPlanLink, type PlanLink } from './plan-links.sql.ts';
import { publishedGender, withPublishedLabels } from './published-labels.ts';
import { findNewerPlan, findSavedPlan, type SavedPlan } from './saved-plans.sql.ts';

/** Schedules an email with a link to the plan, which is sent if the address has an account with a plan. */
export function requestPlanLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  address: string,
  ip: string,
): Promise<EmailRequestOutcome> {
  return requestEmail({ db, clock }, { kind: 'plan', address, ip }, async (emailKey, now) => {
    const payload = { user_id: await findUserIdOrNobody(db, emailKey) };
    await enqueue(db, { kind: 'plan-link', payload, runAt: now });
  });
}

/**
 * The details and plan that a link shows, any number of times; null when the token is forged or expired, or the account
 * was erased.
 */
export async function openPlanLink(
  { db, clock, quizFiles }: Pick<Deps, 'db' | 'clock'> & Pick<PublishedSiteDeps, 'quizFiles'>,
  token: string,
): Promise<OpenPlanLinkAnswer | null> {
  const link = await findPlanLink(db, token, clock());
  const shown = link && (await findLinkedPlan(db, link));
  if (!shown) return null;
  const expiresAt = new Date(link.expiresAt).toISOString();
  const { bodies } = await quizFiles.shown();
  return {
    plan: withPublishedLabels(shown.plan, bodies),
    kept: keptDetailsOf(shown.saved, bodies),
    expires_at: expiresAt,
  };
}

/**
 * The plan of a link; null when it is gone. The details of a later sign-up may have moved into the account, so the
 * account is read too.
 */
export async function findLinkedPlan(
  db: Kysely<Schema>,
  { userId, laterBrowser }: Pick<PlanLink, 'userId' | 'laterBrowser'>,
): Promise<{ saved: SavedPlan; plan: AccountPlan } | null> {
  const later = laterBrowser && (await findNewerPlan(db, userId, laterBrowser));
  const saved = later ?? (await findSavedPlan(db, userId));
  const plan = saved && readStoredPlan(saved.plan);
  return saved && plan && { saved, plan };
}

/**
 * The details to show. Anybody may have typed them for this address, so a text is only shown if it is a plain name or a
 * known gender.
 */
function keptDetailsOf(
  { email, name, age, gender }: SavedPlan,
  bodies: Parameters<typeof publishedGender>[1],
): SavedDetails {
  return {
    email,
    name: name === '' ? '' : plainName(name) || null,
    age,
    gender: gender === '' ? '' : (publishedGender(gender, bodies) ?? genderLabels.get(gender) ?? null),
  };
}

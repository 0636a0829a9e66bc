import { dayMs } from '#contract/day.ts';
import { planLinkDays } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { listSubscriptions } from '#server/billing/entitlement/subscriptions.sql.ts';
import { findUserById } from '#server/identity/users.sql.ts';
import type { WritingDeps, Written } from '#server/mail/send-once.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { findLinkedPlan } from '../plan/plan-link.ts';
import { countPlanEmails, createPlanLink } from '../plan/plan-links.sql.ts';
import type { SavedPlan } from '../plan/saved-plans.sql.ts';
import { planLinkEmail, type SavedDetail } from './plan-email.ts';

/** The most for one address, however many browsers or people save a plan for it. */
const emailsPerDay = 5;

/**
 * Sends nothing to an address without an account or plan, although the call answers the same. The link's token is
 * created when the email is sent, so that no job holds it.
 */
export async function writePlanLink(
  { config, db, clock, say }: WritingDeps,
  { user_id: userId, later_browser }: JobPayloads['plan-link'],
): Promise<Written | null> {
  const now = clock();
  const laterBrowser = later_browser === undefined ? null : Buffer.from(later_browser, 'base64url');
  const user = await findUserById(db, userId);
  const linked = await findLinkedPlan(db, { userId, laterBrowser });
  if (!user || !linked || (await countPlanEmails(db, userId, now - dayMs)) >= emailsPerDay) return null;
  const expiresAt = now + planLinkDays * dayMs;
  const token = await createPlanLink(db, { userId, laterBrowser, expiresAt, now });
  const email = planLinkEmail(
    {
      to: user.email,
      url: `${config.publicUrl}${paths.planLink}#${token}`,
      expiresAt,
      minutes: linked.plan.daily_minutes,
      kept: keptBeside(linked.saved),
      ownDataUrl: user.passwordHash === null ? null : config.publicUrl + paths.ownData,
      resetUrl: config.publicUrl + paths.resetPassword,
      hasBought: (await listSubscriptions(db, userId)).length > 0,
    },
    say,
  );
  return { userId, email };
}

function keptBeside({ name, age, gender }: SavedPlan): SavedDetail[] {
  return [
    ...(name === '' ? [] : (['name'] as const)),
    ...(age === null ? [] : (['age'] as const)),
    ...(gender === '' ? [] : (['gender'] as const)),
  ];
}

import { brand } from '#contract/brand.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { Email } from '#server/mail/email.ts';
import type { EmailDeps, Written } from '#server/mail/send-once.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { type FoundAlert, findAlert, isAddressOf, wasSent } from './alerts.sql.ts';
import { durationText } from './format-duration.ts';
import { emailKeyOf, type NotificationReason } from './plan-notifications.ts';

/** Writes to an operator about an alert; null when it was over before an email could be sent. */
export async function writeAlertEmail(
  { config, db, clock }: EmailDeps,
  { alert_id: id, what, to, place }: JobPayloads['alert-email'],
): Promise<Written | null> {
  const alert = await findAlert(db, id);
  if (alert === null) return null;
  const isOver = alert.resolved_at !== null;
  if (what !== 'closed' && isOver) return null;
  if (what === 'still' && alert.acknowledged_at !== null) return null;
  if (alert.caused_by !== null && (await isAddressOf(db, alert.caused_by, to))) return null;
  const opened = { id, what: 'opened', openedAt: alert.opened_at.getTime(), now: clock() } as const;
  if (what === 'closed' && !(await wasSent(db, emailKeyOf(opened, place)))) return null;
  return { userId: null, email: alertEmail(alert, { to, what, publicUrl: config.publicUrl, now: clock() }) };
}

const leads: Record<NotificationReason, (title: string) => string> = {
  opened: (title) => title,
  still: (title) => `Still: ${title}`,
  closed: (title) => `Over: ${title}`,
};

/** An alert in words. Figures only: no person and no condition. */
export function alertEmail(
  alert: Pick<FoundAlert, 'title' | 'evidence' | 'opened_at' | 'resolved_at' | 'severity'>,
  { to, what, publicUrl, now }: { to: string; what: NotificationReason; publicUrl: string; now: number },
): Email {
  const { title, evidence, opened_at, resolved_at } = alert;
  const lasted = durationText((resolved_at?.getTime() ?? now) - opened_at.getTime());
  const since = `${opened_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return {
    to,
    subject: `${brand}: ${leads[what](title)}`,
    preview: evidence,
    heading: leads[what](title),
    blocks: [
      evidence,
      {
        facts: [['Since', since], what === 'closed' ? ['Lasted', lasted] : ['Severity', alert.severity]],
      },
    ],
    button: { label: 'Open the overview', url: publicUrl + consolePaths.overview },
    further: [],
    footnote: `ALERT_EMAILS of ${publicUrl} get this once when it begins, once a day while it lasts and nobody has acknowledged it, and once when it is over.`,
  };
}

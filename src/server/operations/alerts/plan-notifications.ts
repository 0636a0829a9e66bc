import { dayMs } from '#contract/day.ts';
import type { NewJob } from '#server/platform/jobs/job.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { notifyAt } from './quiet-hours.ts';

export type NotificationReason = 'opened' | 'still' | 'closed';

interface AlertNotification {
  id: string;
  severity: 'critical' | 'warning';
  what: NotificationReason;
  /** Epoch ms. */
  openedAt: number;
  now: number;
}

/** The key under which an alert's email is sent once. `place` is that of the address in ALERT_EMAILS. */
export function emailKeyOf({ id, what, openedAt, now }: Omit<AlertNotification, 'severity'>, place: number): string {
  return what === 'still'
    ? `alert-email:${id}:day ${daysOpen(openedAt, now)}:${place}`
    : `alert-email:${id}:${what}:${place}`;
}

const daysOpen = (openedAt: number, now: number) => Math.floor((now - openedAt) / dayMs);

/**
 * The jobs that report an alert: when it opens, when a further day of it has passed, when it closes. Each has a key, so
 * that it is sent once.
 */
export function alertNotifications(
  notification: AlertNotification,
  { emails, webhook, quietHours }: Config['alerts'],
): NewJob[] {
  const { id, severity, what, openedAt, now } = notification;
  if (what === 'still' && daysOpen(openedAt, now) === 0) return [];
  const runAt = severity === 'critical' ? now : notifyAt(now, quietHours);
  const payload = { alert_id: id, what };
  const byEmail = emails.map(
    (to, place): NewJob => ({
      kind: 'alert-email',
      uniqueKey: emailKeyOf(notification, place),
      runAt,
      payload: { ...payload, to, place },
    }),
  );
  if (webhook === null || what === 'still') return byEmail;
  return [...byEmail, { kind: 'alert-webhook', uniqueKey: `alert-webhook:${id}:${what}`, payload, runAt: now }];
}

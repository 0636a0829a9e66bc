import { isoOf } from '#paddle-emulator/platform/clock.ts';
import { readableTime } from '#paddle-emulator/platform/format.ts';
import { escapeHtml } from '#paddle-emulator/platform/html.ts';
import type { DeliveryAttempt, Notification } from '#paddle-emulator/platform/rows.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import { isPending } from '#paddle-emulator/webhook/event-log.ts';
import { eventOf } from '#paddle-emulator/webhook/outbox.ts';
import { actions, button, code, part, status, table } from './elements.ts';

/** The notifications to the application, with every attempt. */
export function webhookPart(state: State): string {
  const rows = state.notifications.map((one) => notificationRow(state, one));
  const waits = state.notifications.some(isPending);
  const retry = waits ? `<div class="buttons">${button('Send waiting ones now', '/emulator/outbox/retry')}</div>` : '';
  return part(
    'webhooks',
    'Webhook messages',
    `${destinations(state)}${retry}${table('webhooks', ['Event', 'Status', 'Happened', 'Attempts', 'Do'], rows)}`,
  );
}

function destinations({ notificationSettings }: State): string {
  const active = Object.values(notificationSettings).filter((one) => one.active);
  if (active.length === 0) return '<p class="muted">Nobody is told.</p>';
  return `<p class="muted">Sent to ${active.map(({ destination }) => code(destination)).join(', ')}</p>`;
}

function notificationRow(state: State, notification: Notification): string[] {
  const { id, eventId, origin, attempts } = notification;
  const { event_type, occurred_at } = eventOf(state, eventId);
  return [
    `${escapeHtml(event_type)}${origin === 'replay' ? ' <span class="muted">replay</span>' : ''}`,
    status(notification.status, { delivered: 'good', failed: 'bad' }),
    readableTime(occurred_at),
    attemptLog(id, attempts),
    actions(button('Replay', `/emulator/notifications/${id}/replay`, { about: event_type })),
  ];
}

function attemptLog(id: string, attempts: readonly DeliveryAttempt[]): string {
  const last = attempts.at(-1);
  if (last === undefined) return 'None yet';
  const lines = attempts.map(({ at, responseCode, response }) => {
    const answer = escapeHtml(response.slice(0, 200));
    return `<li>${isoOf(at).slice(11, 19)} <strong>${responseCode || 'no answer'}</strong> ${answer}</li>`;
  });
  return `<details id="log-${id}"><summary>${attempts.length} × ${last.responseCode || 'no answer'}</summary><ol>${lines.join('')}</ol></details>`;
}

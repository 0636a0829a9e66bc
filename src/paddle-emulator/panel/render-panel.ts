import { grouped, testCards } from '../checkout/test-cards';
import { isoOf } from '../clock';
import type { Subscription, Transaction } from '../entities';
import { escapeHtml, htmlPage } from '../html';
import type { Notification, State } from '../state';
import { eventOf, isPending } from '../webhook/outbox';
import { overviewOf } from './overview';

const shown = 30;
const daySeconds = 86_400;

/** What a person needs to test with: the clock, what was bought, and what was told to the application. */
export function renderPanel(state: State, nowMs: number): string {
  const body = `<main class="panel">
<header>
<h1>Paddle emulator</h1>
<p class="banner"><strong>Test mode:</strong> no real money</p>
<p id="alert" class="alert" role="alert"></p>
</header>
${clockSection(state, nowMs)}
${section('Subscriptions', subscriptionTable(state))}
${section('Transactions', transactionTable(state))}
${section('Webhook messages', webhookTable(state))}
${section('Test cards', cardTable())}
</main>`;
  return htmlPage({
    title: 'Paddle emulator',
    theme: 'system',
    lang: 'en',
    bodyClass: 'own',
    body,
    script: '/emulator/panel.js',
  });
}

function clockSection(state: State, nowMs: number): string {
  const { now, next_due, clock_offset_seconds } = overviewOf(state, nowMs);
  const ahead = Math.round(clock_offset_seconds / daySeconds);
  const next =
    next_due === null
      ? 'Nothing will happen by itself.'
      : `Next: ${next_due.what} of ${next_due.about} at ${readable(next_due.at)}`;
  const advance = (label: string, seconds: number) =>
    button(label, '/emulator/clock', JSON.stringify({ advance_seconds: seconds }));
  const toNext =
    next_due === null ? '' : button('To the next event', '/emulator/clock', JSON.stringify({ to: next_due.at }));
  return `<section aria-labelledby="clock">
<h2 id="clock">Clock</h2>
<p class="clock"><time datetime="${now}">${readable(now)}</time></p>
<p class="muted">${ahead === 0 ? 'The real time.' : `${ahead} days ahead of the real time.`} ${next}</p>
<div class="buttons">${advance('+1 day', daySeconds)}${advance('+1 week', 7 * daySeconds)}${advance('+4 weeks', 28 * daySeconds)}${toNext}</div>
</section>`;
}

function subscriptionTable(state: State): string {
  const rows = Object.values(state.subscriptions).map((one: Subscription) => [
    code(one.id),
    status(one.status, { active: 'good', trialing: 'good', past_due: 'bad' }),
    escapeHtml(state.customers[one.customer_id]?.email ?? ''),
    one.current_billing_period === null ? '' : readable(one.current_billing_period.ends_at),
    one.scheduled_change === null
      ? ''
      : `${one.scheduled_change.action} at ${readable(one.scheduled_change.effective_at)}`,
  ]);
  return table(['Subscription', 'Status', 'Customer', 'Period ends', 'Scheduled'], rows);
}

function transactionTable(state: State): string {
  const rows = Object.values(state.transactions).map((one: Transaction) => [
    one.checkout.url === null ? code(one.id) : `<a href="/checkout/${escapeHtml(one.id)}">${code(one.id)}</a>`,
    status(one.status, { completed: 'good', past_due: 'bad' }),
    `${escapeHtml(one.details.totals.grand_total)} ${escapeHtml(one.currency_code)}`,
    escapeHtml(one.origin),
    readable(one.created_at),
    escapeHtml(one.payments.map(({ error_code }) => error_code ?? 'captured').join(', ')),
  ]);
  return table(['Transaction', 'Status', 'Total (minor units)', 'Origin', 'Created', 'Payments'], rows);
}

function webhookTable(state: State): string {
  const rows = state.notifications.map((one: Notification) => {
    const { event_type, occurred_at } = eventOf(state, one.eventId);
    const last = one.attempts.at(-1);
    return [
      escapeHtml(event_type),
      status(one.status, { delivered: 'good', failed: 'bad' }),
      readable(occurred_at),
      last === undefined ? '' : `${one.attempts.length}, last ${readable(isoOf(last.at))}`,
      last === undefined ? '' : `${last.responseCode || 'no answer'} ${escapeHtml(last.response.slice(0, 120))}`,
      button('Send again', `/emulator/notifications/${one.id}/replay`),
    ];
  });
  const pending = state.notifications.filter(isPending).length;
  const retry = pending === 0 ? '' : `<div class="buttons">${button('Retry now', '/emulator/outbox/retry')}</div>`;
  return `${retry}${table(['Event', 'Status', 'Happened', 'Attempts', 'Answer', 'Repeat'], rows)}`;
}

function cardTable(): string {
  return table(
    ['Card number', 'What it does'],
    testCards.map(({ number, does }) => [code(grouped(number)), does]).reverse(),
  );
}

function section(title: string, content: string): string {
  return `<section aria-label="${title}" tabindex="0"><h2>${title}</h2>${content}</section>`;
}

/** Rows come oldest first and are shown newest first; cells are HTML already. */
function table(heads: string[], rows: string[][]): string {
  if (rows.length === 0) return '<p class="muted">None yet.</p>';
  const newest = rows.slice(-shown).reverse();
  const body = newest.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  const more = rows.length > shown ? `<p class="muted">The newest ${shown} of ${rows.length}.</p>` : '';
  return `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${body}</tbody></table>${more}`;
}

function button(label: string, post: string, body = '{}'): string {
  return `<button type="button" class="plain" data-post="${escapeHtml(post)}" data-body="${escapeHtml(body)}">${label}</button>`;
}

function status(text: string, tones: Record<string, 'good' | 'bad'>): string {
  return `<span class="state-${tones[text] ?? 'wait'}">${escapeHtml(text)}</span>`;
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** `2026-11-21 10:00` in UTC. */
function readable(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
}

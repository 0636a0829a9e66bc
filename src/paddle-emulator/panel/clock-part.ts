import { dayMs } from '#paddle-emulator/platform/clock.ts';
import { readableTime } from '#paddle-emulator/platform/format.ts';
import { escapeHtml } from '#paddle-emulator/platform/html.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import { button, part } from './elements.ts';
import { overviewOf } from './overview.ts';

const day = dayMs / 1000;
const hour = day / 24;
const steps: readonly [string, number][] = [
  ['+1 hour', hour],
  ['+1 day', day],
  ['+1 week', 7 * day],
  ['+4 weeks', 28 * day],
];

/** The emulated time, what is due next, and buttons to move it forward. */
export function clockPart(state: State, nowMs: number): string {
  const { now, next_due, clock_offset_seconds } = overviewOf(state, nowMs);
  const next =
    next_due === null
      ? 'Nothing will happen by itself.'
      : `Next: ${escapeHtml(next_due.what)}, ${readableTime(next_due.at)}.`;
  const moves = steps.map(([label, seconds]) =>
    button(label, '/emulator/clock', { body: { advance_seconds: seconds } }),
  );
  if (next_due !== null) moves.push(button('To the next event', '/emulator/clock', { body: { to: next_due.at } }));
  const clock = part(
    'clock',
    'Clock',
    `<p class="clock"><time datetime="${now}">${readableTime(now)}</time> <span class="muted">UTC</span></p>
<p class="muted">${distance(clock_offset_seconds)} ${next}</p>
<div class="buttons">${moves.join('')}</div>`,
  );
  return `<div class="together">${clock}
<form data-form="clock" class="fields"><label>Go to (UTC) <input class="input small" type="datetime-local" name="to" required></label>
<button class="plain">Go</button></form></div>`;
}

function distance(seconds: number): string {
  if (seconds < 60) return 'The real time.';
  const allHours = Math.round(seconds / hour);
  const days = Math.floor(allHours / 24);
  const hours = allHours % 24;
  const parts = [count(days, 'day'), count(hours, 'hour')].filter((one) => one !== '');
  return `${parts.length === 0 ? 'Minutes' : parts.join(' ')} ahead of the real time.`;
}

function count(n: number, unit: string): string {
  return n === 0 ? '' : `${n} ${unit}${n === 1 ? '' : 's'}`;
}

import { countText } from '#contract/console/overview-copy.ts';
import type { AnnouncedPriceChange, PlannedMoves } from '#contract/console/price-change.ts';
import { formatPrice } from '#contract/format-price.ts';
import { madeOnce } from '#contract/made-once.ts';
import type { Price } from '#contract/offer.ts';
import { shortDate } from '#contract/short-date.ts';
import type { StatusBadgeKind } from '../kit/status-badge.tsx';

/** A day of this page, which are all in UTC: `26 Feb 2027`. */
export const dayName = (at: string): string => shortDate(at, 'UTC');

const monthFormat = madeOnce(
  () => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** `February 2027` of 2027-02. */
export const monthName = (month: string): string => monthFormat().format(new Date(`${month}-01T00:00:00Z`));

/** "1,649 subscribers", "One subscriber". */
export const subscribersText = (count: number): string =>
  count === 1 ? 'One subscriber' : `${countText(count)} subscribers`;

/** "$17.99 to $19.99", or one price. */
export function beforeText(before: readonly Price[]): string {
  const [lowest, highest] = [before[0], before.at(-1)];
  if (lowest === undefined || highest === undefined) return '';
  return lowest === highest ? formatPrice(lowest) : `${formatPrice(lowest)} to ${formatPrice(highest)}`;
}

/** "+$5.00", "−$5.00" */
export function changeText(before: Price, after: Price): string {
  const change = after.amount_minor - before.amount_minor;
  return `${change > 0 ? '+' : ''}${formatPrice({ ...after, amount_minor: change })}`;
}

/** From the first to the last renewal at the new price; empty when there is none. */
export function spanText({ first_at: first, last_at: last }: Pick<PlannedMoves, 'first_at' | 'last_at'>): string {
  if (first === null || last === null) return '';
  const [from, to] = [dayName(first), dayName(last)];
  return from === to ? from : `${from} to ${to}`;
}

/** The state of an announced price change as a word with its sign. */
export function stateOf(
  change: Pick<AnnouncedPriceChange, 'moved' | 'to_move' | 'withdrawn_at'>,
): [kind: StatusBadgeKind, text: string] {
  if (change.to_move > 0) return change.moved === 0 ? ['trial', 'Announced'] : ['trial', 'Moving'];
  return change.withdrawn_at === null ? ['good', 'Settled'] : ['off', 'Withdrawn'];
}

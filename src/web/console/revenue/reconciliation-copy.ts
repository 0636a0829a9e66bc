import type { Difference, ReconciliationState } from '#contract/console/reconciliation.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { StatusIconKind } from '../kit/status-badge.tsx';

const many = (n: number) => n.toLocaleString('en-US');
const counted = (n: number, one: string, more = `${one}s`) => `${many(n)} ${n === 1 ? one : more}`;

/** The sign before the sentence: its shape says the same as the words. */
export function signOf({ last, open, missed_nights, trying }: ReconciliationState): StatusIconKind {
  if (open > 0) return 'wrong';
  if (last === null) return missed_nights > 0 ? 'wrong' : 'off';
  return missed_nights > 0 || trying?.failed || last.left_out !== '' ? 'look' : 'fine';
}

/** The result of the comparison, as the text after its first sentence. */
export function foundText({ last, open, explained }: ReconciliationState): string {
  if (last === null) return '';
  const compared = `${many(last.transactions + last.adjustments)} transactions and adjustments of ${last.days} days compared, ${counted(open, 'difference')}`;
  const known = explained > 0 ? ` and ${many(explained)} explained` : '';
  const heard = last.heard > 0 ? ` ${counted(last.heard, 'was', 'were')} only known to Paddle and heard.` : '';
  return `${compared}${known}.${heard}${last.left_out === '' ? '' : ` ${last.left_out}`}`;
}

/** The state of the newest payout, as the text after its day and amount; null before there is one. */
export function payoutText(payout: ReconciliationState['payouts'][number] | undefined): string | null {
  if (payout === undefined) return null;
  const { rows_minor, entries, amount_minor, currency } = payout;
  if (rows_minor === null || entries === null) return 'is not compared yet.';
  const sum = `the sum of its ${counted(entries, 'entry', 'entries')}`;
  if (rows_minor === amount_minor) return `equals ${sum}.`;
  return `is not ${sum}, ${formatPrice({ amount_minor: rows_minor, currency })}.`;
}

/** Why the last attempt has not finished; null when there is nothing to report. */
export function tryingText({ trying, missed_nights }: ReconciliationState): string | null {
  const missed = missed_nights > 0 ? `${counted(missed_nights, 'night')} missed. ` : '';
  if (trying === null) return missed === '' ? null : missed.trim();
  if (trying.failed === '') return `${missed}Comparing now.`;
  return `${missed}Paddle could not be asked (${trying.failed}); it is tried again.`;
}

/** Both figures of MRR, which are shown side by side and never adjusted to each other. */
export function monthlyText({ day, currency, theirs_minor, ours_minor }: NonNullable<ReconciliationState['mrr']>) {
  const money = (amount_minor: number) => formatPrice({ amount_minor, currency });
  const ours = ours_minor === null ? 'Ours is not known.' : `Ours is ${money(ours_minor)}.`;
  return `MRR at the end of ${day}: ${money(theirs_minor)} by Paddle. ${ours} They need not agree: Paddle does not say how many days its month has and converts at rates of its own; ours has 30.4375 days and the rate of each currency’s latest payment.`;
}

const kinds: Record<Difference['kind'], string> = {
  transaction: 'Payment',
  adjustment: 'Refund or chargeback',
  returned: 'Entries of what was given back',
  payout: 'Payout',
  'payout row': 'Line of a payout',
  day: 'Day',
};
export const kindText = (kind: Difference['kind']): string => kinds[kind];

/** One side of a difference; an absent side is a word too. */
export const sideText = (side: string | null): string => (side === null ? 'nothing' : side === '' ? 'empty' : side);

import type { SubscriberRow, SubscribersAnswer } from '#contract/console/subscribers.ts';
import { countedText } from '#contract/format-count.ts';
import { shortDate } from '#contract/short-date.ts';

/** "charged 9 Feb 2027", "paused"; days are in the operator's time zone. */
export function nextText(next: SubscriberRow['next'], timeZone: string): string {
  if (next === null) return '';
  return next.at === null ? next.what : `${next.what} ${shortDate(next.at, timeZone)}`;
}

/** "2 payments since 25 Aug 2026", "none". */
export function paymentsText({ payments, paying_since }: SubscriberRow, timeZone: string): string {
  if (payments === 0 || paying_since === null) return 'none';
  return `${countedText(payments, 'payment')} since ${shortDate(paying_since, timeZone)}`;
}

/**
 * "9,197 pay, 81 are in a trial, 54 pause, 5,469 have left: 14,801 in all." People who never paid are counted apart.
 */
export function totalsText(counts: SubscribersAnswer['counts']): string {
  const number = (n: number) => n.toLocaleString('en-US');
  const pay = counts.active + counts.ends + counts['past due'];
  const all = pay + counts.trial + counts.paused + counts.ended;
  const without = counts['never paid'];
  return [
    `${number(pay)} ${pay === 1 ? 'pays' : 'pay'}, ${number(counts.trial)} in a trial, ${number(counts.paused)} paused,`,
    `${number(counts.ended)} ${counts.ended === 1 ? 'has' : 'have'} left: ${number(all)} in all.`,
    `${number(without)} ${without === 1 ? 'account' : 'accounts'} without a purchase.`,
  ].join(' ');
}

/** "10 found for “may”" */
export function foundText(answer: SubscribersAnswer, q: string): string {
  const count = Object.values(answer.counts).reduce((sum, one) => sum + one, 0);
  const number = `${answer.has_more_than_counted ? 'More than ' : ''}${count.toLocaleString('en-US')}`;
  return `${count === 0 ? 'Nobody' : number} found for “${q}”`;
}

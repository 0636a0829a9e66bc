import type {
  RehearsalAnswer,
  RehearsalResult,
  RehearsedKind,
  RehearsedMoney,
  RehearsedWeek,
} from '#contract/console/rehearsal.ts';
import { formatMoney } from '#contract/format-money.ts';
import { countText } from '../revenue/format-figures.ts';

/** The first line of every rehearsal. */
export const cannotKnow = {
  title: 'This cannot know what people would have chosen.',
  text: 'The same people choose the same offers on the same days, whatever the draft says. No demand is invented, and none is taken away.',
};

/** "412 of 1,904 purchases are made again." */
export const progressText = ({ done, purchases }: Pick<RehearsalAnswer, 'done' | 'purchases'>): string =>
  `${countText(done)} of ${countText(purchases)} purchases are made again.`;

/** What is left of what was paid after what went back, in minor units. */
export const leftOf = ({ paid, returned }: RehearsedMoney): number => paid - returned;

/** "$2,399.00 paid, $200.00 back" */
export const partsText = ({ paid, returned }: RehearsedMoney, currency: string): string =>
  `${formatMoney(paid, currency)} paid, ${formatMoney(returned, currency)} back`;

/** "+$5.00", "−$5.00", "none" */
export function differenceText(minor: number, currency: string): string {
  if (minor === 0) return 'none';
  return `${minor > 0 ? '+' : ''}${formatMoney(minor, currency)}`;
}

/** "+3", "−3", "none" */
export function countDifference({ rehearsed, happened }: Pick<RehearsedKind, 'rehearsed' | 'happened'>): string {
  if (rehearsed === happened) return 'none';
  return `${rehearsed > happened ? '+' : '−'}${countText(Math.abs(rehearsed - happened))}`;
}

/** The sums of some weeks of one currency. */
export function sumOf(weeks: readonly RehearsedWeek[]): Pick<RehearsedWeek, 'rehearsed' | 'happened' | 'unchanged'> {
  const side = (name: 'rehearsed' | 'happened' | 'unchanged') => ({
    paid: weeks.reduce((sum, week) => sum + week[name].paid, 0),
    returned: weeks.reduce((sum, week) => sum + week[name].returned, 0),
  });
  return { rehearsed: side('rehearsed'), happened: side('happened'), unchanged: side('unchanged') };
}

const countNames = {
  purchases: 'Purchases',
  renewals: 'Renewals',
  refunds: 'Refunds',
  chargebacks: 'Chargebacks',
} as const;
const emailNames: Readonly<Record<string, string>> = {
  welcome: 'Welcome',
  receipt: 'Receipt',
  'trial-ending': 'A trial ends soon',
  'renewal-reminder': 'Reminder before a renewal',
  'payment-failed': 'A payment failed',
  refunded: 'Refund',
  cancelled: 'Cancellation',
  withdrawn: 'Withdrawal',
  'charged-back': 'Chargeback',
};
const consentNames: Readonly<Record<string, string>> = {
  purchase: 'Consent to a purchase',
  'plan-change': 'Consent to another plan',
};

export interface CountedRow extends RehearsedKind {
  group: 'Money' | 'Emails' | 'Consents';
  name: string;
}

/** Everything that is counted, in one list. */
export function countedRows({ counts, emails, consents }: RehearsalResult): CountedRow[] {
  const named = (group: CountedRow['group'], names: Readonly<Record<string, string>>, rows: readonly RehearsedKind[]) =>
    rows.map((row) => ({ ...row, group, name: names[row.kind] ?? row.kind }));
  const money = Object.entries(counts).map(([kind, both]) => ({ kind, ...both }));
  return [
    ...named('Money', countNames, money),
    ...named('Emails', emailNames, emails),
    ...named('Consents', consentNames, consents),
  ];
}

type NotSold = RehearsalResult['not_sold'][number];

const whyNotSold: Record<NotSold['why'], (offer: string, currency: string) => string> = {
  'no such offer': (offer) => `found no ${offer} in the draft`,
  'no price': (offer, currency) => `found no price in ${currency} for ${offer}`,
  'no trial': (offer) => `found no trial of ${offer}`,
  coupon: (offer) => `had a code that takes nothing off ${offer} in the draft`,
  'other amount': (offer) => `would have been charged another amount than shown for ${offer}`,
};

/** "14 purchases found no 4-week plan in the draft." */
export function notSoldText({ why, currency, purchases }: NotSold, offer: string): string {
  const who = purchases === 1 ? '1 purchase' : `${countText(purchases)} purchases`;
  return `${who} ${whyNotSold[why](offer, currency)}.`;
}

type NotDone = RehearsalResult['not_done'][number];

const actNames: Readonly<Record<string, string>> = {
  cancels: 'a cancellation',
  ends: 'an end at once',
  keeps: 'taking something back',
  pauses: 'a pause',
  resumes: 'the end of a pause',
  'resumes later': 'a later end of a pause',
  'is given time': 'given days',
  'changes plan': 'a change of plan',
  'agrees to a later plan': 'a consent to a later plan',
  'begins a later plan': 'a plan that begins with a renewal',
  'is given back': 'a refund',
  'charges back': 'a chargeback',
  'dispute is lifted': 'a chargeback taken back',
  'card declines': 'a card that stops',
  'card works': 'a card that works again',
};
const whyNotDone: Readonly<Record<string, string>> = {
  'ended before': 'the subscription had ended before',
  'no such offer': 'the draft has no such offer',
  'no such payment': 'that payment was not made',
  refused: 'the emulator refused it',
};

/** "3 times a refund could not be made again: that payment was not made." */
export function notDoneText({ act, why, times }: NotDone): string {
  const often = times === 1 ? 'Once' : `${countText(times)} times`;
  return `${often} ${actNames[act] ?? act} could not be made again: ${whyNotDone[why] ?? why}.`;
}

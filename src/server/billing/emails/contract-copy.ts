import { formatDate, formatInterval, formatMoney } from '#server/mail/format.ts';
import type { Say } from '#server/mail/say.ts';

export interface Money {
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}

/** A recurring price and its interval. */
export interface Rate extends Money {
  intervalUnit: string;
  intervalCount: number;
}

/** The next charge. */
export interface Renewal extends Rate {
  /** Epoch ms. */
  at: number;
  /** Whether it is the first one, at the end of a trial. */
  endsTrial: boolean;
  /** The full price, and from when on (epoch ms) it is charged; null when this charge is at the full price. */
  full: { from: number; amountMinor: number } | null;
}

/** What a buyer agreed to, with the exact text from their screen. */
export interface Agreement {
  text: string;
  /** Epoch ms. */
  acceptedAt: number;
}

/** Such as "$35.99". */
export const formatSum = ({ amountMinor, currency }: Money): string => formatMoney(amountMinor, currency);

/** Such as "$35.99 every 12 weeks". */
export function formatRate({ intervalUnit, intervalCount, ...sum }: Rate): string {
  return `${formatMoney(sum.amountMinor, sum.currency)} ${formatInterval(intervalUnit, intervalCount)}`;
}

export function renewalText(renewal: Renewal, say: Say): string {
  const { at, endsTrial, full, currency } = renewal;
  const charge = { date: formatDate(at), rate: formatRate(renewal) };
  if (endsTrial) return say('email-all.trial-lasts', charge);
  if (full === null) return say('email-all.renews', charge);
  const then = { from: formatDate(full.from), full: formatMoney(full.amountMinor, currency) };
  return say('email-all.renews-at-first-price', { ...charge, ...then });
}

/** When the reminder is sent: seven days before a charge, three before the end of a trial. */
export function reminderText({ endsTrial }: Renewal, say: Say): string {
  return say(endsTrial ? 'email-all.reminds-of-trial' : 'email-all.reminds-of-renewal');
}

export function agreementBlock({ text, acceptedAt }: Agreement, say: Say): { title: string; quote: string } {
  return { title: say('email-all.agreed', { date: formatDate(acceptedAt) }), quote: text };
}

import { dayMs, dayOf, dayStart } from '#contract/day.ts';
import { announcePriceChange } from '#server/billing/price-change/announce-price-change.ts';
import type { PriceChange } from '#server/billing/price-change/price-changes.sql.ts';
import { formatDate, formatMoney } from '#server/mail/format.ts';
import { type Command, type CommandOutcome, readArguments, wrongUsage } from './command.ts';

const usage = 'price-change --offer 2 --currency USD --amount 3999 --on 2027-01-15';
const text = { type: 'string' } as const;
const options = { offer: text, currency: text, amount: text, on: text };

/** Announces a new price to those who pay an old one. The amount is in the currency's minor unit (cents, whole yen). */
export const priceChangeCommand: Command = {
  usage,
  run: async ({ db, clock, by }, args): Promise<CommandOutcome> => {
    const parsed = parsePriceChange(args);
    if ('fault' in parsed) return parsed;
    const announced = await announcePriceChange({ db, clock }, parsed, by);
    if ('refused' in announced) return { fault: refusalOf(announced.refused, parsed) };
    const { concerned, offerName, priceChangeId } = announced;
    const price = formatMoney(parsed.amountMinor, parsed.currency);
    return {
      output: [
        `Price change ${priceChangeId}: the ${offerName} costs ${price} from ${formatDate(parsed.effectiveAt)} on.`,
        `${concerned === 1 ? 'One subscriber gets an email' : `${concerned} subscribers get an email`} now and ` +
          'the new price with the first renewal from that day on, never within 30 days of the email.',
      ].join('\n'),
    };
  },
};

/** The arguments as a price change; the date is the beginning of that day in UTC. */
export function parsePriceChange(args: string[]): PriceChange | { fault: string } {
  const read = readArguments(usage, args, { options });
  if ('fault' in read) return read;
  const { offer, currency, amount, on } = read.values;
  if (!(offer && currency && amount && on)) return wrongUsage(usage);
  if (!/^\d{1,9}$/.test(offer)) return { fault: '--offer must be the number of an offer, like 2.' };
  if (!/^[A-Z]{3}$/.test(currency)) return { fault: '--currency must be a currency, like USD.' };
  if (!/^[1-9]\d{0,8}$/.test(amount)) {
    return { fault: '--amount must be an amount in the smallest unit, like 3999 for 39.99 dollars.' };
  }
  const effectiveAt = dayStart(on);
  if (effectiveAt === null) return { fault: '--on must be a day, like 2027-01-15.' };
  return { offerId: Number(offer), currency, amountMinor: Number(amount), effectiveAt };
}

function refusalOf(
  refused: 'unknown offer' | 'nobody pays it' | { tooSoon: { earliestAt: number } },
  { offerId, currency, amountMinor }: PriceChange,
): string {
  if (refused === 'unknown offer') return `There is no offer ${offerId}.`;
  if (refused === 'nobody pays it') {
    return `Nobody pays offer ${offerId} in ${currency} at another price than ${formatMoney(amountMinor, currency)}.`;
  }
  const earliest = Math.ceil(refused.tooSoon.earliestAt / dayMs) * dayMs;
  return `Subscribers are told 30 days ahead: --on can be ${dayOf(earliest)} or later.`;
}

import { dayOf, dayStart } from '#contract/day.ts';
import {
  type AnnouncementPreview,
  type AnnounceRefusal,
  announcePriceChange,
  previewAnnouncement,
} from '#server/billing/price-change/announce-price-change.ts';
import type { PriceChange } from '#server/billing/price-change/price-changes.sql.ts';
import { withdrawPriceChange } from '#server/billing/price-change/withdraw-price-change.ts';
import { formatDate, formatMoney } from '#server/mail/format.ts';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import { firstFullDay } from '../price-change/refusal-sentences.ts';
import { type Command, type CommandOutcome, type OperatorDeps, readArguments, wrongUsage } from './command.ts';

const usage =
  'price-change --offer 2 --currency USD --amount 3999 --on 2027-01-15 [--announce [--again 3999]] | price-change withdraw 7';
const text = { type: 'string' } as const;
const options = {
  offer: text,
  currency: text,
  amount: text,
  on: text,
  announce: { type: 'boolean' },
  again: text,
} as const;

interface Asked {
  change: PriceChange;
  isAnnounced: boolean;
  /** The amount as it was typed the second time; null when it was not typed again. */
  againMinor: number | null;
}

/**
 * Shows which subscribers a new price would concern and, with `--announce`, sends them the email about it. The amount
 * is in the currency's minor unit (cents, whole yen). `withdraw` takes an announced price back while nobody pays it
 * yet.
 */
export const priceChangeCommand: Command = {
  usage,
  run: async (deps, args): Promise<CommandOutcome> => {
    const parsed = parsePriceChange(args);
    if ('fault' in parsed) return parsed;
    return 'withdraw' in parsed ? withdraw(deps, parsed.withdraw) : change(deps, parsed);
  },
};

async function change(deps: OperatorDeps, { change: wanted, isAnnounced, againMinor }: Asked): Promise<CommandOutcome> {
  const preview = await previewAnnouncement(deps, wanted);
  if ('refused' in preview) return { fault: refusalOf(preview.refused, wanted) };
  if (!isAnnounced) return { output: previewText(preview, wanted, againMinor) };
  const announced = await announcePriceChange(deps, wanted, { by: atCommandLine(deps), againMinor });
  if ('refused' in announced) return { fault: refusalOf(announced.refused, wanted) };
  const { concerned, offerName, priceChangeId } = announced;
  return {
    output: [
      `Price change ${priceChangeId}: ${priceText(offerName, wanted)}`,
      `${concerned === 1 ? 'One subscriber gets an email' : `${concerned} subscribers get an email`} now and ` +
        'the new price with the first renewal from that day on, never within 30 days of the email.',
      `Until the first of them pays it: npm run operator -- price-change withdraw ${priceChangeId}`,
    ].join('\n'),
  };
}

const atCommandLine = ({ by }: OperatorDeps): Actor => ({
  operatorId: null,
  name: by,
  level: 'command line',
  network: '',
});

const priceText = (offerName: string, { amountMinor, currency, effectiveAt }: PriceChange) =>
  `the ${offerName} costs ${formatMoney(amountMinor, currency)} from ${formatDate(effectiveAt)} on.`;

function previewText(
  { offerName, before, isUnusual }: AnnouncementPreview,
  change: PriceChange,
  againMinor: number | null,
): string {
  const { currency, amountMinor } = change;
  const needsAgain = isUnusual && againMinor !== amountMinor;
  const counts = before.map(
    ({ amountMinor: now, subscribers }) =>
      `  ${subscribers} ${subscribers === 1 ? 'pays' : 'pay'} ${formatMoney(now, currency)} now`,
  );
  return [
    `Nobody is told yet. If you announce it, ${priceText(offerName, change)}`,
    ...counts,
    'Each gets the email “Price change” at once; the mail viewer of test mode shows it.',
    `To announce it, add --announce${needsAgain ? ` --again ${amountMinor}, because it is far from what is paid now` : ''}.`,
  ].join('\n');
}

async function withdraw(deps: OperatorDeps, id: string): Promise<CommandOutcome> {
  const outcome = await withdrawPriceChange(deps, id, { by: atCommandLine(deps) });
  if ('kept' in outcome) {
    const { kept } = outcome;
    return {
      output: `Price change ${id} is withdrawn: ${kept === 1 ? 'one subscriber keeps' : `${kept} subscribers keep`} their price, and whoever was told gets an email that says so.`,
    };
  }
  if (outcome.refused === 'unknown') return { fault: `There is no price change ${id}.` };
  if (outcome.refused === 'settled') return { fault: `Price change ${id} is settled for everybody.` };
  const { moved } = outcome.refused;
  return {
    fault: `${moved === 1 ? 'One subscriber has' : `${moved} subscribers have`} the new price already. Announce the old price as a new one instead.`,
  };
}

/** The arguments as a price change; the date is the beginning of that day in UTC. */
export function parsePriceChange(args: string[]): Asked | { withdraw: string } | { fault: string } {
  const read = readArguments(usage, args, { options, mostWords: 2 });
  if ('fault' in read) return read;
  const [word, id] = read.words;
  if (word !== undefined) {
    return word === 'withdraw' && /^[1-9]\d{0,17}$/.test(id ?? '') ? { withdraw: id! } : wrongUsage(usage);
  }
  const { offer, currency, amount, on, announce = false, again } = read.values;
  if (!(offer && currency && amount && on)) return wrongUsage(usage);
  if (!/^\d{1,9}$/.test(offer)) return { fault: '--offer must be the number of an offer, like 2.' };
  if (!/^[A-Z]{3}$/.test(currency)) return { fault: '--currency must be a currency, like USD.' };
  if (!/^[1-9]\d{0,8}$/.test(amount)) {
    return { fault: '--amount must be an amount in the smallest unit, like 3999 for 39.99 dollars.' };
  }
  const effectiveAt = dayStart(on);
  if (effectiveAt === null) return { fault: '--on must be a day, like 2027-01-15.' };
  const change = { offerId: Number(offer), currency, amountMinor: Number(amount), effectiveAt };
  return { change, isAnnounced: announce, againMinor: again === undefined ? null : Number(again) };
}

function refusalOf(refused: AnnounceRefusal, { offerId, currency, amountMinor }: PriceChange): string {
  if (refused === 'unknown offer') return `There is no offer ${offerId}.`;
  if (refused === 'nobody pays it') {
    return `Nobody pays offer ${offerId} in ${currency} at another price than ${formatMoney(amountMinor, currency)}.`;
  }
  if (refused === 'type it again') {
    return `${formatMoney(amountMinor, currency)} is less than half or more than twice of what somebody pays now. If it is meant, type it again: --again ${amountMinor}.`;
  }
  if ('pending' in refused) {
    return `Price change ${refused.pending} of this offer is not settled for everybody yet. Withdraw it first: price-change withdraw ${refused.pending}.`;
  }
  const earliest = dayOf(firstFullDay(refused.tooSoon.earliestAt));
  return `Subscribers are told 30 days ahead: --on can be ${earliest} or later.`;
}

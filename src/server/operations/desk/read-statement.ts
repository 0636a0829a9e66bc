import { currencies } from '#contract/currency.ts';
import { dayMs } from '#contract/day.ts';
import { soldCurrencies } from '#contract/offer-list/sold-currencies.ts';
import { type ReadDay, readDay } from './read-day.ts';

/** The details on a bank statement: the end of the card's number, an amount and a day. */
export interface Statement {
  last4: string;
  /** In minor units, for each currency that the text can mean. */
  amounts: { amountMinor: number; currency: string }[];
  /** Epoch ms; banks book later than we are paid, and in other time zones, so the days around count too. */
  spans: { from: number; until: number }[];
  /** In words. */
  readAs: string;
}

const signs: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  zł: 'PLN',
  kč: 'CZK',
  '₹': 'INR',
};
const amountPattern = /^\d{1,3}(?:[.,' ]\d{3})*(?:[.,]\d{1,2})?$|^\d+(?:[.,]\d{1,2})?$/;

/**
 * Reads the last four digits of a card, an amount and a day, in any order and in the usual notations. A day without a
 * year is the last such day.
 * @param now epoch ms
 */
export function readStatement(text: string, now: number): Statement | null {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  for (const { day, rest } of readDay(plain, now)) {
    const words = apart(rest);
    const last4 = words.find(isLast4);
    const currency = words.map(currencyIn).find((one) => one !== null) ?? null;
    const others = words.filter((word, i) => i !== words.indexOf(last4 ?? '') && currencyIn(word) === null);
    const numbers = others.filter((word) => amountPattern.test(word));
    if (last4 === undefined || numbers.length !== 1 || !others.every((word) => isNumberOrFiller(word))) continue;
    const amounts = amountsOf(numbers[0]!, currency);
    if (amounts.length === 0) continue;
    const digits = last4.slice(-4);
    return { last4: digits, amounts, spans: day.days.map(spanOf), readAs: words4(digits, numbers[0]!, currency, day) };
  }
  return null;
}

/** Words with the sign of the currency apart from its number. */
function apart(text: string): string[] {
  return text
    .replaceAll(/(us\$|[$€£¥₹]|zł|kč)/g, ' $1 ')
    .replaceAll(/(\d)([a-z]{3})\b/g, '$1 $2')
    .replaceAll(/\b([a-z]{3})(\d)/g, '$1 $2')
    .split(/[ ;]+/)
    .map((word) => word.replace(/[,;:]$/, ''))
    .filter((word) => word !== '');
}

const isLast4 = (word: string): boolean => /^[•*x.#-]*\d{4}$/.test(word);

function currencyIn(word: string): string | null {
  return signs[word] ?? soldCurrencies.find((code) => code.toLowerCase() === word) ?? null;
}

const fillers = [
  'card',
  'ending',
  'in',
  'on',
  'visa',
  'mastercard',
  'amex',
  'maestro',
  'paid',
  'the',
  'of',
  'for',
  'and',
];
const isNumberOrFiller = (word: string): boolean => amountPattern.test(word) || fillers.includes(word);

/**
 * The amount in each currency that the text can mean, one of ours where it names none: yen and a few others have no
 * smaller unit, and all other amounts have two digits after the point.
 */
function amountsOf(written: string, currency: string | null): Statement['amounts'] {
  const [, whole = '', part = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  const digits = Number(whole.replaceAll(/\D/g, ''));
  return (currency === null ? currencies : [currency])
    .flatMap((code): Statement['amounts'] => {
      if (isWhole(code)) return part === '' ? [{ amountMinor: digits, currency: code }] : [];
      return [{ amountMinor: digits * 100 + Number(part.padEnd(2, '0')), currency: code }];
    })
    .filter(({ amountMinor }) => amountMinor > 0 && amountMinor <= 2_147_483_647);
}

const isWhole = (currency: string): boolean => ['JPY', 'KRW', 'CLP', 'VND'].includes(currency);

const spanOf = (day: number) => ({ from: day - dayMs, until: day + 2 * dayMs });

function words4(last4: string, written: string, currency: string | null, { readAs }: ReadDay): string {
  return `card ending in ${last4}, ${written}${currency === null ? '' : ` ${currency}`}, ${readAs}, a day before or after`;
}

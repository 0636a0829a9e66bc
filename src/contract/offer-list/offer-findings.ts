import { formatPrice } from '#contract/format-price.ts';
import type { Price } from '#contract/offer.ts';
import type { Finding } from '#publishing/kind.ts';
import type { ListedOffer, OfferList } from './offer-list.ts';

/** What the checks of a price list need to know. */
export interface OfferFacts {
  /** What the audience is shown now; null for a first list. */
  live: OfferList | null;
  /** The lengths under which offers were sold, by their id. */
  sold: Readonly<Record<string, { name: string; interval: ListedOffer['interval'] }>>;
  /** What the payment provider would charge, in minor units by `totalKey`; null where it was not asked. */
  providerTotals: Readonly<Record<string, number>> | 'away' | null;
  /** Epoch ms. */
  now: number;
}

/** An amount is taken as typed once between these shares of the price before. */
const priceSteps = { least: 0.5, most: 2 };
/**
 * The key of an offer's price in `OfferFacts.providerTotals`.
 * @param place a currency, or the first country of a group with a price of its own
 */
export const totalKey = (id: number, place: string, part: 'price' | 'intro' = 'price'): string =>
  part === 'price' ? `${id} ${place}` : `${id} ${place} first`;

type Refusal = Pick<Finding, 'id' | 'path' | 'text' | 'hint'>;
export const refuse = (refusal: Refusal): Finding => ({ effect: 'refuses', ...refusal });

interface Step extends Pick<Finding, 'id' | 'path'> {
  /** Of what has the price. */
  name: string;
  price: Price;
  /** Minor units of the same currency. */
  before: number;
}

/** Asks for the amount again where it is far from the one before. */
export function askAboutStep({ id, path, name, price, before }: Step): Finding[] {
  const step = price.amount_minor / before;
  if (step >= priceSteps.least && step <= priceSteps.most) return [];
  const times = step < 1 ? `${Math.round(step * 100)}% of` : `${formatTimes(step)} times`;
  const amount = formatPrice(price);
  return [
    {
      id,
      effect: 'asks',
      path,
      text: `${name}: ${amount} is ${times} ${formatPrice({ ...price, amount_minor: before })}.`,
      hint: 'Between half and twice is taken as typed once. If you mean it, type the amount again; else correct it.',
      confirmBy: amount,
    },
  ];
}

const formatTimes = (step: number): string => (step >= 10 ? String(Math.round(step)) : step.toFixed(1));

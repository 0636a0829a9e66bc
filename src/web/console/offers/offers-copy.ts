import type { OfferFigures } from '#contract/console/offer-figures.ts';
import type { DocumentRow, LaneRow } from '#contract/console/publishing.ts';
import type { Currency } from '#contract/currency.ts';
import { formatPrice, periodText } from '#contract/format-price.ts';
import { countryPricesText } from '#contract/offer-list/describe-country-prices.ts';
import { describeOfferList } from '#contract/offer-list/describe-offer-list.ts';
import type { CountryPrice, ListedOffer, OfferList } from '#contract/offer-list/offer-list.ts';
import { type PlanChangeRule, ruleText, standardRule } from '#contract/plan-change-rule.ts';
import { firstPaymentsText } from '#contract/purchase-terms.ts';
import type { Json, Path } from '#publishing/body.ts';
import { isEqual } from '#publishing/body.ts';

export const priceText = ({ prices }: Pick<ListedOffer, 'prices'>, currency: Currency): string =>
  formatPrice({ amount_minor: prices[currency], currency });

/** "every 12 weeks after 7 days free", or "every 4 weeks, first 3 payments $9.99". */
export function chargedText({ interval, trial, intro }: Pick<ListedOffer, 'interval' | 'trial' | 'intro'>): string {
  const every = `every ${periodText(interval)}`;
  if (intro !== undefined) return `${every}, ${firstPaymentsText(intro.payments)} ${priceText(intro, 'USD')}`;
  return trial === null ? every : `${every} after ${periodText(trial)} free`;
}

/** The offers of a version. */
export const offersOf = (body: Json): readonly ListedOffer[] => (body as OfferList).offers;

/** What stands on a span: its version, and the price of its first offer. */
export function laneText({ id, number }: LaneRow, documents: readonly DocumentRow[]): string {
  const found = documents.flatMap(({ open }) => open).find((one) => one.id === id);
  const first = found && offersOf(found.body)[0];
  return first === undefined ? `v${number}` : `v${number} · ${priceText(first, 'USD')}`;
}

/** A row of what is on sale: an offer of a list that is shown, planned or waits. */
export interface SoldRow {
  key: string;
  offer: ListedOffer;
  publication: DocumentRow['open'][number];
  /** The number of the offer's own version; null for one that was never sold. */
  version: number | null;
  sold: number | null;
  subscribers: number | null;
}

/** The offers of every list that is shown, with what is planned or waits, each offer once for each own version. */
export function soldRows(documents: readonly DocumentRow[], figures: OfferFigures | null): SoldRow[] {
  const open = documents.flatMap(({ open: shown }) => shown);
  const rows = open.flatMap((publication) =>
    offersOf(publication.body).map((offer): SoldRow => {
      const found = figures?.versions
        .filter(
          (one) =>
            one.offer_id === offer.id &&
            isEqual(one.prices, offer.prices) &&
            isEqual(one.intro, offer.intro) &&
            isEqual(one.country_prices ?? [], offer.countryPrices ?? []),
        )
        .at(-1);
      return {
        key: `${publication.id} ${offer.id}`,
        offer,
        publication,
        version: found?.number ?? null,
        sold: figures === null ? null : (found?.sold_28_days ?? 0),
        subscribers: figures === null ? null : (found?.subscribers ?? 0),
      };
    }),
  );
  const isShownBefore = (row: SoldRow, place: number) =>
    rows
      .slice(0, place)
      .some((one) => one.publication.state === row.publication.state && isEqual(one.offer, row.offer));
  const isAsLive = (row: SoldRow) =>
    row.publication.state !== 'live' &&
    rows.some((one) => one.publication.state === 'live' && isEqual(one.offer, row.offer));
  return rows
    .filter((row, place) => !isShownBefore(row, place) && !isAsLive(row))
    .sort((a, b) => a.offer.id - b.offer.id || a.publication.id - b.publication.id);
}

/** A part of a price list in words, for two people who changed it. */
export function sayPart(path: Path, value: Json | undefined, names: ReadonlyMap<string, string>) {
  const [root, id, part, detail, ...more] = path;
  if (root === 'slots') {
    const what = id === 'success' ? 'After a payment' : 'After a left checkout';
    return { what, text: value === undefined || value === null ? 'none' : JSON.stringify(value) };
  }
  if (root === 'planChanges') {
    const rule = value as Partial<PlanChangeRule> | undefined;
    return { what: 'Changes of plan', text: ruleText({ ...standardRule, ...(typeof rule === 'object' ? rule : {}) }) };
  }
  const name = names.get(id ?? '') ?? 'The list';
  if (value === undefined) return { what: name, text: 'removed' };
  if (part === 'prices' && typeof value === 'number') {
    return { what: `${name}, price in ${detail}`, text: formatPrice({ amount_minor: value, currency: detail! }) };
  }
  if (part === 'countryPrices') {
    const said = detail === undefined ? (value as unknown as CountryPrice[]) : [value as unknown as CountryPrice];
    return {
      what: `${name}, prices by country`,
      text: more.length === 0 ? countryPricesText(said) : JSON.stringify(value),
    };
  }
  if (part === undefined) {
    const [only] = describeOfferList(null, { offers: [value as unknown as ListedOffer] });
    return { what: name, text: only?.after ?? '' };
  }
  return { what: `${name}, ${part}`, text: typeof value === 'object' ? JSON.stringify(value) : String(value) };
}

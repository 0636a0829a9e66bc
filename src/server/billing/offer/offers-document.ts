import { sql, type Transaction } from 'kysely';
import type { Intro, Price } from '#contract/offer.ts';
import { everyOffer } from '#contract/offer-list/every-offer.ts';
import { type OfferFacts, totalKey } from '#contract/offer-list/offer-findings.ts';
import { OfferList } from '#contract/offer-list/offer-list.ts';
import { offersKind } from '#contract/offer-list/offers-kind.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { DocumentKind, Seed } from '#server/publishing/document-kind.ts';
import type { BillingDeps } from '../deps.ts';
import { ensureDiscount, introTerms } from './ensure-discount.ts';
import { ensurePrice } from './ensure-price.ts';
import { everyPrice, type SoldPrice } from './every-price.ts';
import { listLastSold, recordOffers } from './offer-versions.sql.ts';
import { offers, standardList } from './offers.ts';

type OfferDeps = Pick<BillingDeps, 'db' | 'clock' | 'provider'>;

/** Price lists as a kind of document. */
export function offersDocument(deps: OfferDeps): DocumentKind<OfferList, OfferFacts> {
  return {
    rules: offersKind,
    schema: OfferList,
    seeds: [{ ...standardList, body: { offers } }],
    readFacts: ({ body, live }) => readOfferFacts(deps, body, live),
    editorFacts: ({ live }) => readEditorFacts(deps, live),
    onVersion: (tx, body) => recordOffers(tx, everyOffer(body)),
    carryOver,
  };
}

/** What the checks of the server know. Makes the prices at the provider, which nobody pays until it is published. */
async function readOfferFacts(deps: OfferDeps, body: OfferList, live: OfferList | null): Promise<OfferFacts> {
  return { ...(await readEditorFacts(deps, live)), providerTotals: await readTotals(deps, body) };
}

/** What the checks of the editor know. */
async function readEditorFacts({ db, clock }: OfferDeps, live: OfferList | null): Promise<OfferFacts> {
  const sold = (await listLastSold(db)).map(({ id, name, interval }) => [String(id), { name, interval }] as const);
  return { live, sold: Object.fromEntries(sold), providerTotals: null, now: clock() };
}

async function readTotals(deps: OfferDeps, list: OfferList): Promise<OfferFacts['providerTotals']> {
  const totals: Record<string, number> = {};
  for (const offer of everyOffer(list)) {
    for (const price of everyPrice(offer)) {
      const found = await totalsOf(deps, price);
      if (found === null) return 'away';
      const place = price.country ?? price.offer.price.currency;
      totals[totalKey(offer.id, place)] = found.full;
      if (found.first !== undefined) totals[totalKey(offer.id, place, 'intro')] = found.first;
    }
  }
  return totals;
}

/** What the provider would charge for one period, and at a lower first price; null when it does not answer. */
async function totalsOf(
  deps: OfferDeps,
  { offer, terms, country }: SoldPrice,
): Promise<{ full: number; first?: number } | null> {
  const price = await ensurePrice(deps, terms);
  if (!('ok' in price)) return null;
  const { currency } = offer.price;
  const full = await deps.provider.prices.totalOf(price.ok, currency, { country });
  if (!('ok' in full)) return null;
  if (offer.intro === undefined || !isLower(offer.intro, offer.price)) return { full: full.ok };
  const discount = await ensureDiscount(deps, introTerms(offer.intro, offer.price, price.ok), { checked: false });
  if (!('ok' in discount)) return null;
  const first = await deps.provider.prices.totalOf(price.ok, currency, { discountId: discount.ok, country });
  return 'ok' in first ? { full: full.ok, first: first.ok } : null;
}

/** The checks refuse any other. */
const isLower = ({ price }: Intro, full: Price): boolean =>
  price.amount_minor > 0 && price.amount_minor < full.amount_minor;

/** What was for sale before there were price lists, with the trials of that time. */
async function carryOver(tx: Transaction<Schema>): Promise<Seed<OfferList> | null> {
  const { rows } = await sql<OfferList['offers'][number]>`
    select id, name, '' as label, array[]::text[] as gets,
      jsonb_build_object('unit', interval_unit, 'count', interval_count) as interval,
      case when trial_unit is not null then jsonb_build_object('unit', trial_unit, 'count', trial_count) end as trial,
      (select jsonb_object_agg(currency, amount_minor) from offer_prices where offer_id = offers.id) as prices
    from offers where active order by position`.execute(tx);
  return rows.length === 0 ? null : { ...standardList, body: { offers: rows } };
}

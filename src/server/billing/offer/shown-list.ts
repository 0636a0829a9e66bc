import type { IncomingHttpHeaders } from 'node:http';
import { allCohorts } from '#contract/cohort.ts';
import { everyOffer } from '#contract/offer-list/every-offer.ts';
import type { ListedOffer, OfferList, Slots } from '#contract/offer-list/offer-list.ts';
import { soldCountry } from '#contract/offer-list/sold-countries.ts';
import type { Visitor } from '#publishing/audience.ts';
import { beginsAt, recentlyShown, shownTo } from '#publishing/shown.ts';
import type { PublishedVersion } from '#server/publishing/published.ts';
import { regionOfLanguages } from './currency-of-languages.ts';

/** The name of the kind of document. */
export const offersKindName = 'offers';

/** A process that has not noticed a change shows the earlier list for so long; it still sells from it. */
export const switchMs = 10_000;

/** A price list as somebody is shown it. */
export interface ShownList {
  versionId: number;
  offers: readonly ListedOffer[];
  slots: Slots;
  /** Epoch ms. */
  beganAt: number;
  /** When other prices follow (epoch ms); null without such a time. */
  endsAt: number | null;
}

const noSlots: Slots = { declined: null, success: null };

/** What decides which price list a visitor is shown. */
export function visitorOf(headers: IncomingHttpHeaders, cohort: string | undefined): Visitor {
  const region = regionOfLanguages(headers['accept-language']);
  return {
    quiz: allCohorts.find((one) => one === cohort) ?? null,
    country: region !== undefined && /^[A-Z]{2}$/.test(region) ? region : null,
  };
}

/**
 * The country whose prices a visitor is shown: the one that they chose beside the price, otherwise that of the device;
 * null while neither tells it.
 */
export const countryOf = (visitor: Visitor, chosen: string | undefined): string | null =>
  soldCountry(chosen) ?? soldCountry(visitor.country);

/** All that a list sells, also in its slots. */
export const allOf = ({ offers, slots }: Pick<ShownList, 'offers' | 'slots'>): ListedOffer[] =>
  everyOffer({ offers: [...offers], slots });

/** Null when nothing is for sale. */
export function listFor(published: readonly PublishedVersion[], visitor: Visitor, now: number): ShownList | null {
  const version = shownTo(published, visitor, now);
  return version && listOf(version);
}

/** The lists that a visitor may be looking at, the present one first. */
export function listsLately(published: readonly PublishedVersion[], visitor: Visitor, now: number): ShownList[] {
  return recentlyShown(published, visitor, { now, withinMs: switchMs }).map(listOf);
}

const listOf = (version: PublishedVersion): ShownList => ({
  versionId: version.versionId,
  offers: (version.body as OfferList).offers,
  beganAt: beginsAt(version)!,
  endsAt: version.endsAt,
  slots: (version.body as OfferList).slots ?? noSlots,
});

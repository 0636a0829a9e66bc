import type { IncomingHttpHeaders } from 'node:http';
import { allCohorts } from '#contract/cohort.ts';
import type { ListedOffer, OfferList, Slots } from '#contract/offer-list/offer-list.ts';
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

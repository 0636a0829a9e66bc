import type { OfferFigures } from '#contract/console/offer-figures.ts';
import type { DocumentList, DraftAnswer, PublicationPage, PublicationRow } from '#contract/console/publishing.ts';
import { describeOfferList } from '#contract/offer-list/describe-offer-list.ts';
import type { ListedOffer, OfferList } from '#contract/offer-list/offer-list.ts';

/** The offers of the made-up business that the console's pictures show, on 21 November 2026. */
const seenAt = '2026-11-21T09:42:00Z';

const plan = (id: number, weeks: number, [USD, EUR, GBP, JPY]: [number, number, number, number]): ListedOffer => ({
  id,
  name: `${weeks}-week plan`,
  label: '',
  gets: [],
  interval: { unit: 'week', count: weeks },
  trial: null,
  prices: { USD, EUR, GBP, JPY },
});
const month = plan(1, 4, [1999, 1899, 1599, 2980]);
const quarter = plan(2, 12, [3599, 3399, 2899, 5380]);
const half = plan(3, 24, [5999, 5699, 4799, 8980]);
const tried: ListedOffer = { ...quarter, id: 4, name: '12-week plan, 7 days free', trial: { unit: 'day', count: 7 } };
const dearer: ListedOffer = { ...quarter, prices: { USD: 3999, EUR: 3799, GBP: 3199, JPY: 5980 } };

const before: OfferList = {
  offers: [
    plan(1, 4, [1799, 1699, 1399, 2680]),
    plan(2, 12, [3299, 3099, 2599, 4980]),
    plan(3, 24, [5499, 5199, 4399, 8280]),
  ],
};
export const standard: OfferList = { offers: [month, quarter, half] };
const planned: OfferList = { offers: [month, dearer, half] };
const wellbeing: OfferList = { offers: [month, tried, half] };

const everyone = { quizzes: null, countries: null };
const publication = (id: number, more: Partial<PublicationRow>): PublicationRow => ({
  id,
  kind: 'offers',
  document_id: 1,
  document: 'Standard',
  version_id: id,
  number: 1,
  audience: everyone,
  state: 'live',
  starts_at: '2026-07-01T00:00:00Z',
  ends_at: null,
  asked_by: 'R. Okafor',
  asked_at: '2026-06-22T10:00:00Z',
  approved_by: 'L. Fontaine',
  why: '',
  approval_needed: '',
  is_back: false,
  changes: [],
  ...more,
});
const changes = (old: OfferList | null, fresh: OfferList) =>
  describeOfferList(old, fresh).map(({ what, before: was, after }) => ({ what, before: was, after }));

const first = publication(1, {
  number: 1,
  state: 'covered',
  starts_at: '2025-12-01T00:00:00Z',
  asked_by: 'Release',
  approved_by: 'Release',
});
const second = publication(2, { number: 2, why: 'Costs rose by a tenth.', changes: changes(before, standard) });
const third = publication(3, {
  document_id: 2,
  document: 'Wellbeing',
  audience: { quizzes: ['C'], countries: null },
  starts_at: '2026-09-14T00:00:00Z',
  asked_by: 'L. Fontaine',
  approved_by: 'R. Okafor',
  why: 'A week to try, as people asked.',
});
const waiting = publication(4, {
  number: 3,
  state: 'waits',
  starts_at: '2026-12-01T00:00:00Z',
  asked_at: '2026-11-20T15:20:00Z',
  approved_by: null,
  why: 'Three lists of other providers stand at $40.',
  approval_needed: 'A price moves by 11.8%, more than 5%.',
  changes: changes(standard, planned),
});

export const documents: DocumentList = {
  now: seenAt,
  documents: [
    {
      id: 1,
      slug: 'standard',
      name: 'Standard',
      drafts: [
        {
          id: 7,
          document_id: 1,
          name: 'January prices',
          revision: 11,
          edited_by: 'R. Okafor',
          edited_at: '2026-11-21T09:40:00Z',
        },
      ],
      open: [
        { ...second, body: standard },
        { ...waiting, body: planned },
      ],
    },
    { id: 2, slug: 'wellbeing', name: 'Wellbeing', drafts: [], open: [{ ...third, body: wellbeing }] },
  ],
};

export const publications: PublicationPage = { publications: [waiting, third, second, first], next: null };

const version = (offer: ListedOffer, number: number, sold: number, subscribers: number) => ({
  offer_id: offer.id,
  number,
  name: offer.name,
  sold_28_days: sold,
  subscribers,
  prices: offer.prices,
});
export const figures: OfferFigures = {
  versions: [
    version(before.offers[0]!, 1, 0, 861),
    version(month, 2, 601, 1649),
    version(before.offers[1]!, 1, 0, 902),
    version(quarter, 2, 588, 2435),
    version(before.offers[2]!, 1, 0, 819),
    version(half, 2, 472, 2011),
    version(tried, 1, 250, 520),
  ],
  open_checkouts: 9,
  shown_a_day: 525,
};

/** A draft with a zero too many in yen. */
const slipped: OfferList = {
  offers: [{ ...month, prices: { USD: 2199, EUR: 2099, GBP: 1799, JPY: 32_800 } }, quarter, half],
};

export const draft: DraftAnswer = {
  draft: { ...documents.documents[0]!.drafts[0]!, body: slipped },
  document: { id: 1, kind: 'offers', name: 'Standard' },
  base: null,
  revisions: [
    { revision: 11, edited_by: 'R. Okafor', edited_at: '2026-11-21T09:40:00Z' },
    { revision: 10, edited_by: 'L. Fontaine', edited_at: '2026-11-20T16:05:00Z' },
  ],
  live: { number: 2, document_id: 1, body: standard },
  facts: {
    live: standard,
    sold: Object.fromEntries(
      [month, quarter, half, tried].map(({ id, name, interval }) => [String(id), { name, interval }]),
    ),
    providerTotals: null,
    now: Date.parse(seenAt),
  },
  price_approval_percent: 5,
  now: seenAt,
};

/** The same with the price in yen corrected. */
const corrected: OfferList = {
  offers: [{ ...month, prices: { USD: 2199, EUR: 2099, GBP: 1799, JPY: 3280 } }, quarter, half],
};
export const correctedDraft: DraftAnswer = { ...draft, draft: { ...draft.draft, body: corrected } };
/** With prices by country: in zloty, and in dollars for one offer alone. */
const placed: OfferList = {
  offers: corrected.offers.map((offer, i) => ({
    ...offer,
    countryPrices: [
      { id: 1, countries: ['PL', 'CZ'], price: { amount_minor: [5999, 10_999, 17_999][i]!, currency: 'PLN' } },
      ...(i === 0 ? [{ id: 2, countries: ['IN'], price: { amount_minor: 999, currency: 'USD' } }] : []),
    ],
  })),
};
export const placedDraft: DraftAnswer = { ...draft, draft: { ...draft.draft, body: placed } };
export const correctedChanges = changes(standard, corrected);

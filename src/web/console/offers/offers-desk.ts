import { consolePaths } from '#contract/console/paths.ts';
import { offersKind } from '#contract/offer-list/offers-kind.ts';
import type { DeskKind } from '../publishing/desk-kind.ts';

/** The price lists on the pages that all kinds share. */
export const offersDesk: DeskKind = {
  rules: offersKind,
  group: 'Prices',
  named: (document) => `Prices: ${document}`,
  everybody: 'Everyone',
  path: consolePaths.offers,
  isRehearsed: true,
  effects: ['Open checkouts pay what they show, for 60 minutes.', 'Nobody who has bought is touched.'],
  atEnd: 'The end is real: from then on the server sells the list that was shown before.',
  gone: 'no longer sold',
  afterRollBack: 'What is bought stays as it was bought.',
};

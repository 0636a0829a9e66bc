import { expect, it } from 'vitest';
import { type AnalyticsState, noCounts } from './analytics-state.ts';
import { noAttribution, noTouches } from './attribution.ts';
import { joinVisits } from './join-visits.ts';

const nothing: AnalyticsState = { ...noCounts, ...noAttribution, ...noTouches, reportedTransactionId: '' };

it('two tabs’ counters are joined by the higher counts and the later time, wherever they stand', () => {
  const own = { ...nothing, countVisits: 3, monetization: { inappPageOpenedAt: 9 } };
  const stored = { countVisits: 2, countHomePageOpen: 4, quizTwo: { countHomePageOpen: 1, countLogoClick: 0 } };
  expect(joinVisits(own, stored)).toEqual({ ...own, ...stored, countVisits: 3 });
});

it('a stored touch replaces this tab’s as one, so that no source stands beside another arrival’s click', () => {
  const own = { ...nothing, source: 'news', click_id: 'g1', click_id_name: 'gclid' as const, last_source: 'news' };
  const stored = { ...noAttribution, source: 'ads', last_click_id: 'f2', last_click_id_name: 'fbclid' as const };
  expect(joinVisits(own, stored)).toEqual({ ...nothing, ...stored });
});

it('this tab’s own touch stays where storage has none', () => {
  const own = { ...nothing, source: 'news', last_click_id: 'g1', last_click_id_name: 'gclid' as const };
  expect(joinVisits(own, noAttribution)).toEqual(own);
});

it.each([
  ['another kind of value', { countVisits: 'many', monetization: null, quizOne: 7, source: 5 }],
  ['fields that nobody knows', { visits: 7, quizThree: { countLogoClick: 9 } }],
  ['nothing', {}],
])('this tab’s own state stays where storage has %s', (_what, stored) => {
  const own = { ...nothing, countVisits: 3, source: 'news' };
  expect(joinVisits(own, stored as Partial<AnalyticsState>)).toEqual(own);
});

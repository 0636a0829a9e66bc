import { describe, expect, it } from 'vitest';
import { noAttribution, noTouches } from '../visitor/attribution';
import { type AnalyticsState, noCounts } from './analytics-store';
import { joinVisits } from './join-visits';

const nothing: AnalyticsState = { ...noCounts, ...noAttribution, ...noTouches, reportedTransactionId: '' };

describe('what two tabs remember', () => {
  it('is joined by the higher counts and the later time, wherever they stand', () => {
    const own = { ...nothing, countVisits: 3, monetization: { inappPageOpenedAt: 9 } };
    const stored = { countVisits: 2, countHomePageOpen: 4, quizTwo: { countHomePageOpen: 1, countLogoClick: 0 } };
    expect(joinVisits(own, stored)).toEqual({ ...own, ...stored, countVisits: 3 });
  });

  it('is the stored touch where there is one, whole: no source beside another arrival’s click', () => {
    const own = { ...nothing, source: 'news', click_id: 'g1', click_id_name: 'gclid' as const, last_source: 'news' };
    const stored = { ...noAttribution, source: 'ads', last_click_id: 'f2', last_click_id_name: 'fbclid' as const };
    expect(joinVisits(own, stored)).toEqual({ ...nothing, ...stored });
  });

  it('is this tab’s own touch where storage has none', () => {
    const own = { ...nothing, source: 'news', last_click_id: 'g1', last_click_id_name: 'gclid' as const };
    expect(joinVisits(own, noAttribution)).toEqual(own);
  });

  it.each([
    ['another kind of value', { countVisits: 'many', monetization: null, quizOne: 7, source: 5 }],
    ['fields that nobody knows', { visits: 7, quizThree: { countLogoClick: 9 } }],
    ['nothing', {}],
  ])('is this tab’s own where storage has %s', (_what, stored) => {
    const own = { ...nothing, countVisits: 3, source: 'news' };
    expect(joinVisits(own, stored as Partial<AnalyticsState>)).toEqual(own);
  });
});

import { describe, expect, it } from 'vitest';
import { funnelSearch, readFunnelQuery } from './funnel-query';

const now = Date.UTC(2030, 0, 31, 23, 59);

describe('the report’s query', () => {
  it('is of the latest 28 days when nothing is said', () => {
    expect(readFunnelQuery('', now)).toEqual({ from: '2030-01-04', to: '2030-01-31' });
  });

  it.each([
    [
      '?from=2029-12-01&to=2029-12-24&cohort=B&source=ads',
      { from: '2029-12-01', to: '2029-12-24', cohort: 'B', source: 'ads' },
    ],
    ['?source=', { from: '2030-01-04', to: '2030-01-31', source: '' }],
    ['?from=2029-12-24&to=2029-12-01', { from: '2030-01-04', to: '2030-01-31' }],
    ['?from=2029-02-30&to=2029-03-01&cohort=D', { from: '2030-01-04', to: '2030-01-31' }],
  ])('of "%s" is read', (search, query) => expect(readFunnelQuery(search, now)).toEqual(query));

  it('comes back from its address as it was', () => {
    const query = { from: '2029-12-01', to: '2029-12-24', cohort: 'C', source: 'ads & more' } as const;
    expect(readFunnelQuery(`?${funnelSearch(query)}`, now)).toEqual(query);
  });
});

import { expect, it } from 'vitest';
import { funnelSearch, readFunnelQuery } from './funnel-query.ts';

const now = Date.UTC(2030, 0, 31, 23, 59);

it('the report covers the latest 28 full days by default', () => {
  expect(readFunnelQuery('', now)).toEqual({ from: '2030-01-03', to: '2030-01-30' });
});

it.each([
  [
    '?from=2029-12-01&to=2029-12-24&cohort=B&source=ads',
    { from: '2029-12-01', to: '2029-12-24', cohort: 'B', source: 'ads' },
  ],
  ['?source=', { from: '2030-01-03', to: '2030-01-30', source: '' }],
  ['?from=2029-12-24&to=2029-12-01', { from: '2030-01-03', to: '2030-01-30' }],
  ['?from=2029-02-30&to=2029-03-01&cohort=Z', { from: '2030-01-03', to: '2030-01-30' }],
])('the report’s query is read from "%s"', (search, query) => expect(readFunnelQuery(search, now)).toEqual(query));

it('the report’s query survives its address', () => {
  const query = { from: '2029-12-01', to: '2029-12-24', cohort: 'C', source: 'ads & more' } as const;
  expect(readFunnelQuery(`?${funnelSearch(query)}`, now)).toEqual(query);
});

import { expect, it } from 'vitest';
import { historyPath, readHistoryQuery } from './history-query.ts';

it('the address of the history has its filters and the chosen publication', () => {
  const query = { document: '3', who: 'L. Fontaine', chosen: '41' };
  expect(historyPath(query)).toBe('/console/history?document=3&who=L.+Fontaine&chosen=41');
  expect(readHistoryQuery(historyPath(query).split('?')[1]!)).toEqual(query);
});

it('an empty filter stands in no address', () => {
  expect(historyPath({ document: '', who: '' })).toBe('/console/history');
});

it('values that cannot be are left out', () => {
  expect(readHistoryQuery(`document=all&chosen=-1&who=${'x'.repeat(61)}`)).toEqual({});
});

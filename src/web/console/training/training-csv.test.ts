import { expect, it } from 'vitest';
import { trainingCsv } from './training-csv.ts';

it('a file has a line for each day, for all of them and for today', () => {
  const csv = trainingCsv({
    until: '2026-11-21T09:42:00.000Z',
    days: [
      { day: '2026-11-19', flights: 12, items: null },
      { day: '2026-11-20', flights: 0, items: 31 },
    ],
    total: { flights: 12, items: 33 },
    today: { flights: 5, items: 6 },
    on_device: null,
    returns: [],
  });
  expect(csv.split('\r\n')).toEqual([
    'day,flights,items',
    '2026-11-19,12,',
    '2026-11-20,0,31',
    'all full days,12,33',
    'today until 2026-11-21T09:42:00.000Z,5,6',
    '',
  ]);
});

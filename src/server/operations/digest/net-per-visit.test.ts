import { expect, it } from 'vitest';
import { netPerVisit } from './read-digest.ts';

const rows = (visits: number, usualVisits: number | null) => [
  { row: 'visits' as const, value: visits, usual: usualVisits, change: null },
  { row: 'net' as const, value: 6000, usual: 9000, change: null },
];

it.each([
  [30, 90, { value: 200, usual: 100 }],
  [30, 29, { value: 200, usual: null }],
  [30, null, { value: 200, usual: null }],
  [29, 90, null],
  [0, 90, null],
])('net per visit of %d visits, usually %s, is %j', (visits, usual, told) => {
  expect(netPerVisit(rows(visits, usual))).toEqual(told);
});

import { expect, it } from 'vitest';
import { usd } from '#web/gallery/business.ts';
import { beforeText, changeText, monthName, spanText, stateOf, subscribersText } from './price-change-copy.ts';

it('prices that are paid now are told as one, or as the lowest and the highest', () => {
  expect([beforeText([]), beforeText([usd(1999)]), beforeText([usd(1799), usd(1899), usd(1999)])]).toEqual([
    '',
    '$19.99',
    '$17.99 to $19.99',
  ]);
});

it('the change of a price has its sign', () => {
  expect([changeText(usd(1999), usd(2499)), changeText(usd(2499), usd(1999))]).toEqual(['+$5.00', '−$5.00']);
});

it('days and months are those of UTC', () => {
  expect(monthName('2027-02')).toBe('February 2027');
  expect(spanText({ first_at: '2027-02-26T23:30:00Z', last_at: '2027-03-25T00:10:00Z' })).toBe(
    '26 Feb 2027 to 25 Mar 2027',
  );
  expect(spanText({ first_at: '2027-02-26T00:30:00Z', last_at: '2027-02-26T23:10:00Z' })).toBe('26 Feb 2027');
  expect(spanText({ first_at: null, last_at: null })).toBe('');
});

it('subscribers are counted in words for one alone', () => {
  expect([subscribersText(1), subscribersText(1649)]).toEqual(['One subscriber', '1,649 subscribers']);
});

it.each([
  [0, 5, null, 'Announced'],
  [2, 5, null, 'Moving'],
  [5, 0, null, 'Settled'],
  [0, 0, '2026-11-20T09:00:00Z', 'Withdrawn'],
])('with %d moved and %d to move, withdrawn at %s, a price change is %s', (moved, to_move, withdrawn_at, text) => {
  expect(stateOf({ moved, to_move, withdrawn_at })[1]).toBe(text);
});

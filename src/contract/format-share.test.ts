import { expect, it } from 'vitest';
import { percentText, shareText } from './format-share.ts';

it.each([
  [0, 0, '–'],
  [1, 1, '1 of 1'],
  [2, 29, '2 of 29'],
  [3, 30, '10.0%'],
  [0, 30, '0.0%'],
  [30, 30, '100.0%'],
  [1, 1000, '0.10%'],
  [661_000, 1_000_000, '66.1%'],
])('%d of %d is "%s"', (count, of, text) => expect(shareText(count, of)).toBe(text));

it('has as many decimals as are asked for', () => {
  expect([shareText(4, 300, 2), percentText(0.5, 0)]).toEqual(['1.33%', '50%']);
});

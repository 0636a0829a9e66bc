import { describe, expect, it } from 'vitest';
import { barTexts, moneyAxis } from './money-axis.ts';

const texts = (low: number, high: number, currency: string, most?: number) =>
  moneyAxis(low, high, currency, most).map(({ text }) => text);

describe('the axis of money', () => {
  it.each<[string, [number, number, string, number?], string[]]>([
    ['of an empty business has whole dollars', [0, 100, 'USD', 4], ['$0', '$1']],
    ['of an empty business has whole yen', [0, 1, 'JPY', 4], ['¥0', '¥1']],
    ['begins below zero where money was given back', [-150, 100, 'USD', 4], ['−$2', '−$1', '$0', '$1']],
    ['has round steps', [0, 11_222_400, 'USD', 4], ['$0', '$50k', '$100k', '$150k']],
    ['has thousands with one decimal', [0, 240_000, 'USD', 4], ['$0', '$1k', '$2k', '$3k']],
    [
      'has more decimals where one would say the same',
      [9_644_000, 9_658_000, 'USD', 4],
      ['$96.4k', '$96.45k', '$96.5k', '$96.55k', '$96.6k'],
    ],
    ['tells single units above a thousand apart', [100_000, 100_300, 'USD'], ['$1k', '$1.001k', '$1.002k', '$1.003k']],
  ])('%s', (_name, given, expected) => expect(texts(...given)).toEqual(expected));

  it('never says the same twice', () => {
    for (let high = 1; high < 1e9; high = Math.ceil(high * 1.37)) {
      for (const low of [0, -high / 3, high * 0.98]) {
        const some = texts(low, high, 'USD', 4);
        expect(new Set(some).size, `${low} to ${high}: ${some.join(' ')}`).toBe(some.length);
      }
    }
  });
});

describe('the amounts beside bars', () => {
  const dollars = (...units: number[]) =>
    barTexts(
      units.map((unit) => unit * 100),
      'USD',
    ).texts;

  it.each([
    [
      [400, 1600, 2400],
      ['0.4', '1.6', '2.4'],
    ],
    [
      [0, 1200, -3000],
      ['0', '1.2', '−3.0'],
    ],
    [
      [400, 83_189, 112_224],
      ['0.4', '83', '112'],
    ],
    [
      [0, 2, 999],
      ['$0', '$2', '$999'],
    ],
    [
      [0, 0],
      ['$0', '$0'],
    ],
  ])('of %j are %j', (units, texts) => expect(dollars(...units)).toEqual(texts));
});

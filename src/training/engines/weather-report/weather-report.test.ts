import { expect, test } from 'vitest';
import { feelingWords, weathers } from './weather-copy.ts';
import { offeredWords, toggled, weatherNumbers } from './weather-report.ts';

const day = 24 * 60 * 60 * 1000;
const now = 100 * day;
const rain = weathers.find(({ id }) => id === 'rain')!;
const idsOf = (words: readonly { id: string }[]) => words.map(({ id }) => id);
const used = (daysAgo: number, ...words: string[]) => ({ at: now - daysAgo * day, numbers: {}, words });

test('there are 48 different words, six in each of eight weathers', () => {
  expect(weathers.map(({ words }) => words.length)).toEqual([6, 6, 6, 6, 6, 6, 6, 6]);
  expect(feelingWords.size).toBe(48);
});

test('words used in the last two weeks are offered first, the newest in front, and the others last', () => {
  const past = [used(20, 'sorry'), used(9, 'hurt'), used(2, 'lonely', 'glad')];
  expect(idsOf(offeredWords(rain, past, now))).toEqual(['lonely', 'hurt', 'sad', 'homesick', 'sorry', 'let-down']);
});

test('words keep their order when none was used', () => {
  expect(offeredWords(rain, [], now)).toEqual(rain.words);
});

test('a word is taken, put back, and a fourth is not taken', () => {
  expect(toggled(['sad'], 'hurt')).toEqual(['sad', 'hurt']);
  expect(toggled(['sad', 'hurt'], 'sad')).toEqual(['hurt']);
  expect(toggled(['sad', 'hurt', 'calm'], 'glad')).toEqual(['sad', 'hurt', 'calm']);
});

test('the ids of the words are kept, and the strengths that were said', () => {
  expect(weatherNumbers(['calm', 'let-down'], { calm: 4, sad: 2 })).toEqual({
    words: ['calm', 'let-down'],
    numbers: { calm: 4 },
  });
});

import { describe, expect, it } from 'vitest';
import type { LevelName } from '#quiz/quiz.ts';
import { signsScale, wellbeingScale } from '#quiz/score-scales.ts';
import { areasSentence, helpPlace, resultTitle, shownScore } from './result-copy.ts';

describe('the heading of a result', () => {
  it('the heading of a result is the quiz’s own without a name', () =>
    expect(resultTitle('Your focus profile', '')).toBe('Your focus profile'));
  it('the heading of a result begins with the first name', () =>
    expect(resultTitle('Your focus profile', 'Maya')).toBe('Maya, your focus profile'));
});

describe('help lines', () => {
  it.each(['low', 'middle', 'high'] as const)('help lines are on a result that is %s, if the quiz has them', (level) =>
    expect(helpPlace({ hasHelpLines: true }, level)).not.toBe('none'),
  );
  it('help lines come first for a visitor at risk', () =>
    expect(helpPlace({ hasHelpLines: true }, 'low')).toBe('first'));
  it('help lines are not part of the results of other quizzes', () =>
    expect(helpPlace({ hasHelpLines: false }, 'high')).toBe('none'));
});

it.each([
  [signsScale, 45.6, '46'],
  [signsScale, 20.3, '20'],
  [wellbeingScale, 79.2, '79'],
  [wellbeingScale, 55.2, '55.2'],
])('a score is shown as a whole number that belongs to its level: %j, %d gives %s', (scale, score, shown) => {
  expect(shownScore({ scale }, score)).toBe(shown);
});

describe('which areas stand out', () => {
  const copy = {
    areaNames: { adhd: 'Time', concentration: 'Focus', procrastination: 'Delay', anxiety: 'Worry' },
    areaWords: { low: 'Light', middle: 'Some', high: 'Heavy' },
  };
  const levels = (...given: LevelName[]) =>
    (['adhd', 'concentration', 'procrastination', 'anxiety'] as const).map((area, index) => ({
      area,
      level: given[index]!,
      desc: '',
      position: 0,
      quotes: [],
    }));

  it.each<[LevelName[], string]>([
    [['high', 'middle', 'low', 'high'], 'Heavy: Time, Worry.'],
    [['low', 'middle', 'low', 'low'], 'Some: Focus.'],
    [['middle', 'middle', 'middle', 'middle'], 'Some in all four areas.'],
    [['low', 'low', 'low', 'low'], ''],
  ])('%j reads "%s"', (given, sentence) => {
    expect(areasSentence(copy, levels(...given))).toBe(sentence);
  });
});

import { describe, expect, it, test } from 'vitest';
import { difficultToAnswer } from '#quiz/answer-scales.ts';
import { quizNames } from '#quiz/catalogue.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { highestOfAll, lookSets } from './look-items.ts';

describe.each(quizNames)('the weekly look of %s', (name) => {
  const { items, areaNames } = lookSets[name];
  const asked = items.map(({ id }) => quizzes[name].screens.find((screen) => screen.id === id)!);

  it('asks six questions of the quiz again, each once', () => {
    expect(asked.map((screen) => screen?.title.includes('ow often'))).toEqual(items.map(() => true));
    expect(new Set(items.map(({ id }) => id)).size).toBe(6);
  });

  it('has the answers, points and areas of the quiz, without the one that is skipping here', () => {
    const inQuiz = asked.map(({ id, area, options }) => ({
      id,
      area,
      options: options!.filter((option) => option.id !== difficultToAnswer.id),
    }));
    expect(items.map(({ id, area, options }) => ({ id, area, options }))).toEqual(inQuiz);
  });

  it('has something to show in each of the four areas', () => {
    expect(new Set(items.map(({ area }) => area))).toEqual(new Set(Object.keys(areaNames)));
  });
});

test('the points add up to at most 22, and to 18 in the quiz with one scale', () => {
  expect(quizNames.map((name) => [name, highestOfAll(lookSets[name].items)])).toEqual([
    ['adhd', 22],
    ['frequency', 18],
    ['wellbeing', 22],
  ]);
});

test('quiz one and the quiz on wellbeing ask all questions of theirs that have a scale of how often', () => {
  const isHowOften = (options: readonly { id: string }[] = []) => options.some(({ id }) => id === 'never');
  for (const name of ['adhd', 'wellbeing'] as const) {
    const all = quizzes[name].screens.filter(({ options }) => isHowOften(options)).map(({ id }) => id);
    expect(lookSets[name].items.map(({ id }) => id)).toEqual(all);
  }
});

import { describe, expect, test } from 'vitest';
import type { Option, Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';

const { adhd } = quizzes;

const screens = adhd.screens;
const screen = (number: number): Screen => screens[number - 1]!;
const options = (number: number): readonly Option[] => screen(number).options ?? [];

describe('the themes of § 3', () => {
  test('screen 9 says "You are not alone", with a dated source', () => {
    expect(screen(9)).toMatchObject({ title: 'You are not alone', figure: { source: { date: '10 October 2024' } } });
  });

  test('the frequency questions ask about the six themes in order', () => {
    const themes = [/track of time/, /tired/, /put off/, /away from a task/, /scrolling/, /mood/];
    expect(themes.map((theme, index) => theme.test(screen(19 + index).title))).toEqual(themes.map(() => true));
  });

  test('the agree statements touch all four areas', () => {
    const areas = screens.filter(({ type }) => type === 'agree').map(({ area }) => area);
    expect(new Set(areas)).toEqual(new Set(['adhd', 'concentration', 'procrastination', 'anxiety']));
  });

  test('daily time offers 5, 10, 20 and 30 minutes under their names', () => {
    expect(options(28).map(({ minutes, description }) => [minutes, description])).toEqual([
      [5, 'Regular'],
      [10, 'Serious'],
      [20, 'Ambitious'],
      [30, 'Challenging'],
    ]);
    for (const { label, minutes } of options(28)) expect(label).toBe(`${minutes} min per day`);
  });

  test('the last screen has five items', () => {
    expect(screen(29).checklist).toHaveLength(5);
  });
});

describe('points (§ 9)', () => {
  test('"Difficult to answer" and "Other" are on offer', () => {
    const labels = screens.flatMap((each) => each.options ?? []).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Difficult to answer', 'Other']));
  });

  test.each([
    [3, 'symptoms', [1, 1, 1, 1, 1, 1, 1, 1, 0]],
    [4, 'onset', [2, 2, 1, 1, 0, 3]],
    [6, 'impact areas', [1, 1, 1, 1, 1, 1, 2, 0]],
    [7, 'real-life difficulties', [1, 1, 1, 1, 1, 1]],
    [8, 'past struggles', [1, 1, 1, 1, 1, 2]],
    [19, 'lose track of time', [0, 1, 2, 3, 4]],
    [20, 'tiredness', [0, 1, 2, 3, 4]],
    [21, 'procrastination', [0, 1, 2, 3, 4]],
    [22, 'distraction', [0, 1, 2, 3, 4]],
    [23, 'doomscrolling', [0, 1, 2, 3]],
    [24, 'mood swings', [0, 1, 2, 3, 3]],
  ])('screen %d, %s, gives %j', (number, _theme, values) => {
    expect(options(number).map(({ value }) => value)).toEqual(values);
  });
});

test('every symptom has a trait, and nothing to report has none', () => {
  for (const { value, trait } of options(3)) expect(trait !== undefined).toBe(value > 0);
});

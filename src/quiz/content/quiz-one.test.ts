import { describe, expect, test } from 'vitest';
import { contentFaults } from '../content-faults';
import { totalPoints } from '../engine';
import type { Area, LevelName, Option, Screen } from '../quiz';
import { resultOf } from '../result';
import { nearShare, walkThrough } from '../walk.fixture';
import { quizOne } from './quiz-one';

const screens = quizOne.screens;
const screen = (number: number): Screen => screens[number - 1]!;
const options = (number: number): readonly Option[] => screen(number).options ?? [];
const shares = Array.from({ length: 21 }, (_none, index) => index / 20);

describe('the order of § 3', () => {
  const many = 'select-options, many';
  const manyOrNone = 'select-options, many, none';
  test.each([
    [1, 'gender'],
    [2, 'input-age'],
    [3, many],
    [4, 'select-options'],
    [5, 'info'],
    [6, many],
    [7, manyOrNone],
    [8, manyOrNone],
    [9, 'info'],
    ...agreeAndInfo(),
    ...[19, 20, 21, 22, 23, 24].map((number) => [number, 'select-options'] as const),
    [25, 'results'],
    [26, manyOrNone],
    [27, `${many}, all`],
    [28, 'select-options'],
    [29, 'final'],
  ] as const)('screen %d is %s', (number, kind) => {
    const { type, multiple, canSelectNone, canSelectAll } = screen(number);
    const shown = [type, multiple && 'many', canSelectNone && 'none', canSelectAll && 'all'].filter(Boolean).join(', ');
    expect(shown).toBe(kind);
  });

  function agreeAndInfo() {
    return [10, 11, 12, 13, 14, 15, 16, 17, 18].map((number) => [number, number % 3 === 0 ? 'info' : 'agree'] as const);
  }

  test('there are 29 screens, counted to 29, with the result at 25', () => {
    expect(screens).toHaveLength(29);
    expect(quizOne).toMatchObject({ counterTotal: 29, resultScreen: 25 });
  });

  test('screen 9 says "You are not alone", with a dated source', () => {
    expect(screen(9)).toMatchObject({ title: 'You are not alone', figure: { source: { kind: 'public' } } });
  });

  test('the frequency questions ask about the six themes in order', () => {
    const themes = [/track of time/, /tired/, /put off/, /away from a task/, /scrolling/, /mood/];
    expect(themes.map((theme, index) => theme.test(screen(19 + index).title))).toEqual(themes.map(() => true));
  });

  test('symptoms, goals, skills and daily time are marked as such', () => {
    expect([3, 26, 27, 28].map((number) => screen(number).purpose)).toEqual([
      'symptoms',
      'goals',
      'skills',
      'daily-time',
    ]);
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
  test('every agree statement gives 0, 1 and 3', () => {
    for (const { options } of screens.filter(({ type }) => type === 'agree')) {
      expect(options?.map(({ value }) => value)).toEqual([0, 1, 3]);
    }
  });

  test('every frequency runs from Never 0 to Always 3 or 4', () => {
    for (const number of [19, 20, 21, 22, 23, 24]) {
      expect(options(number)[0]).toMatchObject({ label: 'Never', value: 0 });
      expect([3, 4]).toContain(options(number).find(({ label }) => label === 'Always')?.value);
    }
  });

  test('"Difficult to answer" and "Other" appear, worth 3 and 2', () => {
    const all = screens.flatMap((each) => each.options ?? []);
    const values = (label: string) => new Set(all.filter((each) => each.label === label).map(({ value }) => value));
    expect(values('Difficult to answer')).toEqual(new Set([3]));
    expect(values('Other')).toEqual(new Set([2]));
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

  test('gender, age, goals, skills and daily time give none', () => {
    for (const number of [1, 2, 26, 27, 28]) expect(options(number).every(({ value }) => value === 0)).toBe(true);
  });
});

describe('reach', () => {
  test('all lowest answers give 20.3', () => {
    const state = walkThrough(quizOne, nearShare(0));
    expect(state.passed).toBe(true);
    expect(resultOf(quizOne, state)).toMatchObject({ score: 20.3, level: 'low' });
  });

  test('someone with nothing to report has no points', () => {
    expect(totalPoints(quizOne, walkThrough(quizOne, nearShare(0)))).toBe(0);
  });

  test('all highest answers give 93', () => {
    expect(resultOf(quizOne, walkThrough(quizOne, nearShare(1)))).toMatchObject({ score: 93, level: 'high' });
  });

  test('every level is reached', () => {
    const levels = shares.map((share) => resultOf(quizOne, walkThrough(quizOne, nearShare(share))).level);
    expect(new Set(levels)).toEqual(new Set(['low', 'middle', 'high']));
  });

  test.each<Area>(['adhd', 'concentration', 'procrastination', 'anxiety'])('every level of %s is reached', (area) => {
    const levels = shares.map((share): LevelName | undefined => {
      const { subAssessments } = resultOf(quizOne, walkThrough(quizOne, nearShare(share)));
      return subAssessments.find((assessment) => assessment.area === area)?.level;
    });
    expect(new Set(levels)).toEqual(new Set(['low', 'middle', 'high']));
  });
});

describe('words', () => {
  test('keep the house rules: no banned claim, no figure without a source, no long sentence', () => {
    expect(contentFaults(quizOne)).toEqual([]);
  });

  test('the result quotes the publisher’s four figures, marked as its own', () => {
    const figures = Object.values(quizOne.results).flatMap((level) => level.figures);
    expect(figures.map(({ figure }) => `${figure.value}${figure.unit}`)).toEqual(['46%', '74%', '80%', '70%']);
    expect(figures.every(({ figure }) => figure.source.kind === 'publisher')).toBe(true);
    expect(figures[1]?.text).toContain('2040 participants');
  });

  test('the publisher’s figures appear nowhere else', () => {
    expect(screens.some(({ figure }) => figure?.source.kind === 'publisher')).toBe(false);
  });

  test('the result says that it is no diagnosis', () => {
    expect(screen(25).desc).toContain('not a diagnosis');
  });

  test('levels are called Low, Middle and High, each with its weather', () => {
    const { low, middle, high } = quizOne.results;
    expect([low.word, middle.word, high.word]).toEqual(['Low', 'Middle', 'High']);
    expect(new Set([low.levelTitle, middle.levelTitle, high.levelTitle]).size).toBe(3);
  });
});

describe('shape', () => {
  test('option ids are kebab-case and unique on their screen', () => {
    for (const each of screens) {
      const ids = (each.options ?? []).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  test('no option takes the place of "None of these"', () => {
    expect(screens.flatMap((each) => each.options ?? []).map(({ id }) => id)).not.toContain('none');
  });

  test('every info card has a scene', () => {
    expect(screens.filter(({ type, headerImg }) => type === 'info' && !headerImg)).toEqual([]);
  });

  test('a plan’s words fit what sign-up takes: at most 80 characters and 20 entries', () => {
    for (const number of [26, 27]) {
      expect(options(number).length).toBeLessThanOrEqual(20);
      for (const { label } of options(number)) expect(label.length).toBeLessThanOrEqual(80);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { counterTotalOf, progressOf, totalPoints } from '#quiz/engine/progress.ts';
import { resultOf } from '#quiz/engine/result.ts';
import { contentFaults } from '#testing/quiz/content-faults.ts';
import { nearShare, randomPick, walkThrough } from '#testing/quiz/walk.ts';
import type { QuizName } from './catalogue.ts';
import type { SceneName } from './pictures.ts';
import type { Area, LevelName, QuizOpening, Screen } from './quiz.ts';
import { quizzes } from './quizzes.ts';

interface Expected {
  /** The kinds of its screens in order, as `kindOf` writes them. */
  kinds: readonly string[];
  resultScreen: number;
  /** § 9: the results of the lowest and of the highest total points; `points` is the latter. */
  least: { score: number; level: LevelName };
  most: { score: number; level: LevelName; points: number };
  words: Record<LevelName, string>;
  pictures: Record<LevelName, SceneName>;
}

const ask = 'select-options';
const many = 'select-options, many';
const manyOrNone = 'select-options, many, none';
const times = (count: number, kind: string): string[] => Array.from({ length: count }, () => kind);

/** § 3: the kinds of screens of the quiz `adhd`; `wellbeing` differs only in the kind of its result screen. */
const likeAdhd = (result: string): string[] => [
  'gender',
  'input-age',
  `${many}, symptoms`,
  ask,
  'info',
  many,
  manyOrNone,
  manyOrNone,
  'info',
  ...[1, 2, 3].flatMap(() => ['agree', 'agree', 'info']),
  ...times(6, ask),
  result,
  `${manyOrNone}, goals`,
  `${many}, all, skills`,
  `${ask}, daily-time`,
  'final',
];

/** § 3: 25 questions with three cards between them, then age, profile and result. */
const likeFrequency: string[] = [
  ...[4, 8, 8].flatMap((questions) => [...times(questions, ask), 'info']),
  ...times(5, ask),
  'input-age',
  'create-profile',
  'results-quiz-2',
];

const wind = { low: 'breeze', middle: 'gusts', high: 'strong-wind' } as const;
const plainWords = { low: 'Low', middle: 'Middle', high: 'High' };

const expected: Record<QuizName, Expected> = {
  adhd: {
    kinds: likeAdhd('results'),
    resultScreen: 25,
    least: { score: 20.3, level: 'low' },
    most: { score: 93, level: 'high', points: 72 },
    words: plainWords,
    pictures: wind,
  },
  frequency: {
    kinds: likeFrequency,
    resultScreen: 31,
    least: { score: 20.3, level: 'low' },
    most: { score: 93, level: 'high', points: 75 },
    words: plainWords,
    pictures: wind,
  },
  wellbeing: {
    kinds: likeAdhd('results-mental-health'),
    resultScreen: 25,
    least: { score: 91, level: 'high' },
    most: { score: 20.3, level: 'low', points: 72 },
    words: { low: 'At Risk', middle: 'Stable', high: 'Thriving' },
    pictures: { low: 'shelter', middle: 'steady', high: 'soaring' },
  },
};

const levelNames: readonly LevelName[] = ['low', 'middle', 'high'];
const areaNames: readonly Area[] = ['adhd', 'concentration', 'procrastination', 'anxiety'];
const shares = Array.from({ length: 41 }, (_none, index) => index / 40);

function kindOf({ type, multiple, canSelectNone, canSelectAll, purpose }: Screen): string {
  return [type, multiple && 'many', canSelectNone && 'none', canSelectAll && 'all', purpose].filter(Boolean).join(', ');
}

const named = Object.values(quizzes).map((quiz) => ({ name: quiz.name, quiz, ...expected[quiz.name] }));

describe.each(named)('$name', ({ quiz, kinds, resultScreen, least, most, words, pictures }) => {
  const { screens, results } = quiz;
  const levels = levelNames.map((name) => results[name]);

  describe('its screens (§ 3)', () => {
    test('the screens have the expected kinds and order', () => {
      expect(screens.map(kindOf)).toEqual(kinds);
    });

    test(`the screens are counted to 29, with the result at ${resultScreen} (§ 2, § 4)`, () => {
      expect(quiz).toMatchObject({ resultScreen });
      expect(counterTotalOf(quiz)).toBe(29);
      expect(screens[resultScreen - 1]!.type).toMatch(/^results/);
    });

    test('the screens begin with that of the opening', async () => {
      const { opening }: { opening: QuizOpening } = await import(`./${quiz.name}/opening.ts`);
      expect(opening.screens).toHaveLength(1);
      expect(quiz).toMatchObject({ ...opening, screens: expect.any(Array) });
      expect(screens[0]).toMatchObject(opening.screens[0]!);
    });

    test('the screens are as many as the catalogue says', () => expect(screens).toHaveLength(quiz.screenCount));

    test('the chapters end at info cards or the result', () => {
      expect([...quiz.chapters]).toEqual([...new Set(quiz.chapters)].sort((a, b) => a - b));
      for (const chapter of quiz.chapters) expect(screens[chapter - 1]!.type).toMatch(/^(info|results)/);
    });

    test('the questions ask "how often" wherever the answers say it', () => {
      const frequencies = screens.filter(({ options = [] }) => options.some(({ id }) => id === 'never'));
      expect(frequencies.length).toBeGreaterThan(0);
      for (const { title } of frequencies) expect(title).toMatch(/how often .*\?$/i);
    });

    test('each screen has an id of its own', () => {
      expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length);
    });

    test('about half of the cards answer back, by a mirror or a sketch', () => {
      const cards = screens.filter(({ type }) => type === 'info');
      const answering = cards.filter(({ mirror, sketch }) => mirror || sketch);
      expect(answering.length * 2).toBeGreaterThanOrEqual(cards.length);
    });

    test('no two screens ask the same thing', () => {
      const texts = screens.map(({ title, statement }) => statement?.text ?? title);
      expect(new Set(texts).size).toBe(texts.length);
    });

    test('the screens give points only up to the result, and none for gender and age', () => {
      const scored = screens.flatMap(({ type, options = [] }, index) =>
        options.some(({ value }) => value > 0) ? [{ type, number: index + 1 }] : [],
      );
      expect(scored.filter(({ type, number }) => type === 'gender' || number > resultScreen)).toEqual([]);
    });

    test('every agree statement has 0, 1 and 3 points (§ 9)', () => {
      const agree = screens.filter(({ type }) => type === 'agree');
      expect(agree.map(({ options }) => options?.map(({ value }) => value))).toEqual(
        kinds.filter((kind) => kind === 'agree').map(() => [0, 1, 3]),
      );
    });

    test('every card shows a scene of its own', () => {
      const scenes = screens.flatMap(({ headerImg }) => headerImg ?? []);
      expect(new Set(scenes).size).toBe(scenes.length);
    });
  });

  describe('no dead end', () => {
    test('the answers with the fewest points lead to the end and give none', () => {
      const state = walkThrough(quiz, nearShare(0));
      expect(state.passed).toBe(true);
      expect(totalPoints(quiz, state)).toBe(0);
      expect(resultOf(quiz, state)).toMatchObject(least);
    });

    test('the answers with the most points lead to the end', () => {
      const state = walkThrough(quiz, nearShare(1));
      expect(state.passed).toBe(true);
      expect(totalPoints(quiz, state)).toBe(most.points);
      expect(resultOf(quiz, state)).toMatchObject({ score: most.score, level: most.level });
    });

    test.each(screens.flatMap((screen, index) => (screen.options ?? []).map(({ id }) => [index + 1, id] as const)))(
      'screen %d can be left with "%s"',
      (number, id) => {
        const state = walkThrough(quiz, (screen, at) => (at === number ? [id] : nearShare(0)(screen, at)));
        expect(state.passed).toBe(true);
        expect(progressOf(state, number).answers).toEqual([id]);
      },
    );

    test('random answers lead to the end and to a result', () => {
      for (let seed = 1; seed <= 200; seed += 1) {
        const state = walkThrough(quiz, randomPick(seed));
        expect(state.passed).toBe(true);
        const { symptoms, subAssessments } = resultOf(quiz, state);
        expect(new Set(symptoms).size).toBe(3);
        expect(subAssessments).toHaveLength(4);
      }
    });
  });

  describe('its result', () => {
    const reached = shares.map((share) => resultOf(quiz, walkThrough(quiz, nearShare(share))));

    test('the result reaches every level', () => {
      expect(new Set(reached.map(({ level }) => level))).toEqual(new Set(levelNames));
    });

    test.each(areaNames)('the result reaches every level of %s, each with its own text', (area) => {
      const found = reached.map(({ subAssessments }) => subAssessments.find((each) => each.area === area)!);
      expect(new Set(found.map(({ level }) => level))).toEqual(new Set(levelNames));
      expect(new Set(found.map(({ desc }) => desc)).size).toBe(3);
    });

    test('each level of the result has its own label, pictures and texts', () => {
      expect(Object.fromEntries(levelNames.map((name) => [name, results[name].word]))).toEqual(words);
      expect(Object.fromEntries(levelNames.map((name) => [name, results[name].levelImg]))).toEqual(pictures);
      for (const part of ['levelTitle', 'desc', 'recommendation', 'imgForPaywall'] as const) {
        expect(new Set(levels.map((level) => level[part])).size).toBe(3);
      }
    });

    test('the levels have nine symptoms, none twice and none that a visitor can choose', () => {
      const fillers = levels.flatMap(({ symptoms }) => symptoms);
      const traits = screens.flatMap(({ trait, options = [] }) => [trait, ...options.map((option) => option.trait)]);
      expect(new Set(fillers).size).toBe(9);
      expect(fillers.filter((filler) => traits.includes(filler))).toEqual([]);
    });

    test('no two questions have the same trait', () => {
      const traits = screens.flatMap(({ trait, options = [] }) => [trait, ...options.map((option) => option.trait)]);
      const given = traits.filter((trait) => trait !== undefined);
      expect(new Set(given).size).toBe(given.length);
    });

    test('the result says first that it is no diagnosis', () => {
      expect(screens[resultScreen - 1]!.desc).toMatch(/^This is a self-check, not a diagnosis\. \S/);
    });
  });

  test('the content follows the rules for claims, sources, reading grade, sentences, points and shape', () => {
    expect(contentFaults(quiz)).toEqual([]);
  });
});

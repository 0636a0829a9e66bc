import { describe, expect, test } from 'vitest';
import { progressOf, totalPoints } from '#quiz/engine/progress.ts';
import { resultOf } from '#quiz/engine/result.ts';
import { readingFaults } from '#server/site/reading-faults.ts';
import { nearShare, randomPick, walkThrough } from '#testing/quiz/walk.ts';
import type { QuizName } from './catalogue.ts';
import { areas, levelNames } from './closed-lists.ts';
import { contentFaults } from './lint/content.ts';
import { specifiedFaults } from './lint/specified.ts';
import { wholeFaults } from './lint/whole.ts';
import { loadStart } from './load-start.ts';
import type { LevelName, QuizOpening } from './quiz.ts';
import { quizzes } from './quizzes.ts';

interface Expected {
  /** § 9: the results of the lowest and of the highest total points; `points` is the latter. */
  least: { score: number; level: LevelName };
  most: { score: number; level: LevelName; points: number };
}

const expected: Record<QuizName, Expected> = {
  adhd: { least: { score: 20.3, level: 'low' }, most: { score: 93, level: 'high', points: 72 } },
  frequency: { least: { score: 20.3, level: 'low' }, most: { score: 93, level: 'high', points: 75 } },
  wellbeing: { least: { score: 91, level: 'high' }, most: { score: 20.3, level: 'low', points: 72 } },
};

const shares = Array.from({ length: 41 }, (_none, index) => index / 40);

const named = Object.values(quizzes).map((quiz) => ({ name: quiz.name, quiz, ...expected[quiz.name] }));

describe.each(named)('$name', ({ quiz, least, most }) => {
  const { screens } = quiz;

  describe('its screens (§ 3)', () => {
    test('the screens begin with that of the opening', async () => {
      const { opening }: { opening: QuizOpening } = await import(`./${quiz.name}/opening.ts`);
      expect(opening.screens).toHaveLength(1);
      expect(quiz).toMatchObject({ ...opening, screens: expect.any(Array) });
      expect(screens[0]).toMatchObject(opening.screens[0]!);
    });

    test('the screens are as many as the catalogue says', () => expect(screens).toHaveLength(quiz.screenCount));
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

    test.each(areas)('the result reaches every level of %s, each with its own text', (area) => {
      const found = reached.map(({ subAssessments }) => subAssessments.find((each) => each.area === area)!);
      expect(new Set(found.map(({ level }) => level))).toEqual(new Set(levelNames));
      expect(new Set(found.map(({ desc }) => desc)).size).toBe(3);
    });
  });

  test('the content follows the rules for claims, sources, reading grade, sentences, points and shape', async () => {
    const start = quiz.pages.start === undefined ? null : await loadStart(quiz.name);
    expect([...contentFaults(quiz, start), ...wholeFaults(quiz), ...readingFaults(quiz)]).toEqual([]);
  });

  test('the quiz is what the specification says (§ 2, § 3, § 4, § 9)', () => expect(specifiedFaults(quiz)).toEqual([]));
});

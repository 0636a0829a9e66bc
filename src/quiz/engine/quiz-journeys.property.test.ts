import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuizName } from '#quiz/catalogue.ts';
import { type LevelName, noneOfThese, type Quiz, type QuizState } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { smallQuiz } from '#testing/quiz/small-quiz.ts';
import { randomPick, walkThrough } from '#testing/quiz/walk.ts';
import { storedQuizState } from './portable-quiz-state.ts';
import {
  canContinue,
  chooseAll,
  chooseOption,
  enterText,
  goBack,
  goNext,
  openScreen,
  progress,
  progressOf,
  totalPoints,
} from './progress.ts';
import { restoreQuizState } from './restore-quiz-state.ts';
import { resultOf } from './result.ts';
import { scoreOf } from './score.ts';
import { explainScore } from './score-explanation.ts';

const attention = { low: [20.3, 28], middle: [45.6, 57], high: [75.1, 93] } as const;
/** § 9: the lowest and the highest score of each level. */
const ranges: Record<QuizName, Record<LevelName, readonly [min: number, max: number]>> = {
  adhd: attention,
  frequency: attention,
  wellbeing: { low: [20.3, 55], middle: [55.1, 79.9], high: [80, 91] },
};

/** One thing a visitor can do. `choose` has the index of an option on the current screen. */
type Step =
  | { kind: 'choose'; place: number }
  | { kind: 'none' | 'all' | 'next' | 'back' | 'open' | 'reload' }
  | { kind: 'text'; text: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 9 }).map((place): Step => ({ kind: 'choose', place })) },
  { weight: 6, arbitrary: fc.constant<Step>({ kind: 'next' }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('34', '18', '17', 'Maya', 'Zoë 34', '').map((text): Step => ({ kind: 'text', text })),
  },
  { weight: 1, arbitrary: fc.constantFrom('none', 'all', 'back', 'open', 'reload').map((kind): Step => ({ kind })) },
);
const journey = fc.array(step, { maxLength: 400, size: 'max' });
const anyQuiz = fc.constantFrom(...Object.values(quizzes), smallQuiz);

function take(quiz: Quiz, state: QuizState, { step, now }: { step: Step; now: number }): QuizState {
  switch (step.kind) {
    case 'choose': {
      const options = quiz.screens[state.currentScreen - 1]?.options ?? [];
      return chooseOption(quiz, state, options[step.place % (options.length || 1)]?.id ?? 'nothing');
    }
    case 'text':
      return enterText(quiz, state, step.text);
    case 'none':
      return chooseOption(quiz, state, noneOfThese);
    case 'all':
      return chooseAll(quiz, state);
    case 'next':
      return goNext(quiz, state, now);
    case 'back':
      return goBack(quiz, state, now);
    case 'open':
      return openScreen(quiz, state, now);
    case 'reload':
      return restoreQuizState(quiz, JSON.parse(JSON.stringify(storedQuizState(quiz, state))))!;
  }
}

/** A journey starts at a later screen after random answers, so that the steps reach every screen of every quiz. */
const start = fc.record({ screensIn: fc.nat({ max: 30 }), seed: fc.integer({ min: 1, max: 1_000_000 }) });

function begin(quiz: Quiz, { screensIn, seed }: { screensIn: number; seed: number }): QuizState {
  const ahead = { ...quiz, screens: quiz.screens.slice(0, screensIn % quiz.screens.length) };
  const { screens } = walkThrough(ahead, randomPick(seed));
  return openScreen(quiz, { screens, currentScreen: ahead.screens.length + 1, passed: false }, 1);
}

/** Calls `look` after every step of every journey with the state before and after. */
function onEveryStep(look: (quiz: Quiz, before: QuizState, after: QuizState, step: Step) => void) {
  fc.assert(
    fc.property(anyQuiz, start, journey, (quiz, from, steps) => {
      let state = begin(quiz, from);
      steps.forEach((step, index) => {
        const after = take(quiz, state, { step, now: index + 2 });
        look(quiz, state, after, step);
        state = after;
      });
    }),
    // Without shrinking, which can take minutes for long journeys.
    { ...propertyRuns({ commit: 12, full: 60 }), endOnFailure: true },
  );
}

/** A step may change the answers of the current screen only, and only by answering it. */
test('no sequence of answers and backs loses an answer', () => {
  onEveryStep((quiz, before, after, { kind }) => {
    const answering = kind === 'choose' || kind === 'none' || kind === 'all' || kind === 'text';
    quiz.screens.forEach((screen, index) => {
      const isCurrent = index + 1 === before.currentScreen;
      // A reload may drop an age that was not accepted.
      if (isCurrent && answering) return;
      if (screen.type === 'input-age' && !progressOf(before, index + 1).answered) return;
      expect(progressOf(after, index + 1).answers).toEqual(progressOf(before, index + 1).answers);
    });
  });
});

test('progress never shows more than 100 %, nor less than nothing', () => {
  onEveryStep((quiz, _before, after) => {
    const { current, total, share } = progress(quiz, after);
    expect(current).toBeGreaterThanOrEqual(1);
    expect(current).toBeLessThanOrEqual(total);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(1);
  });
});

test('a score is always within the range of its level', () => {
  onEveryStep((quiz, _before, after) => {
    const { level, score, subAssessments, symptoms } = resultOf(quiz, after);
    const [min, max] = ranges[quiz.name][level];
    expect(score).toBeGreaterThanOrEqual(min);
    expect(score).toBeLessThanOrEqual(max);
    expect(new Set(symptoms).size).toBe(3);
    for (const { position } of subAssessments) {
      expect(position).toBeGreaterThanOrEqual(0);
      expect(position).toBeLessThanOrEqual(100);
    }
  });
});

test.each(Object.keys(ranges) as QuizName[])('no number of points takes %s out of its level’s range', (quizName) => {
  fc.assert(
    fc.property(fc.nat({ max: 1000 }), (points) => {
      const { level, score } = scoreOf(quizzes[quizName].scale, points);
      const [min, max] = ranges[quizName][level];
      expect(score).toBeGreaterThanOrEqual(min);
      expect(score).toBeLessThanOrEqual(max);
    }),
    propertyRuns({ commit: 100, full: 1000 }),
  );
});

test('the parts of an explanation sum to the total points', () => {
  onEveryStep((quiz, _before, after) => {
    const { parts, totalPoints: shown, score } = explainScore(quiz, after);
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(shown);
    expect(shown).toBe(totalPoints(quiz, after));
    expect(score).toBe(resultOf(quiz, after).score);
  });
});

test('a quiz is passed only with every screen answered', () => {
  onEveryStep((quiz, _before, after) => {
    if (!after.passed) return;
    quiz.screens.forEach((_screen, index) => {
      expect(canContinue(quiz, { ...after, currentScreen: index + 1 })).toBe(true);
    });
  });
});

test('whatever storage holds, restoring gives a state that works, or none', () => {
  fc.assert(
    fc.property(anyQuiz, fc.anything(), fc.anything(), fc.anything(), (quiz, entry, screens, currentScreen) => {
      for (const stored of [
        entry,
        { screens, currentScreen, passed: true },
        { screens: { 1: entry, 2: { answers: screens }, 3: { answers: [entry] } }, currentScreen: 5, passed: true },
      ]) {
        const state = restoreQuizState(quiz, stored);
        if (state === null) continue;
        expect(state.currentScreen).toBeLessThanOrEqual(quiz.screens.length);
        expect(() => resultOf(quiz, state)).not.toThrow();
        expect(restoreQuizState(quiz, JSON.parse(JSON.stringify(storedQuizState(quiz, state))))).toEqual(state);
      }
    }),
    propertyRuns({ commit: 100, full: 500 }),
  );
});

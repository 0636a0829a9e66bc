import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quizOne } from './content/quiz-one';
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
  startQuiz,
  totalPoints,
} from './engine';
import { noneOfThese, type Quiz, type QuizState } from './quiz';
import { restoreQuizState } from './restore-quiz-state';
import { resultOf } from './result';
import { scoreOf } from './score';
import { explainScore } from './score-explanation';
import { smallQuiz } from './small-quiz.fixture';

/** One thing a visitor can do; `choose` takes the option at that place of the current screen. */
type Step =
  | { kind: 'choose'; place: number }
  | { kind: 'none' | 'all' | 'next' | 'back' | 'open' | 'reload' }
  | { kind: 'age'; text: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 9 }).map((place): Step => ({ kind: 'choose', place })) },
  { weight: 6, arbitrary: fc.constant<Step>({ kind: 'next' }) },
  { weight: 2, arbitrary: fc.constantFrom('34', '18', '17', 'x', '').map((text): Step => ({ kind: 'age', text })) },
  { weight: 1, arbitrary: fc.constantFrom('none', 'all', 'back', 'open', 'reload').map((kind): Step => ({ kind })) },
);
const journey = fc.array(step, { maxLength: 400, size: 'max' });
const quizzes = fc.constantFrom(quizOne, smallQuiz);

function take(quiz: Quiz, state: QuizState, { step, now }: { step: Step; now: number }): QuizState {
  switch (step.kind) {
    case 'choose': {
      const options = quiz.screens[state.currentScreen - 1]?.options ?? [];
      return chooseOption(quiz, state, options[step.place % (options.length || 1)]?.id ?? 'nothing');
    }
    case 'age':
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
      return restoreQuizState(quiz, JSON.parse(JSON.stringify(state)))!;
  }
}

/** Calls `look` after every step of every journey with the state before and after. */
function onEveryStep(look: (quiz: Quiz, before: QuizState, after: QuizState, step: Step) => void) {
  fc.assert(
    fc.property(quizzes, journey, (quiz, steps) => {
      let state = startQuiz(quiz, 1);
      steps.forEach((step, index) => {
        const after = take(quiz, state, { step, now: index + 2 });
        look(quiz, state, after, step);
        state = after;
      });
    }),
    { numRuns: 60 },
  );
}

/** Only the current screen's answers may change, and only by answering it. */
test('no sequence of answers and backs loses an answer', () => {
  onEveryStep((quiz, before, after, { kind }) => {
    const answering = kind === 'choose' || kind === 'none' || kind === 'all' || kind === 'age';
    quiz.screens.forEach((screen, index) => {
      const isCurrent = index + 1 === before.currentScreen;
      // An age that was not accepted is no answer, and a reload may forget it.
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
  const ranges = { low: [20.3, 28], middle: [45.6, 57], high: [75.1, 93] };
  onEveryStep((quiz, _before, after) => {
    const { level, score, subAssessments, symptoms } = resultOf(quiz, after);
    const [min, max] = ranges[level];
    expect(score).toBeGreaterThanOrEqual(min!);
    expect(score).toBeLessThanOrEqual(max!);
    expect(symptoms).toHaveLength(3);
    for (const { position } of subAssessments) {
      expect(position).toBeGreaterThanOrEqual(0);
      expect(position).toBeLessThanOrEqual(100);
    }
  });
});

test.each([
  ['quiz-one', { low: [20.3, 28], middle: [45.6, 57], high: [75.1, 93] }],
  ['quiz-two', { low: [20.3, 28], middle: [45.6, 57], high: [75.1, 93] }],
  ['mental-health', { low: [20.3, 55], middle: [55.1, 79.9], high: [80, 91] }],
] as const)('no number of points takes %s out of its level’s range', (quizName, ranges) => {
  fc.assert(
    fc.property(fc.nat({ max: 1000 }), (points) => {
      const { level, score } = scoreOf(quizName, points);
      const [min, max] = ranges[level];
      return score >= min && score <= max;
    }),
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
    fc.property(quizzes, fc.anything(), fc.anything(), fc.anything(), (quiz, entry, screens, currentScreen) => {
      for (const stored of [
        entry,
        { screens, currentScreen, passed: true },
        { screens: { 1: entry, 2: { answers: screens }, 3: { answers: [entry] } }, currentScreen: 5, passed: true },
      ]) {
        const state = restoreQuizState(quiz, stored);
        if (state === null) continue;
        expect(state.currentScreen).toBeLessThanOrEqual(quiz.screens.length);
        expect(() => resultOf(quiz, state)).not.toThrow();
        expect(restoreQuizState(quiz, JSON.parse(JSON.stringify(state)))).toEqual(state);
      }
    }),
  );
});

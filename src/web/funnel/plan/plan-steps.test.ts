import { expect, it } from 'vitest';
import { noneOfThese, type Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { finishMs, planSteps, runSteps, stepMs } from './plan-steps.ts';

const { wellbeing } = quizzes;

const passedBy = (pick: (screen: Screen, number: number) => readonly string[]) =>
  planSteps(wellbeing, walkThrough(wellbeing, pick));
const answering = (own: Partial<Record<NonNullable<Screen['purpose']>, string[]>>) =>
  passedBy((screen, number) => (screen.purpose && own[screen.purpose]) ?? nearShare(0)(screen, number));
const labels = (steps: ReturnType<typeof planSteps>) => steps.map(({ label }) => label);
const found = (steps: ReturnType<typeof planSteps>) => steps.map((step) => step.work());

it('a personal plan is made in four steps, with the real count of answers', () => {
  const questions = wellbeing.screens.filter(({ type }) =>
    ['gender', 'input-age', 'select-options', 'agree'].includes(type),
  );
  expect(labels(answering({ goals: ['own-side'] }))).toEqual([
    `Reading your ${questions.length} answers`,
    'Working out your result',
    'Choosing exercises for your goals',
    'Laying out four weeks',
  ]);
});

it('the steps count only answered questions', () => {
  const state = walkThrough(wellbeing, nearShare(0));
  const { 3: _left, ...screens } = state.screens;
  const [all, less] = [state, { ...state, screens }].map((each) => labels(planSteps(wellbeing, each))[0]!);
  expect(Number(/\d+/.exec(less!)) + 1).toBe(Number(/\d+/.exec(all!)));
});

it('the steps find the result, the exercises and the days', () => {
  const own = { goals: ['own-side', 'less-worry'], skills: ['breath', 'rest', 'feelings'] };
  expect(found(answering(own))).toEqual(['0 with signs', 'Thriving', '5 chosen', '28 days']);
  expect(found(passedBy(nearShare(1)))[1]).toBe('At Risk');
});

it('the steps name no goals when none was chosen', () => {
  const steps = answering({ goals: [noneOfThese], skills: ['breath'] });
  expect(labels(steps)[2]).toBe('Choosing exercises for you');
  expect(found(steps)[2]).toBe('1 chosen');
});

/** Takes four steps that note when they work; the visitor leaves after `stopAfter` pauses. */
async function taken(stopAfter = Number.POSITIVE_INFINITY) {
  const log: string[] = [];
  let waitedMs = 0;
  let pauses = 0;
  const steps = ['a', 'b', 'c', 'd'].map((label) => ({
    label,
    work() {
      log.push(`${label} at ${waitedMs}`);
      return `${label} done`;
    },
  }));
  const found: string[] = [];
  const isMade = await runSteps(steps, {
    pause: async (ms) => {
      waitedMs += ms;
      pauses += 1;
    },
    onDone: (result) => found.push(result),
    isStopped: () => pauses > stopAfter,
  });
  return { isMade, log, found, waitedMs };
}

it('putting a plan together takes about three seconds', async () => {
  const { waitedMs } = await taken();
  expect(waitedMs).toBeGreaterThan(2500);
  expect(waitedMs).toBeLessThan(3500);
  expect(waitedMs).toBe(4 * stepMs + finishMs);
});

it('each step of a plan is done when its turn comes, and not before', async () => {
  const { log } = await taken();
  expect(log).toEqual([1, 2, 3, 4].map((turn) => `${'abcd'[turn - 1]} at ${turn * stepMs}`));
});

it('each step of a plan gives its result', async () => {
  const { isMade, found } = await taken();
  expect(found).toEqual(['a done', 'b done', 'c done', 'd done']);
  expect(isMade).toBe(true);
});

it('the steps stop once the visitor has left', async () => {
  expect(await taken(2)).toMatchObject({ isMade: false, found: ['a done', 'b done'] });
  expect(await taken(4)).toMatchObject({ isMade: false, found: ['a done', 'b done', 'c done', 'd done'] });
});

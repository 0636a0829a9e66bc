import { planOf } from '#quiz/engine/plan.ts';
import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { asksForAnswer, progressOf } from '#quiz/engine/progress.ts';
import { resultOf } from '#quiz/engine/result.ts';
import type { Quiz, QuizState } from '#quiz/quiz.ts';
import { type Exercise, exerciseForSkill, habitForGoal } from '#training/exercises/exercises.ts';
import { leadPlan } from '#training/plan/lead-plan.ts';

/** One step of putting a plan together. */
export interface PlanStep {
  /** Shown while the step is under way. */
  label: string;
  /** Does the step. Returns its result in a word or two. */
  work(): string;
}

/** The four steps that make a personal plan. Each does its work when `work` is called, not before. */
export function planSteps(quiz: Quiz, state: QuizState): readonly PlanStep[] {
  const answered = answeredScreens(quiz, state);
  return [
    {
      label: `Reading your ${answered.length} answers`,
      work: () => `${signsIn(state, answered)} with signs`,
    },
    {
      label: 'Working out your result',
      work: () => resultOf(quiz, state).content.word,
    },
    {
      label: planOf(quiz, state).goals.length > 0 ? 'Choosing exercises for your goals' : 'Choosing exercises for you',
      work: () => `${exercisesFor(planOf(quiz, state)).length} chosen`,
    },
    {
      label: 'Laying out four weeks',
      work: () => `${leadPlan(planOf(quiz, state), 'personal').flatMap(({ days }) => days).length} days`,
    },
  ];
}

/** Numbers of the screens that asked something and were answered. */
function answeredScreens({ screens }: Quiz, state: QuizState): number[] {
  return screens.flatMap((screen, index) => {
    const { answered, answers } = progressOf(state, index + 1);
    return asksForAnswer(screen) && answered && answers.length > 0 ? [index + 1] : [];
  });
}

function signsIn(state: QuizState, screenNumbers: readonly number[]): number {
  return screenNumbers.filter((number) => progressOf(state, number).points > 0).length;
}

function exercisesFor({ goals, skills }: Plan): Exercise[] {
  return [...skills.map(exerciseForSkill), ...goals.map(habitForGoal)];
}

interface Pace {
  /** Waits before each step and once after the last, in ms. */
  pause: (ms: number) => Promise<void>;
  /** Called when a step is done; `found` is its result. */
  onDone: (found: string) => void;
  /** Whether the visitor has left. */
  isStopped: () => boolean;
}

/** How long each step is shown in progress: long enough to read it, about 3 s in all. */
export const stepMs = 680;
/** How long the finished kite is shown. */
export const finishMs = 380;

/** Does the steps in order, slowly enough to follow. True when all were done. */
export async function runSteps(steps: readonly PlanStep[], { pause, onDone, isStopped }: Pace): Promise<boolean> {
  for (const step of steps) {
    await pause(stepMs);
    if (isStopped()) return false;
    onDone(step.work());
  }
  await pause(finishMs);
  return !isStopped();
}

import type { Option, Quiz, QuizOutline, QuizState, Screen } from '#quiz/quiz.ts';
import { dailyTimes } from './daily-time.ts';
import { type Plan, type PlanPart, proposePlan } from './plan-proposal.ts';
import { progressOf } from './progress.ts';

/**
 * The goals, skills and daily time that the visitor chose; "None of these" gives an empty list. If the quiz does not
 * ask for them, the plan is proposed from the result.
 */
export function planOf(quiz: Quiz | QuizOutline, state: QuizState): Plan {
  if ('results' in quiz && !asksForPlan(quiz)) return proposePlan(quiz, state);
  const minutes = chosenOptions(quiz, state, 'daily-time')[0]?.minutes;
  return {
    goals: chosenOptions(quiz, state, 'goals').map(partOf),
    skills: chosenOptions(quiz, state, 'skills').map(partOf),
    dailyMinutes: minutes ?? dailyTimes[0].minutes,
    origin: 'chosen',
  };
}

/** Whether visitors choose their plan; otherwise it is proposed. */
export function asksForPlan(quiz: QuizOutline): boolean {
  return quiz.screens.some(({ purpose }) => purpose === 'goals' || purpose === 'skills');
}

function partOf({ id, label }: Option): PlanPart {
  return { id, label };
}

function chosenOptions(quiz: QuizOutline, state: QuizState, purpose: Screen['purpose']): Option[] {
  return quiz.screens.flatMap((screen, index) => {
    if (screen.purpose !== purpose) return [];
    const { answers } = progressOf(state, index + 1);
    return (screen.options ?? []).filter(({ id }) => answers.includes(id));
  });
}

import type { Attribution } from '#contract/attribution.ts';
import type { SignUpBody } from '#contract/auth.ts';
import { planOf } from '#quiz/engine/plan.ts';
import type { PlanPart } from '#quiz/engine/plan-proposal.ts';
import { progressOf } from '#quiz/engine/progress.ts';
import type { Quiz, QuizState, ScreenType } from '#quiz/quiz.ts';

/** What the visitor typed into the form. */
export interface Contact {
  email: string;
  name: string;
  newsletter: boolean;
}

/** The name from the quiz's profile screen (§ 2 `create-profile`); empty when there is none. */
export function nameFrom(quiz: Quiz, state: QuizState): string {
  return answerTo('create-profile', quiz, state)?.trim() ?? '';
}

/** The sign-up after a quiz. Of the answers only the plan, age and gender leave the device. */
export function signUpBodyOf(
  quiz: Quiz,
  state: QuizState,
  { email, name, newsletter }: Contact,
  visitor: Pick<SignUpBody, 'cohort' | 'drawn_cohort'> & Attribution,
): SignUpBody {
  const { goals, skills, dailyMinutes } = planOf(quiz, state);
  const age = answerTo('input-age', quiz, state);
  return {
    email,
    ...(name !== '' && { name }),
    ...(age !== undefined && { age: Number(age) }),
    gender: answerTo('gender', quiz, state),
    plan: { goals: goals.map(wordsOf), skills: skills.map(wordsOf), daily_minutes: dailyMinutes },
    newsletter,
    ...visitor,
  };
}

function wordsOf({ label }: PlanPart): string {
  return label;
}

function answerTo(type: ScreenType, quiz: Quiz, state: QuizState): string | undefined {
  const number = quiz.screens.findIndex((screen) => screen.type === type) + 1;
  return progressOf(state, number).answers[0];
}

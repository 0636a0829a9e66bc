import type { Attribution } from '#contract/attribution.ts';
import type { SignUpBody } from '#contract/auth.ts';
import type { PlanChoices } from '#contract/plan.ts';
import { planOf } from '#quiz/engine/plan.ts';
import type { PlanPart } from '#quiz/engine/plan-proposal.ts';
import { progressOf } from '#quiz/engine/progress.ts';
import type { Quiz, QuizState, ScreenType } from '#quiz/quiz.ts';

/** What the visitor typed into the form. */
export interface Contact {
  email: string;
  name: string;
}

/** The name from the quiz's profile screen (§ 2 `create-profile`); empty when there is none. */
export function nameFrom(quiz: Quiz, state: QuizState): string {
  return answerTo('create-profile', quiz, state)?.trim() ?? '';
}

/** The plan made in a quiz, as an account keeps it. */
export function planChoicesOf(quiz: Quiz, state: QuizState): PlanChoices {
  const { goals, skills, dailyMinutes } = planOf(quiz, state);
  return { goals: goals.map(idOf), skills: skills.map(idOf), daily_minutes: dailyMinutes };
}

/** The sign-up after a quiz. Of the answers only the plan, age and gender leave the device. */
export function signUpBodyOf(
  quiz: Quiz,
  state: QuizState,
  { email, name }: Contact,
  visitor: Pick<SignUpBody, 'drawn_cohort'> & Attribution,
): SignUpBody {
  const age = answerTo('input-age', quiz, state);
  return {
    email,
    ...(name !== '' && { name }),
    ...(age !== undefined && { age: Number(age) }),
    gender: answerTo('gender', quiz, state),
    plan: planChoicesOf(quiz, state),
    send_plan: true,
    ...visitor,
    cohort: quiz.cohort,
  };
}

function idOf({ id }: PlanPart): string {
  return id;
}

function answerTo(type: ScreenType, quiz: Quiz, state: QuizState): string | undefined {
  const number = quiz.screens.findIndex((screen) => screen.type === type) + 1;
  return progressOf(state, number).answers[0];
}

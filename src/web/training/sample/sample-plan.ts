import { useEffect, useState } from 'react';
import { quizOfCohort } from '#contract/quiz-pages.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import { planOf } from '#quiz/engine/plan.ts';
import type { Plan } from '#quiz/engine/plan-proposal.ts';
import type { Quiz, QuizState } from '#quiz/quiz.ts';
import { planFormOf } from '#training/plan/plan-form.ts';
import type { TrainedPlan } from '#training/today/today.ts';
import { quizStore } from '#web/funnel/progress/quiz-stores.ts';
import { stageIn } from '#web/measuring/visitor/quiz-progress.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';

/** A longer flight is cut to this, because a first try should be short. */
export const sampleMinutes = 5;

/** For visitors who have not taken a check-in: a light practice for attention. */
const withoutQuiz: Plan = {
  goals: [{ id: 'hold-focus', label: 'Hold my focus for longer' }],
  skills: [{ id: 'attention', label: 'Holding attention' }],
  dailyMinutes: sampleMinutes,
  origin: 'proposed',
};

export interface SamplePlan {
  trained: TrainedPlan;
  quiz: QuizName;
  /** Whether it comes from the visitor's own answers. */
  isOwn: boolean;
}

/** The plan of the sample, made from the visitor's own answers on this device; null while they are read. */
export function useSamplePlan(day: string): SamplePlan | null {
  const quiz = quizOfCohort(useVisitor(({ cohort }) => cohort));
  const [isOwn] = useState(() => stageIn(quiz) === 'passed');
  const useQuiz = quizStore(quiz);
  const isReady = useQuiz((store) => store.isReady);
  const content = useQuiz((store) => store.content);
  const state = useQuiz((store) => store.quiz);
  useEffect(() => {
    if (isOwn) void useQuiz.getState().begin();
  }, [isOwn, useQuiz]);
  if (!isOwn) return samplePlan(withoutQuiz, quiz, false, day);
  return isReady && 'results' in content ? samplePlan(ownPlan(content, state), quiz, true, day) : null;
}

const ownPlan = (quiz: Quiz, state: QuizState): Plan => planOf(quiz, state);

function samplePlan(plan: Plan, quiz: QuizName, isOwn: boolean, day: string): SamplePlan {
  const short = { ...plan, dailyMinutes: Math.min(plan.dailyMinutes, sampleMinutes) };
  return { trained: { plan: short, form: planFormOf(quiz), fromDay: day }, quiz, isOwn };
}

import { useCallback, useState } from 'react';
import type { AccountPlan } from '#contract/plan.ts';
import { asksForPlan } from '#quiz/engine/plan.ts';
import type { Option, Quiz } from '#quiz/quiz.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { loadPublishedQuiz } from '#web/site/published-quizzes.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import { beginPlan, choiceOf, type PlanChoice } from '../store/begin-plan.ts';
import { PlanChooser, type PlanOptions } from './plan-chooser.tsx';

export interface ChangePlanProps {
  plan: AccountPlan;
  /** Whether only the minutes change. */
  onlyMinutes: boolean;
  /** The account has the new plan. */
  onSaved(): void;
  onBack(): void;
}

/** A new choice of goals, skills and minutes for the person's plan. */
export function ChangePlan({ plan, onlyMinutes, onSaved, onBack }: ChangePlanProps) {
  const load = useCallback(() => (onlyMinutes ? noOptions() : loadOptions(plan.quiz)), [plan.quiz, onlyMinutes]);
  const { loaded, reload } = useLoaded(load);
  const [saving, setSaving] = useState<'no' | 'saving' | 'failed'>('no');
  useHeadingFocus(typeof loaded === 'string' ? loaded : 'chooses');

  async function save(choice: PlanChoice) {
    setSaving('saving');
    if (await beginPlan(plan.quiz, choice)) onSaved();
    else setSaving('failed');
  }

  if (typeof loaded === 'string') {
    return (
      <div className="stack">
        <h1 tabIndex={-1}>Your next plan</h1>
        {loaded === 'failed' && <NotLoaded onRetry={reload} />}
      </div>
    );
  }
  return (
    <PlanChooser
      options={loaded.options}
      begun={choiceOf(plan)}
      saving={saving}
      onSave={(choice) => void save(choice)}
      onBack={onBack}
    />
  );
}

type Loaded = { options: PlanOptions | null };

const noOptions = async (): Promise<Loaded> => ({ options: null });

/**
 * The options of the plan's quiz. A quiz that asks for neither goals nor skills makes its plans from those of the first
 * quiz.
 */
async function loadOptions(name: AccountPlan['quiz']): Promise<Loaded> {
  const own = await loadPublishedQuiz(name);
  const quiz = asksForPlan(own) ? own : await loadPublishedQuiz('adhd');
  return { options: { goals: optionsOf(quiz, 'goals'), skills: optionsOf(quiz, 'skills') } };
}

function optionsOf({ screens }: Quiz, purpose: 'goals' | 'skills'): readonly Option[] {
  return screens.filter((screen) => screen.purpose === purpose).flatMap(({ options }) => options ?? []);
}

import { useCallback, useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import { weekdayName } from '#training/training-day.ts';
import { lookSets } from '#training/weekly-look/look-items.ts';
import type { LookAnswers } from '#training/weekly-look/look-sum.ts';
import { isLookDone, isLookDue, looksOfQuiz, lookWeekday, nextLookDay } from '#training/weekly-look/weekly-looks.ts';
import { longDate } from '#web/platform/format-date.ts';
import { go } from '#web/platform/navigate.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import type { Training } from '../store/training.ts';
import { trainingDayHere } from '../store/training-day-here.ts';
import { UnsavedLine } from '../store/unsaved-line.tsx';
import { useTrainingPage } from '../store/use-training-page.ts';
import { LookQuestions } from './look-questions.tsx';
import { LookClosed, LookSaved } from './look-view.tsx';

const toToday = () => go(paths.train);

/** /train/check-in: the weekly look. Redirects to Today when training is not possible. */
export function Look() {
  const { training, access } = useTrainingPage();
  const isWithoutConsent = access === 'open' && training.where === null;
  useEffect(() => {
    if (isWithoutConsent || (access !== 'open' && access !== 'opening')) go(paths.train, { replace: true });
  }, [access, isWithoutConsent]);
  useHeadingFocus(access);
  if (access !== 'open' || isWithoutConsent) return null;
  return <WeeklyLook key={training.owner} training={training} planQuiz={training.state!.plan!.quiz} />;
}

/**
 * The questions are fixed when the page opens, so that neither four in the morning nor a changed plan on another device
 * interrupts the person.
 */
function WeeklyLook({ training, planQuiz }: { training: Training; planQuiz: QuizName }) {
  const { folded, add, saveSetting } = training;
  const [{ day }] = useState(() => trainingDayHere(Date.now()));
  const [quiz] = useState(planQuiz);
  const [isDue] = useState(() => isLookDue(folded, day));
  const [answers, setAnswers] = useState<LookAnswers | null>(null);
  const { items } = lookSets[quiz];
  const save = useCallback(
    (given: LookAnswers) => {
      setAnswers(given);
      void add({ kind: 'check_in', body: { quiz, answers: given } });
    },
    [add, quiz],
  );
  const isAsking = isDue && answers === null;
  useHeadingFocus(isAsking ? 'asking' : 'said');
  if (isAsking) return <LookQuestions items={items} onEnd={save} onLeave={toToday} />;

  const next = nextLookDay(folded, day);
  const dayFacts = {
    weekday: lookWeekday(folded),
    opens: next && `${weekdayName(next)}, ${longDate(`${next}T12:00:00`)}`,
    onWeekday: (value: number) => void saveSetting({ name: 'look-day', value }),
  };
  return (
    <SignedInShell current="train">
      <UnsavedLine />
      {answers === null ? (
        <LookClosed isDone={isLookDone(folded, day)} {...dayFacts} />
      ) : (
        <LookSaved items={items} answers={answers} looks={looksOfQuiz(folded, quiz).length} {...dayFacts} />
      )}
    </SignedInShell>
  );
}

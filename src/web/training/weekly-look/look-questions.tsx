import { useEffect, useReducer, useRef } from 'react';
import type { LookItem } from '#training/weekly-look/look-items.ts';
import { type LookRun, type LookStep, lookBeginning, lookStep } from '#training/weekly-look/look-run.ts';
import type { LookAnswers } from '#training/weekly-look/look-sum.ts';
import { useAutoAdvance } from '#web/funnel/quiz/use-auto-advance.ts';
import { useRestingPointer } from '#web/funnel/quiz/use-resting-pointer.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { LookQuestion } from './look-question.tsx';

interface LookQuestionsProps {
  items: readonly LookItem[];
  /** Called once, at the end. */
  onEnd(answers: LookAnswers): void;
  onLeave(): void;
}

/** The questions one by one. Until the end all answers are in memory only. */
export function LookQuestions({ items, onEnd, onLeave }: LookQuestionsProps) {
  const [run, step] = useReducer((now: LookRun, next: LookStep) => lookStep(items, now, next), lookBeginning);
  const advance = useAutoAdvance();
  const hasEnded = useRef(false);
  const isOver = run.place === items.length;
  useHeadingFocus(String(run.place));
  useRestingPointer();
  useEffect(() => {
    if (!isOver || hasEnded.current) return;
    hasEnded.current = true;
    onEnd(run.answers);
  }, [isOver, run.answers, onEnd]);
  if (isOver) return null;

  const go = (next: LookStep) => {
    advance.cancel();
    step(next);
  };
  return (
    <LookQuestion
      items={items}
      run={run}
      onAnswer={(points) => {
        step({ kind: 'answer', points });
        advance.start(() => step({ kind: 'go on' }));
      }}
      onGoOn={() => go({ kind: 'go on' })}
      onBack={() => (run.place === 0 ? onLeave() : go({ kind: 'back' }))}
    />
  );
}

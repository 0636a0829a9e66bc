import { useState } from 'react';
import type { HabitTrial } from '#training/entries/entry.ts';
import { trialCopy } from '#training/habit-trial/trial-copy.ts';
import { habitQuestionOf } from '#training/habits/habits.ts';
import { Button } from '#web/ui/button.tsx';
import { Pick, Picks } from '../guided/picks.tsx';
import { Scale } from '../guided/scale.tsx';

export interface HabitAnswer {
  answer: number;
  kept: boolean;
}

interface HabitDayQuestionProps {
  trial: HabitTrial;
  onKeep(answer: HabitAnswer): void;
}

/** The question of a day, and whether the habit was done, which is asked in every week. No answer is preselected. */
export function HabitDayQuestion({ trial, onKeep }: HabitDayQuestionProps) {
  const { asks, low, high, asksKept } = habitQuestionOf(trial.question);
  const [answer, setAnswer] = useState<number | null>(null);
  const [kept, setKept] = useState<boolean | null>(null);
  const isWhole = answer !== null && kept !== null;
  return (
    <>
      <Scale question={asks} low={low} high={high} value={answer} onAnswer={setAnswer} />
      <Picks label={asksKept} isTitleShown>
        <Pick isChosen={kept === true} onPress={() => setKept(true)}>
          {trialCopy.yes}
        </Pick>
        <Pick isChosen={kept === false} onPress={() => setKept(false)}>
          {trialCopy.no}
        </Pick>
      </Picks>
      <Button
        wide
        variant="white"
        disabledReason={isWhole ? undefined : trialCopy.saveReason}
        onClick={() => isWhole && onKeep({ answer, kept })}
      >
        {trialCopy.keep}
      </Button>
    </>
  );
}

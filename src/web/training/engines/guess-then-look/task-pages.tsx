import { useState } from 'react';
import { type DoneTask, guessRatio, type RunningTask } from '#training/engines/guess-then-look/guess.ts';
import { guessCopy } from '#training/engines/guess-then-look/guess-copy.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import { Banner } from '#web/training/pictures/banner.tsx';
import { calmHorizon } from '#web/training/pictures/calm-horizon.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './guess-then-look.module.css';
import { MinutesFigure, MinutesStepper } from './minutes-stepper.tsx';
import { RatioNote } from './ratio-note.tsx';
import { Ruler } from './ruler.tsx';

interface RunningPageProps {
  task: RunningTask;
  onTaken(): void;
  onDrop(): void;
  onClose(): void;
}

/** Shown while the task is done, without a clock. */
export function RunningPage({ task, onTaken, onDrop, onClose }: RunningPageProps) {
  const copy = guessCopy.running;
  return (
    <GuidedFrame
      picture={{ place: 'behind', drawing: <Banner draw={calmHorizon} /> }}
      tone="plain"
      hasWords
      onClose={onClose}
      actions={
        <>
          <Button wide onClick={onTaken}>
            {copy.done}
          </Button>
          <Button wide variant="text" onClick={onDrop}>
            {copy.drop}
          </Button>
        </>
      }
    >
      <GuidedTitle lead={copy.lead}>{copy.title}</GuidedTitle>
      <div className={styles.task}>
        {task.text !== '' && <p>{task.text}</p>}
        <small>{copy.guessed(task.guessMin)}</small>
      </div>
    </GuidedFrame>
  );
}

interface LookPageProps {
  task: RunningTask;
  /** The measured minutes; null when they cannot be known. */
  takenMin: number | null;
  tasks: readonly DoneTask[];
  onKeep(task: DoneTask): void;
}

/** The time taken beside the guess. The person may correct it. */
export function LookPage({ task: { text, guessMin, kind }, takenMin, tasks, onKeep }: LookPageProps) {
  const copy = guessCopy.look;
  const [minutes, setMinutes] = useState(takenMin ?? guessMin);
  const done = { guessMin, actualMin: minutes, kind };
  const ratio = guessRatio([...tasks, done], null);
  const save = () => onKeep(done);
  return (
    <GuidedFrame
      progress={guessCopy.task(tasks.length + 1)}
      hasWords={text !== ''}
      onClose={save}
      actions={
        <Button wide onClick={save}>
          {copy.keep}
        </Button>
      }
    >
      <GuidedTitle
        isCentred
        lead={takenMin === null ? copy.unknown : copy.measured(takenMin)}
        beside={
          <>
            {text !== '' && <p className={styles.named}>{text}</p>}
            <div className={styles.guess}>
              <MinutesFigure minutes={minutes} />
              <Ruler minutes={minutes} guess={guessMin} label={guessCopy.ruler.lookedAt(guessMin, minutes)} />
            </div>
          </>
        }
      >
        {copy.title}
      </GuidedTitle>
      <MinutesStepper label={copy.change} minutes={minutes} onChange={setMinutes} />
      {ratio !== null && <RatioNote ratio={ratio} isOfKind={false} />}
    </GuidedFrame>
  );
}

import { type ClockRun, drifted, endOf, isEnded } from '#training/engines/clocks/clocks.ts';
import { clockCopy, clockCopyOf } from '#training/engines/clocks/clocks-copy.ts';
import { clockOf } from '#training/engines/cloud-and-window/cloud-and-window.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import { minuteOfDayAt } from '#web/training/guided/local-time.ts';
import { StepButton } from '#web/training/guided/step-button.tsx';
import { Banner } from '#web/training/pictures/banner.tsx';
import { calmHorizon } from '#web/training/pictures/calm-horizon.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './clocks.module.css';

/** From this age on, the page shows when the clock was over. */
const longAgoMs = 60_000;

interface EndPageProps {
  exercise: ExerciseId;
  run: ClockRun;
  /** Epoch ms. */
  at: number;
  onChange(run: ClockRun): void;
  onDone(): void;
}

/**
 * The page after a clock, also for people who come back later: the elapsed time, and how often they noticed drifting.
 */
export function EndPage({ exercise, run, at, onChange, onDone }: EndPageProps) {
  const copy = clockCopyOf(exercise);
  const end = endOf(run);
  const overAt = end !== null && at - end >= longAgoMs ? clockCopy.overAt(clockOf(minuteOfDayAt(end))) : null;
  return (
    <GuidedFrame
      picture={{ place: 'behind', drawing: <Banner draw={calmHorizon} /> }}
      tone="plain"
      onClose={onDone}
      actions={
        <Button wide onClick={onDone}>
          {clockCopy.done}
        </Button>
      }
    >
      <GuidedTitle lead={overAt === null ? copy.end : `${overAt} ${copy.end}`}>
        {isEnded(run, at) ? clockCopy.ended.title : clockCopy.ended.early}
      </GuidedTitle>
      {copy.countsDrifts && (
        <fieldset className={styles.length}>
          <legend className="visually-hidden">{clockCopy.driftsAsked}</legend>
          <StepButton label={clockCopy.fewer} isAtEnd={run.drifts === 0} onPress={() => onChange(drifted(run, -1))}>
            −
          </StepButton>
          <span role="status">
            <b className="number">{run.drifts}</b>
            <small>{clockCopy.driftsAsked}</small>
          </span>
          <StepButton label={clockCopy.again} onPress={() => onChange(drifted(run))}>
            +
          </StepButton>
        </fieldset>
      )}
    </GuidedFrame>
  );
}

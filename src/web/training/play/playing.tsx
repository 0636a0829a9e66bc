import { type ReactNode, useEffect, useRef } from 'react';
import { create } from 'zustand';
import { type RunState, roundsToPlay } from '#training/run/task.ts';
import { useSkyOfRound } from './flight-sky.ts';
import { PauseSheet } from './pause-sheet.tsx';
import { PlayFrame } from './play-frame.tsx';
import type { SwitchRow } from './switches.tsx';
import type { Run } from './use-run.ts';

/** The switches in the pause; the flight holds the settings. */
export interface PauseSettings {
  switches: readonly SwitchRow[];
  /**
   * Whether another form was chosen in this pause: carrying on then ends the run, and the flight begins one of the
   * other form.
   */
  isFormChanged: boolean;
}

export const usePauseSettings = create<PauseSettings>(() => ({ switches: [], isFormChanged: false }));

interface PlayingProps {
  run: Pick<Run<RunState, never>, 'state' | 'isPaused' | 'go' | 'pause' | 'stop'>;
  /** Replaces the usual sky and hills. */
  backdrop?: ReactNode;
  /** Beside the bar, such as a sound switch. */
  beside?: ReactNode;
  /** The number of rounds done, for exercises whose present round is already among the trials while it is explained. */
  done?: number;
  /** ms of play done, where a run ends by the clock. */
  doneMs?: number;
  /** The text in the pause about the present round, if it does not start afresh. */
  pauseNote?: string;
  children: ReactNode;
}

/** An exercise in play: the frame with its progress, and the pause over it while the run rests. */
export function Playing({ run, backdrop, beside, done, doneMs, pauseNote, children }: PlayingProps) {
  const { switches, isFormChanged } = usePauseSettings();
  const stage = useRef<HTMLDivElement>(null);
  const { isPaused, state } = run;
  const { rounds } = state.setup;
  const roundsDone = doneOf(state);
  const { sky, code } = useSkyOfRound(roundsDone);
  const flown = sky !== null && code !== null && { ...code, props: { sky, rounds, done: roundsDone } };
  // While the sheet is open it has the focus; before and after that, the focus belongs to the instruction.
  useEffect(() => {
    if (!isPaused) stage.current?.querySelector('h1')?.focus();
  }, [isPaused]);
  return (
    <>
      <div ref={stage} inert={isPaused}>
        <PlayFrame
          progress={progressOf(state, done ?? roundsDone, doneMs)}
          onPause={run.pause}
          backdrop={flown ? <flown.SkyBackdrop {...flown.props} usual={backdrop} /> : backdrop}
          beside={
            <>
              {flown && <flown.SkySigns {...flown.props} />}
              {beside}
            </>
          }
        >
          {children}
        </PlayFrame>
      </div>
      {isPaused && (
        <PauseSheet switches={switches} onCarryOn={isFormChanged ? run.stop : run.go} onStop={run.stop}>
          {pauseNote ?? 'This round starts afresh. What you did before it is kept.'}
        </PauseSheet>
      )}
    </>
  );
}

/** Rounds that repeat void ones do not move the progress, so that its end stays in place. */
const doneOf = (state: RunState) => state.trials.length - (roundsToPlay(state) - state.setup.rounds);

function progressOf(state: RunState, shown: number, doneMs?: number) {
  const { rounds, lastsMs } = state.setup;
  const of = lastsMs ?? rounds;
  const done = doneMs ?? shown;
  if (state.practiceLeft > 0) return { done, of, label: `Practice, ${state.practiceLeft} left`, text: 'Practice' };
  if (lastsMs === undefined) return { done, of, label: `Round ${Math.min(done + 1, of)} of ${of}` };
  const minutes = Math.ceil(lastsMs / minuteMs);
  const minute = Math.min(minutes, 1 + Math.max(0, Math.floor(done / minuteMs)));
  return {
    done: Math.max(0, done),
    of,
    label: `Minute ${minute} of ${minutes}`,
    text: `Minute ${minute} of ${minutes}`,
  };
}

const minuteMs = 60_000;

import type { ComponentType, ReactNode } from 'react';
import type { Input, RunSetup, RunState, Task } from '#training/run/task.ts';
import type { PlayProps } from '#web/training/play/play-props.ts';
import { usePauseSettings } from '#web/training/play/playing.tsx';
import { type FrozenRun, freezeRuns } from '#web/training/play/use-run.ts';
import { ignore } from './story.ts';

/** A run of an exercise in the gallery, with the given differences. */
export const setupOf = (seed: string, given: Partial<RunSetup>): RunSetup => ({
  seed,
  rounds: 16,
  practice: 0,
  form: 'timed',
  variant: '',
  aim: 'usual',
  lastScore: null,
  ...given,
});

export type Step<Answer = never> = Input<Answer>;
export const go: Step = { type: 'go', at: 0 };
export const time = (at: number): Step => ({ type: 'time', at });
export const shown = (at: number): Step => ({ type: 'shown', at });
export const pressed = <Answer,>(at: number, answer: Answer): Step<Answer> => ({
  type: 'answer',
  at,
  answer,
  source: 'touch',
});
export const away = (at: number): Step => ({ type: 'away', at, because: 'away' });

/** Somebody who plays a task: what they do, at which time, and the state that comes of it. */
export function player<State extends RunState, Answer>(task: Task<State, Answer>, setup: RunSetup) {
  const inputs: Step<Answer>[] = [];
  let state = task.begin(setup, 0);
  let at = 0;
  const send = (input: Step<Answer>) => {
    inputs.push(input);
    state = task.reduce(state, input);
  };
  return {
    inputs,
    state: () => state,
    now: () => at,
    go: () => send({ ...go, at }),
    shown: () => send(shown(at)),
    away: () => send(away(at)),
    answer: (answer: Answer) => send(pressed(at, answer)),
    pass(ms: number) {
      at += ms;
      send(time(at));
    },
  };
}

/**
 * An exercise that is stopped at a moment.
 * @param at epoch ms of the run's own clock; by default that of the last input
 */
export function frozen<Answer>(
  Play: ComponentType<PlayProps>,
  setup: RunSetup,
  inputs: readonly Step<Answer>[],
  at = inputs.at(-1)?.at ?? 0,
  name = '',
) {
  return () => (
    <Frozen run={{ inputs: inputs as readonly Step[], at }}>
      <Play name={name} setup={setup} onResult={ignore} />
    </Frozen>
  );
}

function Frozen({ run, children }: { run: FrozenRun; children: ReactNode }) {
  freezeRuns(run);
  return children;
}

/** Sets what the sheet of a paused exercise offers. */
export const pauseWith = (switches: ReturnType<typeof usePauseSettings.getState>['switches']) =>
  usePauseSettings.setState({ switches, isFormChanged: false });

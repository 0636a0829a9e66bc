import { type HoldTheLineState, holdTheLine, lookMs } from '#training/engines/hold-the-line/hold-the-line.ts';
import type { Input, RunSetup } from '#training/run/task.ts';

/** Of a timed run. */
export const kitesSetup: RunSetup = {
  seed: 'seed/hold-the-line/1/1',
  rounds: 16,
  practice: 0,
  form: 'timed',
  variant: 'r2',
  aim: 'usual',
  lastScore: null,
};

/** A run's first state. */
export const begin = (changed: Partial<RunSetup> = {}) => holdTheLine.begin({ ...kitesSetup, ...changed }, 0);
export const reduced = (state: HoldTheLineState, ...inputs: Input<number>[]) =>
  inputs.reduce(holdTheLine.reduce, state);
export const tap = (answer: number, at: number): Input<number> => ({ type: 'answer', at, answer, source: 'touch' });

/** The next round, up to the moment when its kites may be tapped. */
export function toTap(state: HoldTheLineState, from = 0): HoldTheLineState {
  const looking = reduced(state, { type: 'go', at: from }, { type: 'shown', at: from + 20 });
  return reduced(looking, { type: 'time', at: from + 20 + lookMs + looking.round!.followMs });
}

import { type StillAirState, stillAir } from '#training/engines/still-air/still-air.ts';
import type { Input, RunSetup, Task } from '#training/run/task.ts';
import { type HoldTheLineState, holdTheLine } from './hold-the-line.ts';
import type { Rung } from './rung.ts';

const easyX = -2.4;
const middleX = -1.8;

/** The rounds of a try, in order. The first one is the practice. */
export const playOnceRounds: readonly { rung: Rung; x: number }[] = [
  { rung: { name: 'r2', own: 2, kites: 4 }, x: easyX },
  { rung: { name: 'r2', own: 2, kites: 5 }, x: middleX },
  { rung: { name: 'r2', own: 2, kites: 6 }, x: middleX },
];
const followMs = 5000;

/** A try for people who have no account and perhaps no plan. All its rounds are practice, so that it keeps no trials. */
export const playOnceSetup = (seed: string): RunSetup => ({
  seed,
  rounds: 0,
  practice: playOnceRounds.length,
  form: 'timed',
  variant: 'r2',
  aim: 'usual',
  lastScore: null,
});

/** Hold the line with three fixed rounds: nothing is estimated from the answers, and nothing is scored. */
export const playOnce: Task<HoldTheLineState, number> = {
  ...holdTheLine,
  reduce(state, input) {
    if (input.type !== 'go') return holdTheLine.reduce(state, input);
    return state.phase === 'rest' || state.phase === 'feedback' ? begun(state) : state;
  },
};

function begun(state: HoldTheLineState): HoldTheLineState {
  const next = playOnceRounds[playOnceRounds.length - state.practiceLeft];
  if (next === undefined) return { ...state, phase: 'ended', since: null };
  // A round that was left has another flight when it starts afresh.
  const number = (state.round?.number ?? 0) + 1;
  const round = { ...next, isPractice: true, number, followMs, shownAt: null, late: 0, hasJumped: false };
  return { ...state, phase: 'look', since: null, round, chosen: [] };
}

/** The still form of the try: as many dots, which change once each. */
export const playStillSetup = (seed: string): RunSetup => ({
  ...playOnceSetup(seed),
  rounds: playOnceRounds.length,
  practice: 0,
  form: 'still',
});

/** Still air, in which an early press is only remarked on, so that each dot changes. */
export const playStill: Task<StillAirState, 'press'> = { ...stillAir, reduce: reduceStill };

function reduceStill(state: StillAirState, input: Input<'press'>): StillAirState {
  if (input.type === 'answer' && state.phase === 'still') return { ...state, wasEarly: true };
  return stillAir.reduce(state, input);
}

/** What happened in a round, in one line. Of two own kites. */
export function playOnceLine(found: number): string {
  if (found === 2) return 'Both.';
  return found === 1 ? 'One of two. The other was here.' : 'None of two. Both were here.';
}

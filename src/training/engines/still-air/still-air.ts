import { passTime } from '#training/run/pass-time.ts';
import { endOf, givenBack, newClock, type PlayClock, playedBy, started, stopped } from '#training/run/play-clock.ts';
import { randomOf } from '#training/run/random.ts';
import {
  type Input,
  isMostlyVoid,
  isPlayed,
  type NoScore,
  type RunOutcome,
  type RunState,
  type Task,
} from '#training/run/task.ts';
import { countedOf, type Trial, type VoidReason } from '#training/run/trial.ts';

/** The range of times before the dot changes (training.md § 3.3). */
const stillMs = { from: 1000, to: 4000 };
/** An earlier press was begun before the change. */
const quickestMs = 100;
/** After this time the next round comes by itself. */
export const longestMs = 10_000;
/** A lapse is slower than this many times the person's own median. */
const lapseFactor = 2;
/** The least number of rounds for a score: half of the rounds of an average person in three minutes. */
const fewestScored = 30;

export interface StillAirState extends RunState {
  phase: 'rest' | 'still' | 'changed' | 'ended';
  /** The number of rounds that were begun, including void ones. */
  begun: number;
  /** The time before the dot changes in this round. */
  stillMs: number;
  /** When the unchanged dot was on the screen; null before that. */
  shownAt: number | null;
  /** Late frames since the change. */
  late: number;
  /** Whether the last round ended with a press before the change. */
  wasEarly: boolean;
  /** Only a yardstick ends by this clock. */
  clock: PlayClock;
  /** ms of play at the end of the last round. */
  doneMs: number;
}

/**
 * One dot that does not move: press when it changes. As practice, for people whom moving things do not suit, it has a
 * number of rounds and no score; as a yardstick it has a time of play and a score.
 */
export const stillAir: Task<StillAirState, 'press'> = {
  begin(setup, at) {
    const nothing = {
      trials: [],
      begun: 0,
      stillMs: 0,
      shownAt: null,
      late: 0,
      wasEarly: false,
      clock: newClock,
      doneMs: 0,
    };
    return { ...nothing, setup, startedAt: at, practiceLeft: setup.practice, phase: 'rest', since: null };
  },
  reduce,
  dueAt(state) {
    const { phase, since, stillMs } = state;
    if (since === null) return null;
    if (phase === 'still') return Math.min(since + stillMs, overAt(state) ?? Number.POSITIVE_INFINITY);
    return phase === 'changed' ? since + longestMs : null;
  },
  outcomeOf,
};

/** When the time of a yardstick is over; null for practice. A change that began before is still waited for. */
function overAt({ setup, clock }: StillAirState): number | null {
  return setup.lastsMs === undefined ? null : endOf(clock, setup.lastsMs);
}

function isOver(state: StillAirState, at: number): boolean {
  if (state.setup.lastsMs === undefined) return isPlayed(state);
  const over = overAt(state);
  return over !== null && at >= over;
}

function reduce(before: StillAirState, input: Input<'press'>): StillAirState {
  // A late frame before the change spoils nothing, so it must not advance the time to the change.
  if (input.type === 'late frame') return before.phase === 'changed' ? { ...before, late: before.late + 1 } : before;
  const state = passTime(before, input.at, stillAir.dueAt, endPhase);
  switch (input.type) {
    case 'go':
      return state.phase === 'rest' ? next(state, input.at) : state;
    case 'shown':
      return shown(state, input.at);
    case 'time':
      return state;
    case 'answer':
      return isOpen(state) ? pressed(state, input) : state;
    case 'away':
      return left(state, input);
  }
}

const isOpen = ({ phase }: StillAirState) => phase === 'still' || phase === 'changed';

function next(state: StillAirState, at: number): StillAirState {
  if (isOver(state, at)) return { ...state, phase: 'ended', since: null };
  const random = randomOf(state.setup.seed, 'still', state.begun);
  const still = stillMs.from + random() * (stillMs.to - stillMs.from);
  return { ...state, phase: 'still', since: null, shownAt: null, begun: state.begun + 1, stillMs: still, late: 0 };
}

function shown(state: StillAirState, at: number): StillAirState {
  if (!isOpen(state) || state.since !== null) return state;
  return {
    ...state,
    since: at,
    shownAt: state.phase === 'still' ? at : state.shownAt,
    clock: started(state.clock, at),
  };
}

function endPhase(state: StillAirState, at: number): StillAirState {
  if (state.phase === 'still')
    return at === overAt(state) ? next(state, at) : { ...state, phase: 'changed', since: null };
  const missed = { resp: null, rt: null, src: null, isRight: false, voided: null };
  return next(kept({ ...state, wasEarly: false }, at, missed), at);
}

function pressed(state: StillAirState, { at, source }: Extract<Input<'press'>, { type: 'answer' }>): StillAirState {
  const rt = state.phase === 'changed' && state.since !== null ? at - state.since : null;
  const isEarly = rt === null || rt < quickestMs;
  const voided = isEarly ? 'too early' : state.late > 0 ? 'late frame' : null;
  const after = kept(state, at, { resp: 'press', rt, src: source, isRight: !isEarly, voided });
  return next({ ...after, wasEarly: isEarly }, at);
}

function left(state: StillAirState, { at, because }: { at: number; because: VoidReason }): StillAirState {
  if (!isOpen(state)) return state;
  const clock = stopped(state.clock, at);
  const rested: StillAirState = { ...state, phase: 'rest', since: null, wasEarly: false, clock };
  // A practice round that was left is played again.
  if (state.practiceLeft > 0) return rested;
  return kept(rested, at, { resp: null, rt: null, src: null, isRight: false, voided: because });
}

type Answered = Pick<Trial, 'resp' | 'rt' | 'src' | 'isRight' | 'voided'>;

/** Practice is not kept, and a void round takes no time of a yardstick. */
function kept(state: StillAirState, at: number, answered: Answered): StillAirState {
  if (state.practiceLeft > 0) return { ...state, practiceLeft: state.practiceLeft - 1 };
  const { setup, shownAt, startedAt, stillMs, late, trials } = state;
  const t0 = (shownAt ?? startedAt) - startedAt;
  const trial = { t0, cond: 'dot', x: 0, stim: `${Math.round(stillMs)} ms`, late, ...answered };
  const takesTime = answered.voided === null || setup.lastsMs === undefined || shownAt === null;
  const clock = takesTime ? state.clock : givenBack(state.clock, at - shownAt, setup.lastsMs!);
  return { ...state, trials: [...trials, trial], clock, doneMs: playedBy(clock, at) };
}

function outcomeOf({ setup, trials }: StillAirState): RunOutcome {
  const counted = countedOf(trials);
  const times = counted.flatMap(({ rt }) => (rt === null ? [] : [rt]));
  const median = medianOf(times);
  const lapses = counted.filter(({ rt }) => rt === null || (median !== null && rt > lapseFactor * median)).length;
  const early = trials.filter(({ voided }) => voided === 'too early').length;
  const noScore = noScoreOf({ setup, trials }, counted.length);
  return {
    rounds: counted.length,
    right: counted.filter(({ isRight }) => isRight).length,
    ...(noScore === null ? speedOf(counted.map(({ rt }) => rt ?? longestMs)) : { score: null, se: null }),
    noScore,
    facts: { lapses, early, ...(median === null ? {} : { medianMs: Math.round(median) }) },
  };
}

function noScoreOf(run: Pick<StillAirState, 'setup' | 'trials'>, counted: number): NoScore | null {
  if (run.setup.lastsMs === undefined) return 'not measured here';
  if (isMostlyVoid(run)) return 'too many void rounds';
  return counted < fewestScored ? 'too few rounds' : null;
}

/**
 * The speed of a person as the mean of 1/RT in 1/s, which a single very slow answer changes little (training.md § 3.3).
 * @param times in ms, at least two
 */
export function speedOf(times: readonly number[]): { score: number; se: number } {
  const speeds = times.map((ms) => 1000 / ms);
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  const variance = speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / (speeds.length - 1);
  return { score: mean, se: Math.sqrt(variance / speeds.length) };
}

/** Null without numbers. */
function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

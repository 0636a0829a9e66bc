import { nextDifficulty, type PlacementRule } from '#training/run/placement.ts';
import { estimateOf } from '#training/run/posterior.ts';
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
import { countedOf, type Source, type Trial, type VoidReason } from '#training/run/trial.ts';
import { type BowKind, lettersOf, randomBows } from './bows.ts';

export type BowsAnswer = { tie: BowKind } | 'undo' | 'done';

/**
 * `ready` shows the empty tail. A bow is `on`, then `off`; without the clock it is a `card` until the person goes on.
 */
type BowsPhase = 'rest' | 'ready' | 'on' | 'off' | 'card' | 'building' | 'feedback' | 'ended';

export interface BowsState extends RunState {
  phase: BowsPhase;
  /** The number of rounds that were begun, including interrupted ones; each has its own sequence. */
  begun: number;
  /** The bows in the order in which they are shown. */
  bows: readonly BowKind[];
  /** The index of the present or latest bow. */
  index: number;
  tied: readonly BowKind[];
  /** The time at which the first bow was shown. */
  roundAt: number;
  voided: VoidReason | null;
  late: number;
  /** The phase after a rest; null when the round starts afresh, or nobody rests. */
  resumes: 'building' | 'feedback' | null;
}

/** Durations in ms (training.md § 3.1). */
const readyMs = 600;
const onMs = 700;
const offMs = 300;

export const bowsRule: PlacementRule = {
  // Accuracy falls by about 30 % an item near the span (Woods and others 2011, PMC2978794).
  observer: { spread: 0.83, guess: 0, lapse: 0.02, from: 2, to: 12 },
  first: 4,
  longestStep: 1,
};

/** With fewer rounds a score would say little. */
const fewestRounds = 8;
const practiceLengths = [2, 3, 3];

/** Remember an order of bows, and build it (training.md § 3.1, E2). */
export const countTheBows: Task<BowsState, BowsAnswer> = {
  begin: (setup, at) => ({
    setup,
    startedAt: at,
    practiceLeft: setup.practice,
    trials: [],
    phase: 'rest',
    since: at,
    begun: 0,
    bows: [],
    index: 0,
    tied: [],
    roundAt: at,
    voided: null,
    late: 0,
    resumes: null,
  }),
  reduce(before, input) {
    const state = advance(before, input.at);
    if (state.phase === 'ended') return state;
    switch (input.type) {
      case 'time':
        return state;
      case 'shown':
        return shown(state, input.at);
      case 'late frame':
        return isShowing(state) ? lateFrame(state, input.tookMs ?? Number.POSITIVE_INFINITY) : state;
      case 'away':
        return away(state, input);
      case 'answer':
        return state.phase === 'building' ? answered(state, input) : state;
      case 'go':
        return go(state, input.at);
    }
  },
  dueAt({ phase, since }) {
    if (since === null) return null;
    if (phase === 'ready') return since + readyMs;
    if (phase === 'on') return since + onMs;
    return phase === 'off' ? since + offMs : null;
  },
  outcomeOf({ setup, trials }): RunOutcome {
    const counted = countedOf(trials);
    const right = counted.filter(({ isRight }) => isRight);
    const longestOf = (some: readonly { x: number }[]) => Math.max(0, ...some.map(({ x }) => x));
    const facts = { tails: counted.length, longest: longestOf(right), shown: longestOf(counted) };
    const noScore = noScoreOf({ setup, trials }, counted.length);
    const { mean, sd } = estimateOf(bowsRule.observer, counted);
    const score = noScore === null ? { score: mean, se: sd } : { score: null, se: null };
    return { rounds: counted.length, right: right.length, ...score, noScore, facts };
  },
};

function noScoreOf(state: Pick<BowsState, 'setup' | 'trials'>, counted: number): NoScore | null {
  if (isUntimed(state)) return 'no clock';
  if (isMostlyVoid(state)) return 'too many void rounds';
  return counted < fewestRounds ? 'too few rounds' : null;
}

/** The right order: from the last bow to the first in the variant `backwards`. */
export const wantedOf = ({ bows, setup }: Pick<BowsState, 'bows' | 'setup'>): readonly BowKind[] =>
  setup.variant === 'backwards' ? [...bows].reverse() : bows;

/** The number of bows on the next tail: the wished difficulty, rounded up or down at random in proportion. */
export function nextLength({ setup, trials, practiceLeft, begun }: BowsState): number {
  if (practiceLeft > 0) return practiceLengths[(setup.practice - practiceLeft) % practiceLengths.length]!;
  const wished = nextDifficulty(bowsRule, setup, countedOf(trials));
  const isUp = randomOf(setup.seed, 'length', begun)() < wished % 1;
  return Math.floor(wished) + (isUp ? 1 : 0);
}

/** The number of bows on the tail after this one; null after the last. */
export function comingLength(state: BowsState): number | null {
  const next = afterThis(state);
  return isPlayed(next) ? null : nextLength(next);
}

const afterThis = (state: BowsState): BowsState => ({ ...state, practiceLeft: Math.max(0, state.practiceLeft - 1) });
const isShowing = ({ phase }: BowsState) => phase === 'on' || phase === 'off';
const isUntimed = ({ setup }: Pick<BowsState, 'setup'>) => setup.form === 'untimed';

/** The state at a moment, even long after the last event. */
function advance(state: BowsState, at: number): BowsState {
  const due = countTheBows.dueAt(state);
  if (due === null || due > at) return state;
  if (state.phase === 'on') return advance({ ...state, phase: 'off', since: null }, at);
  if (state.phase === 'ready') return { ...state, phase: 'on', since: null };
  return followingBow(state);
}

/** After a bow: the next one, or the palette. */
function followingBow(state: BowsState): BowsState {
  const index = state.index + 1;
  if (index === state.bows.length) return { ...state, phase: 'building', since: null };
  return { ...state, phase: isUntimed(state) ? 'card' : 'on', index, since: null };
}

/** A bow that is shown a little longer or later is still seen; a frame this long takes a large part of one away. */
const longFrameMs = 100;

function lateFrame(state: BowsState, tookMs: number): BowsState {
  const voided = tookMs > longFrameMs ? (state.voided ?? 'late frame') : state.voided;
  return { ...state, voided, late: state.late + 1 };
}

function shown(state: BowsState, at: number): BowsState {
  if (state.since !== null) return state;
  const isFirst = state.index === 0 && (state.phase === 'on' || state.phase === 'card');
  return { ...state, since: at, roundAt: isFirst ? at : state.roundAt };
}

/** A pause voids a round while its tail is shown, because that is timed; while it is built, the round only rests. */
function away(state: BowsState, { at, because }: Extract<Input<BowsAnswer>, { type: 'away' }>): BowsState {
  if (state.phase === 'rest') return state;
  const rested: BowsState = { ...state, phase: 'rest', since: at, resumes: null };
  if (state.phase === 'building' || state.phase === 'feedback') return { ...rested, resumes: state.phase };
  if (!isShowing(state) || state.practiceLeft > 0) return rested;
  return { ...rested, trials: [...state.trials, trialOf({ ...state, voided: because, tied: [] }, null)] };
}

function answered(state: BowsState, { answer, source }: Extract<Input<BowsAnswer>, { type: 'answer' }>): BowsState {
  const { bows, tied } = state;
  if (answer === 'undo') return tied.length === 0 ? state : { ...state, tied: tied.slice(0, -1) };
  if (answer !== 'done') return tied.length === bows.length ? state : { ...state, tied: [...tied, answer.tie] };
  if (tied.length < bows.length) return state;
  const trials = state.practiceLeft > 0 ? state.trials : [...state.trials, trialOf(state, source)];
  return { ...state, phase: 'feedback', since: null, trials };
}

function trialOf(state: BowsState, src: Source | null): Trial {
  const { setup, bows, tied, voided, late, roundAt, startedAt } = state;
  const resp = tied.length === 0 ? null : lettersOf(tied);
  const isRight = resp === lettersOf(wantedOf(state));
  const t0 = roundAt - startedAt;
  return { t0, cond: setup.variant, x: bows.length, stim: lettersOf(bows), resp, rt: null, isRight, voided, late, src };
}

function go(state: BowsState, at: number): BowsState {
  if (state.phase === 'card') return followingBow(state);
  if (state.phase === 'rest' && state.resumes !== null) {
    return { ...state, phase: state.resumes, since: null, resumes: null };
  }
  if (state.phase === 'rest') return isPlayed(state) ? { ...state, phase: 'ended' } : newRound(state, at);
  if (state.phase !== 'feedback') return state;
  const next = afterThis(state);
  return isPlayed(next) ? { ...next, phase: 'ended', since: at } : newRound(next, at);
}

function newRound(state: BowsState, at: number): BowsState {
  const bows = randomBows(nextLength(state), randomOf(state.setup.seed, 'bows', state.begun));
  const fresh: BowsState = { ...state, begun: state.begun + 1, bows, index: 0, tied: [], voided: null, late: 0 };
  const phase = isUntimed(state) ? 'card' : 'ready';
  return { ...fresh, phase, since: isUntimed(state) ? null : at, resumes: null };
}

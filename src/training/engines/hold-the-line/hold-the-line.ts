import { difficultyTargets } from '#training/run/difficulty-target.ts';
import { type Answer, difficultyFor, estimateOf } from '#training/run/posterior.ts';
import { randomOf } from '#training/run/random.ts';
import {
  type Input,
  isMostlyVoid,
  isPlayed,
  type NoScore,
  type RunOutcome,
  type RunSetup,
  type RunState,
  type Task,
} from '#training/run/task.ts';
import { countedOf, type Source, type Trial, type VoidReason } from '#training/run/trial.ts';
import { type Flight, flightOf, radius } from './flight.ts';
import { observerOf, type Rung, rungOf } from './rung.ts';

/** How long the person's own kites wear their bow. */
export const lookMs = 1600;
const followMs = { from: 5000, to: 7000 };
/** The difficulty of practice and of the first rounds of a series. */
const firstX = -2;
/** The number of rounds that the last session's score places; this session's answers place the others. */
const roundsByLastScore = 2;
/** The number of first rounds with only one own kite, for a person without an earlier session. */
const simplestRounds = 2;
/** A score from fewer rounds would mean next to nothing. */
const fewestRounds = 10;
/**
 * When kites jump farther than this within one frame, another kite may be nearer to the old place of one. They never
 * come nearer to each other than 2.5 radii.
 */
const largestJump = 1.25 * radius;

export interface Round {
  rung: Rung;
  isPractice: boolean;
  x: number;
  /** From 1, in this run; void rounds count, so that a repeated round has another flight. */
  number: number;
  followMs: number;
  /** The time at which it was shown; null until it is on the screen. */
  shownAt: number | null;
  late: number;
  /** Whether kites jumped so far that nobody could have followed them. */
  hasJumped: boolean;
}

export interface HoldTheLineState extends RunState {
  phase: 'rest' | 'look' | 'follow' | 'tap' | 'feedback' | 'ended';
  round: Round | null;
  /** The tapped kites, in the order of the taps. */
  chosen: readonly number[];
}

/** The flight of a round's kites. The first ones are the person's own. */
export const flightOfRound = ({ seed }: RunSetup, { number, rung, x, followMs }: Round): Flight =>
  flightOf({ kites: rung.kites, speed: 2 ** x, durationMs: followMs }, randomOf(seed, 'flight', number));

export const isOwn = ({ rung }: Round, kite: number): boolean => kite < rung.own;

export const allFound = (round: Round, chosen: readonly number[]): boolean =>
  chosen.every((kite) => isOwn(round, kite)) && chosen.length === round.rung.own;

/** How much faster the next round is than this one, as a logarithm (base 2) of the speed; null after the last. */
export function nextChange(state: HoldTheLineState): number | null {
  if (state.round === null || isPlayed(state)) return null;
  return nextX(state) - state.round.x;
}

/** Some kites are the person's own; all fly among each other; the person taps their own (training.md § 3.1). */
export const holdTheLine: Task<HoldTheLineState, number> = {
  begin(setup, at) {
    const { practice } = setup;
    const nothing = { trials: [], round: null, chosen: [] };
    return { ...nothing, setup, startedAt: at, practiceLeft: practice, phase: 'rest', since: null };
  },
  reduce,
  dueAt({ phase, since, round }) {
    if (since === null || round === null) return null;
    if (phase === 'look') return since + lookMs;
    return phase === 'follow' ? since + round.followMs : null;
  },
  outcomeOf,
};

function reduce(state: HoldTheLineState, input: Input<number>): HoldTheLineState {
  const { phase, round, since } = state;
  switch (input.type) {
    case 'go':
      if (phase === 'rest' || phase === 'feedback') return isPlayed(state) ? ended(state) : begun(state);
      return state;
    case 'shown':
      if (phase !== 'look' || round === null || since !== null) return state;
      return { ...state, since: input.at, round: { ...round, shownAt: input.at } };
    case 'time':
      return timePassed(state, input.at);
    case 'late frame':
      if (phase !== 'follow' || round === null) return state;
      return { ...state, round: withLateFrame(round, input.tookMs ?? Number.POSITIVE_INFINITY) };
    case 'answer':
      return phase === 'tap' && round !== null ? tapped(state, round, input) : state;
    case 'away':
      return resting(state, input);
  }
}

const ended = (state: HoldTheLineState): HoldTheLineState => ({ ...state, phase: 'ended', since: null });

function begun(state: HoldTheLineState): HoldTheLineState {
  const { setup, practiceLeft } = state;
  const isPractice = practiceLeft > 0;
  const practiced = setup.practice - practiceLeft;
  const rung = rungOf(isPractice && practiced < simplestRounds ? 'r1' : setup.variant);
  const x = nextX(state);
  const number = (state.round?.number ?? 0) + 1;
  const random = randomOf(setup.seed, 'length', number);
  const followed = followMs.from + random() * (followMs.to - followMs.from);
  const round = { rung, isPractice, x, number, followMs: followed, shownAt: null, late: 0, hasJumped: false };
  return { ...state, phase: 'look', since: null, round, chosen: [] };
}

function nextX({ setup, trials, practiceLeft }: HoldTheLineState): number {
  const counted = countedOf(trials);
  const observer = observerOf(rungOf(setup.variant));
  if (practiceLeft > 0) return firstX;
  if (counted.length >= roundsByLastScore) {
    return difficultyFor(observer, estimateOf(observer, answersOf(counted)).mean, difficultyTargets[setup.aim].share);
  }
  if (setup.lastScore === null) return firstX;
  return Math.min(observer.to, Math.max(observer.from, setup.lastScore - observer.spread));
}

const answersOf = (trials: readonly Trial[]): Answer[] => trials.map(({ x, isRight }) => ({ x, isRight }));

function timePassed(state: HoldTheLineState, at: number): HoldTheLineState {
  const due = holdTheLine.dueAt(state);
  if (due === null || at < due) return state;
  const next = state.phase === 'look' ? 'follow' : 'tap';
  return timePassed({ ...state, phase: next, since: due }, at);
}

function withLateFrame(round: Round, tookMs: number): Round {
  const jump = (tookMs / 1000) * 2 ** round.x;
  return { ...round, late: round.late + 1, hasJumped: round.hasJumped || jump > largestJump };
}

/** A tap chooses a kite, a second one undoes it, and the last one that is needed ends the round. */
function tapped(state: HoldTheLineState, round: Round, input: { at: number; answer: number; source: Source }) {
  const { answer: kite, at, source } = input;
  if (!(kite >= 0 && kite < round.rung.kites)) return state;
  if (state.chosen.includes(kite)) return { ...state, chosen: state.chosen.filter((one) => one !== kite) };
  const chosen = [...state.chosen, kite];
  if (chosen.length < round.rung.own) return { ...state, chosen };
  const voided = round.hasJumped ? 'late frame' : null;
  const answered = { resp: chosen.join(','), rt: at - state.since!, src: source, voided } as const;
  const isRight = allFound(round, chosen);
  return kept({ ...state, phase: 'feedback', since: at, chosen }, round, { ...answered, isRight });
}

/** A round that was left is void and starts afresh. */
function resting(state: HoldTheLineState, { because }: { because: VoidReason }): HoldTheLineState {
  const { phase, round } = state;
  if (phase === 'rest' || phase === 'ended' || round === null) return state;
  const rested = { ...state, phase: 'rest', since: null, chosen: [] } as const;
  if (phase === 'feedback') return rested;
  // A practice round that was left is played again.
  if (round.isPractice) return rested;
  const open = { resp: null, rt: null, src: null, isRight: false };
  return kept(rested, round, { ...open, voided: because });
}

type Answered = Pick<Trial, 'resp' | 'rt' | 'src' | 'isRight' | 'voided'>;

/** Practice is not kept. */
function kept(state: HoldTheLineState, round: Round, answered: Answered): HoldTheLineState {
  if (round.isPractice) return { ...state, practiceLeft: state.practiceLeft - 1 };
  const t0 = (round.shownAt ?? state.startedAt) - state.startedAt;
  const stim = `flight ${round.number}, ${Math.round(round.followMs)} ms`;
  const trial = { t0, cond: round.rung.name, x: round.x, stim, late: round.late, ...answered };
  return { ...state, trials: [...state.trials, trial] };
}

function outcomeOf(state: HoldTheLineState): RunOutcome {
  const counted = countedOf(state.trials);
  const right = counted.filter(({ isRight }) => isRight).length;
  const noScore = noScoreOf(state, counted.length);
  const shared = { rounds: counted.length, right, noScore };
  if (noScore !== null) return { ...shared, score: null, se: null, facts: {} };
  const { mean, sd } = estimateOf(observerOf(rungOf(state.setup.variant)), answersOf(counted));
  // A crossing of the arena in tenths of a second.
  return { ...shared, score: mean, se: sd, facts: { crossingTenths: Math.round(2 ** -mean * 10) } };
}

function noScoreOf(state: { setup: RunSetup; trials: readonly Trial[] }, counted: number): NoScore | null {
  if (isMostlyVoid(state)) return 'too many void rounds';
  return counted < fewestRounds ? 'too few rounds' : null;
}

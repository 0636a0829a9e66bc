import { passTime } from '#training/run/pass-time.ts';
import { endOf, givenBack, newClock, type PlayClock, playedBy, started, stopped } from '#training/run/play-clock.ts';
import {
  type Input,
  isMostlyVoid,
  type NoScore,
  type RunOutcome,
  type RunState,
  type Task,
} from '#training/run/task.ts';
import { countedOf, type Source, type VoidReason } from '#training/run/trial.ts';
import { type SameOrNot, type StripRound, stimOf, stripRounds } from './strip-rounds.ts';

export interface SameOrNotState extends RunState {
  phase: 'rest' | 'gap' | 'asked' | 'told' | 'ended';
  rounds: readonly StripRound[];
  /** The length of the present gap. */
  gapMs: number;
  /** The late frames since the strips were shown. */
  late: number;
  /** The warm-up round that is being explained. */
  told: { round: StripRound; isRight: boolean } | null;
  clock: PlayClock;
  /** ms of play at the last answer; all of it at the end. */
  doneMs: number;
}

/** The time without strips between two rounds. */
const gapMs = 250;
/** The time before the first round, and after a rest. */
const readyMs = 1000;
/** The time before the first round that counts. */
const fromHereMs = 1800;
/** How long a warm-up round is explained. */
const toldMs = 1800;
/** An earlier answer was begun before the picture was seen. */
const earliestMs = 100;
/** The least number of rounds for a score: with fewer, chance alone makes half of it. */
const fewestScored = 12;
const minuteMs = 60_000;

/**
 * Two strips of three signs: do they share a pair? A yardstick, with a few warm-up rounds that are explained, and a
 * time of play without feedback.
 */
export const sameOrNot: Task<SameOrNotState, SameOrNot> = {
  begin(setup, at) {
    const most = Math.ceil(lastsOf({ setup }) / (gapMs + earliestMs)) * 2;
    return {
      setup,
      startedAt: at,
      practiceLeft: setup.practice,
      trials: [],
      phase: 'rest',
      since: null,
      rounds: stripRounds(setup.seed, setup.practice, most),
      gapMs: readyMs,
      late: 0,
      told: null,
      clock: newClock,
      doneMs: 0,
    };
  },
  reduce,
  dueAt,
  outcomeOf,
};

const lastsOf = ({ setup }: Pick<SameOrNotState, 'setup'>): number => setup.lastsMs ?? 0;

/** The present round, including the gap before it. */
export const roundOf = ({ setup, practiceLeft, trials, rounds }: SameOrNotState): StripRound =>
  rounds[setup.practice - practiceLeft + trials.length]!;

function dueAt(state: SameOrNotState): number | null {
  const { phase, since } = state;
  if (phase === 'rest' || phase === 'ended') return null;
  if (phase === 'told') return since! + toldMs;
  const over = endOf(state.clock, lastsOf(state));
  if (phase === 'asked') return over;
  return Math.min(since! + state.gapMs, over ?? Number.POSITIVE_INFINITY);
}

function reduce(before: SameOrNotState, input: Input<SameOrNot>): SameOrNotState {
  const { at } = input;
  const state = passTime(before, at, dueAt, endPhase);
  switch (input.type) {
    case 'go':
      return state.phase === 'rest' ? gap(state, at, readyMs) : state;
    case 'shown':
      return shown(state, at);
    case 'time':
      return state;
    case 'answer':
      return state.phase === 'asked' ? answered(state, input) : state;
    case 'late frame':
      return state.phase === 'asked' ? { ...state, late: state.late + 1 } : state;
    case 'away':
      return left(state, at, input.because);
  }
}

const gap = (state: SameOrNotState, at: number, lasts: number): SameOrNotState => ({
  ...state,
  phase: 'gap',
  since: at,
  gapMs: lasts,
  told: null,
});

function endPhase(state: SameOrNotState, at: number): SameOrNotState {
  if (state.phase === 'told') return gap(state, at, state.practiceLeft === 0 ? fromHereMs : gapMs);
  if (at === endOf(state.clock, lastsOf(state))) {
    return { ...state, phase: 'ended', since: at, clock: stopped(state.clock, at), doneMs: lastsOf(state) };
  }
  return { ...state, phase: 'asked', since: null, late: 0 };
}

function shown(state: SameOrNotState, at: number): SameOrNotState {
  if (state.phase !== 'asked' || state.since !== null) return state;
  const clock = state.practiceLeft > 0 ? state.clock : started(state.clock, at);
  return { ...state, since: at, clock };
}

function answered(state: SameOrNotState, input: Extract<Input<SameOrNot>, { type: 'answer' }>): SameOrNotState {
  const { since, late } = state;
  const { at, answer, source } = input;
  const rt = since === null ? null : at - since;
  const voided = rt === null || rt < earliestMs ? 'too early' : late > 0 ? 'late frame' : null;
  const round = roundOf(state);
  if (state.practiceLeft === 0) return gap(kept(state, at, { resp: answer, rt, src: source, voided }), at, gapMs);
  const told = { round, isRight: answer === round.answer };
  return { ...state, phase: 'told', since: at, told, practiceLeft: state.practiceLeft - 1 };
}

function left(state: SameOrNotState, at: number, because: VoidReason): SameOrNotState {
  const { phase, practiceLeft } = state;
  if (phase === 'rest' || phase === 'ended') return state;
  const isSpoilt = phase === 'asked' && practiceLeft === 0;
  const after = isSpoilt ? kept(state, at, { resp: null, rt: null, src: null, voided: because }) : state;
  return { ...after, phase: 'rest', since: null, told: null, clock: stopped(after.clock, at) };
}

interface Saved {
  resp: SameOrNot | null;
  rt: number | null;
  src: Source | null;
  voided: VoidReason | null;
}

function kept(state: SameOrNotState, at: number, { resp, rt, src, voided }: Saved): SameOrNotState {
  const { since, startedAt, late, trials } = state;
  const round = roundOf(state);
  const trial = {
    t0: (since ?? at) - startedAt,
    cond: round.answer,
    x: 0,
    stim: stimOf(round),
    resp,
    rt,
    src,
    voided,
    late,
    isRight: resp === round.answer,
  };
  const clock = voided === null || since === null ? state.clock : givenBack(state.clock, at - since, lastsOf(state));
  return { ...state, trials: [...trials, trial], clock, doneMs: playedBy(clock, at) };
}

/** Right answers a minute, with the standard error of a count of events in a fixed time. */
function outcomeOf({ setup, trials, doneMs }: SameOrNotState): RunOutcome {
  const counted = countedOf(trials);
  const right = counted.filter(({ isRight }) => isRight).length;
  const noScore = noScoreOf({ setup, trials }, counted.length);
  const minutes = doneMs / minuteMs;
  return {
    rounds: counted.length,
    right,
    score: noScore === null ? right / minutes : null,
    se: noScore === null ? Math.sqrt(Math.max(1, right)) / minutes : null,
    noScore,
    facts: { wrong: counted.length - right },
  };
}

function noScoreOf(run: Pick<SameOrNotState, 'setup' | 'trials'>, counted: number): NoScore | null {
  if (isMostlyVoid(run)) return 'too many void rounds';
  return counted < fewestScored ? 'too few rounds' : null;
}

/** The next round is the first that counts. */
export const isAboutToCount = (state: SameOrNotState): boolean => state.phase === 'gap' && state.gapMs === fromHereMs;

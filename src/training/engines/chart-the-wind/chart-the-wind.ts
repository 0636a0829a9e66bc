import { nextDifficulty, type PlacementRule } from '#training/run/placement.ts';
import { estimateOf } from '#training/run/posterior.ts';
import { type Input, isPlayed, type RunOutcome, type RunState, type Task } from '#training/run/task.ts';
import { countedOf, type Source, type Trial } from '#training/run/trial.ts';
import { type Chart, difficultyOf, knotsOf, type Stop, stopOf } from './chart.ts';
import { firstOrder, randomChart } from './random-chart.ts';

/** A card, and the place from 0 that it is moved to; or the flight. */
export type ChartAnswer = { move: number; to: number } | 'fly';

/** `flying` goes down the string; `stopped` shows the card that does not work; `works` is the end of a chart. */
type ChartPhase = 'rest' | 'ordering' | 'flying' | 'stopped' | 'works' | 'ended';

export interface ChartState extends RunState {
  phase: ChartPhase;
  /** The number of charts that were begun; each has its own seed. */
  begun: number;
  chart: Chart;
  /** The time at which this chart was laid out. */
  chartAt: number;
  /** The cards from the first to the last. */
  order: readonly number[];
  /** The flights of this chart. Only the first is measured. */
  flights: number;
  /** The card at which the last flight stopped; null when it went all the way, or before the first. */
  stop: Stop | null;
  /** The number of knots that the flight has passed. */
  passed: number;
  /** The phase after a rest; null before the first chart. */
  resumes: Exclude<ChartPhase, 'rest' | 'flying' | 'ended'> | null;
}

/** How long the kite takes from knot to knot, in ms. */
export const knotMs = 300;

export const chartRule: PlacementRule = {
  observer: { spread: 1.2, guess: 0.05, lapse: 0.03, from: 0, to: 13 },
  first: 4,
  longestStep: 2.4,
};

/** A score from fewer charts would mean nothing. */
const fewestRounds = 3;
/** The difficulty of practice: of four cards, of which one order works, so that it is worth a minute. */
const practiceDifficulty = Math.log2(24);

/** Put steps in an order that works (training.md § 3.1, E3). Nothing is timed, so nothing is void. */
export const chartTheWind: Task<ChartState, ChartAnswer> = {
  begin(setup, at) {
    const base = { setup, startedAt: at, practiceLeft: setup.practice, trials: [], since: at };
    return newChart({ ...base, phase: 'rest', begun: 0, resumes: null }, 'rest', at);
  },
  reduce(before, input) {
    const state = advance(before, input.at);
    switch (input.type) {
      case 'away':
        return state.phase === 'rest' || state.phase === 'ended'
          ? state
          : { ...state, phase: 'rest', resumes: state.phase === 'flying' ? landingOf(state) : state.phase };
      case 'answer':
        return answered(state, input);
      case 'go':
        return go(state, input.at);
      default:
        return state;
    }
  },
  dueAt: ({ phase, since }) => (phase === 'flying' ? since! + knotMs : null),
  outcomeOf({ trials }): RunOutcome {
    const counted = countedOf(trials);
    const right = counted.filter(({ isRight }) => isRight);
    const { mean, sd } = estimateOf(chartRule.observer, counted);
    const isEnough = counted.length >= fewestRounds;
    return {
      rounds: counted.length,
      right: right.length,
      score: isEnough ? mean : null,
      se: isEnough ? sd : null,
      noScore: isEnough ? null : 'too few rounds',
      facts: { charts: counted.length, ...sizeOfHardest(right.length > 0 ? right : counted) },
    };
  },
};

/** Whether the present chart is among the trials already; it continues until its order works. */
export const isCounted = ({ flights, practiceLeft }: ChartState): boolean => flights > 0 && practiceLeft === 0;

type Unplaced = Omit<ChartState, 'chart' | 'chartAt' | 'order' | 'flights' | 'stop' | 'passed'>;

function newChart(state: Unplaced, phase: ChartPhase, at: number): ChartState {
  const { setup, practiceLeft, trials, begun } = state;
  const wished = practiceLeft > 0 ? practiceDifficulty : nextDifficulty(chartRule, setup, countedOf(trials));
  const chart = randomChart(setup.seed, begun, wished);
  const order = firstOrder(chart, setup.seed, begun);
  return {
    ...state,
    phase,
    begun: begun + 1,
    chart,
    chartAt: at,
    order,
    flights: 0,
    stop: null,
    passed: 0,
    resumes: null,
  };
}

const landingOf = ({ stop }: ChartState) => (stop === null ? 'works' : 'stopped');

/** The state at a moment: the kite passes a knot every 300 ms. */
function advance(state: ChartState, at: number): ChartState {
  if (state.phase !== 'flying' || state.since! + knotMs > at) return state;
  const since = state.since! + knotMs;
  const end = state.stop?.place ?? state.order.length;
  if (state.passed < end) {
    const passed = state.passed + 1;
    const isThere = state.stop === null && passed === end;
    return advance({ ...state, passed, since, phase: isThere ? 'works' : 'flying' }, at);
  }
  return { ...state, since, phase: 'stopped' };
}

function answered(state: ChartState, { answer, source, at }: Extract<Input<ChartAnswer>, { type: 'answer' }>) {
  if (state.phase !== 'ordering' && state.phase !== 'stopped') return state;
  if (answer !== 'fly') return moved(state, answer.move, answer.to);
  if (state.phase === 'stopped') return state;
  const isFirst = state.flights === 0 && state.practiceLeft === 0;
  const stop = stopOf(state.chart, state.order);
  const trials = isFirst ? [...state.trials, trialOf(state, stop, source)] : state.trials;
  return { ...state, phase: 'flying' as const, since: at, flights: state.flights + 1, stop, passed: 0, trials };
}

/** A move also ends the stopped phase, so that no extra press is needed. */
function moved(state: ChartState, card: number, to: number): ChartState {
  const { order } = state;
  const place = Math.min(order.length - 1, Math.max(0, to));
  if (!order.includes(card) || order[place] === card) return state;
  const others = order.filter((other) => other !== card);
  return mended({ ...state, order: [...others.slice(0, place), card, ...others.slice(place)] });
}

const mended = (state: ChartState): ChartState => ({ ...state, phase: 'ordering', stop: null, passed: 0 });

function go(state: ChartState, at: number): ChartState {
  if (state.phase === 'stopped') return mended(state);
  if (state.phase === 'rest') {
    const phase = state.resumes ?? 'ordering';
    const passed = phase === 'works' ? state.order.length : phase === 'stopped' ? state.stop!.place : 0;
    return { ...state, phase, passed, resumes: null };
  }
  if (state.phase !== 'works') return state;
  const next = { ...state, practiceLeft: Math.max(0, state.practiceLeft - 1) };
  return isPlayed(next) && next.practiceLeft === 0 ? { ...next, phase: 'ended' } : newChart(next, 'ordering', at);
}

function trialOf({ chart, chartAt, order, startedAt }: ChartState, stop: Stop | null, src: Source): Trial {
  const { theme, cards, deadline } = chart;
  const clock = deadline === null ? '' : ` ${cards[deadline.card]}<${deadline.byMin}`;
  return {
    t0: chartAt - startedAt,
    cond: `${cards.length} steps, ${knotsOf(chart)} knots`,
    x: difficultyOf(chart),
    stim: `${theme.id} ${cards.join('')}${clock}`,
    resp: order.map((card) => cards[card]).join(''),
    rt: null,
    isRight: stop === null,
    voided: null,
    late: 0,
    src,
  };
}

/** The cards and knots of the hardest of these charts. */
function sizeOfHardest(trials: readonly Trial[]): Record<'cards' | 'knots', number> {
  const hardest = [...trials].sort((a, b) => b.x - a.x)[0];
  const [cards = 0, knots = 0] = (hardest?.cond.match(/\d+/g) ?? []).map(Number);
  return { cards, knots };
}

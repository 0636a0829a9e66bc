import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import {
  answersRight,
  meanOf,
  normal,
  type SimulatedPerson,
  shareOf,
  simulate,
} from '#testing/training/simulated-person.ts';
import { type Answer, difficultyFor, type Estimate, estimateOf, type Observer, shareRight } from './posterior.ts';
import type { Random } from './random.ts';
import { startStaircase, stepStaircase } from './staircase.ts';

interface Measured {
  name: string;
  observer: Observer;
  /** The number of rounds in the shortest session with a score. */
  rounds: number;
  /** The root of the mean squared error of a score, in the exercise's unit. */
  typicalError: number;
  /** Thresholds of people: mean and standard deviation. */
  people: readonly [mean: number, sd: number];
  /** The standard deviation of the last session's score around today's threshold. */
  lastOff: number;
  /** The easier step, where a staircase places the rounds; null where the estimate does. */
  step: number | null;
  /** Only whole numbers can be shown. */
  isWhole?: true;
}

/** The exercises in the table of § 2.4 with a score for every session. */
const exercises: readonly Measured[] = [
  {
    name: 'Hold the line, log2 of sides a second',
    observer: { spread: 0.35, guess: 1 / 28, lapse: 0.03, from: -4, to: 1.5 },
    rounds: 16,
    typicalError: 0.31,
    people: [-1, 0.5],
    lastOff: 0.4,
    step: null,
  },
  {
    name: 'Count the bows, items',
    observer: { spread: 0.83, guess: 0, lapse: 0.02, from: 2, to: 12 },
    rounds: 12,
    typicalError: 0.7,
    people: [5.5, 1],
    lastOff: 0.7,
    step: null,
    isWhole: true,
  },
  {
    name: 'Change course, log2 of the deadline',
    observer: { spread: 0.18, guess: 0.5, lapse: 0.03, from: -1.5, to: 1.8 },
    rounds: 40,
    typicalError: 0.15,
    people: [0, 0.3],
    lastOff: 0.25,
    step: 0.18,
  },
  {
    name: 'Wait for the gust, log2 of the window',
    observer: { spread: 0.25, guess: 0, lapse: 0.03, from: -1, to: 1 },
    rounds: 24,
    typicalError: 0.19,
    people: [0, 0.3],
    lastOff: 0.25,
    step: 0.25,
  },
];

interface Session {
  threshold: number;
  answers: readonly Answer[];
  estimate: Estimate;
}

/** A length between two whole numbers is shown as one of them, in proportion. */
const shown = ({ isWhole }: Measured, x: number, random: Random): number =>
  isWhole ? Math.floor(x) + (random() < x - Math.floor(x) ? 1 : 0) : x;

const placed = (observer: Observer, answers: readonly Answer[], first: number): number =>
  answers.length < 2 ? first : difficultyFor(observer, estimateOf(observer, answers).mean, 0.8);

/**
 * A person's session: the first two rounds one spread easier than the last session's score, then by today's answers.
 */
function sessionOf(exercise: Measured, random: Random): Session {
  const { observer, rounds, people, lastOff, step } = exercise;
  const threshold = people[0] + people[1] * normal(random);
  const person: SimulatedPerson = { ...observer, threshold };
  const first = threshold + lastOff * normal(random) - observer.spread;
  const rule = { from: observer.from, to: observer.to, easierStep: step ?? 0, aim: 'usual' } as const;
  const answers: Answer[] = [];
  let stairs = startStaircase(first);
  while (answers.length < rounds) {
    const x = shown(exercise, step === null ? placed(observer, answers, first) : stairs.x, random);
    const isRight = answersRight(person, x, random);
    answers.push({ x, isRight });
    stairs = stepStaircase(rule, stairs, isRight);
  }
  return { threshold, answers, estimate: estimateOf(observer, answers) };
}

const measured = exercises.map((exercise) => ({
  ...exercise,
  sessions: simulate(propertyRuns({ commit: 400, full: 12_000 }), exercise.name, (random) =>
    sessionOf(exercise, random),
  ),
}));

const errorsOf = (sessions: readonly Session[]) => sessions.map(({ threshold, estimate }) => estimate.mean - threshold);

describe('the score of the shortest session', () => {
  test.each(measured)('has an interval that holds the threshold in 92 to 98 of 100: $name', ({ sessions }) => {
    const held = shareOf(
      sessions.map(({ threshold, estimate: { mean, sd } }) => Math.abs(mean - threshold) < 1.96 * sd),
    );
    expect(held).toBeGreaterThan(0.92);
    expect(held).toBeLessThan(0.98);
  });

  test.each(measured)('is on average less than a tenth of the spread off: $name', ({ sessions, observer }) => {
    expect(Math.abs(meanOf(errorsOf(sessions)))).toBeLessThan(0.1 * observer.spread);
  });

  test.each(measured)('is as exact as the evidence card says: $name', ({ sessions, typicalError }) => {
    expect(Math.sqrt(meanOf(errorsOf(sessions).map((error) => error ** 2)))).toBeLessThan(1.1 * typicalError);
  });

  test.each(measured)('never leaves the range: $name', ({ sessions, observer }) => {
    for (const { estimate } of sessions) {
      expect(estimate.mean).toBeGreaterThan(observer.from);
      expect(estimate.mean).toBeLessThan(observer.to);
    }
  });
});

test.each(measured.filter(({ step }) => step === null))(
  'placing the rounds by the estimate so far, about 67 to 80 of 100 come out right: $name',
  ({ sessions }) => {
    const right = shareOf(sessions.flatMap(({ answers }) => answers.map(({ isRight }) => isRight)));
    expect(right).toBeGreaterThan(0.67);
    expect(right).toBeLessThan(0.8);
  },
);

const chartTheWind: Observer = { spread: 1.2, guess: 0.05, lapse: 0.03, from: 0, to: 13 };
const observers = [...exercises.map(({ observer }) => observer), chartTheWind];

describe('extreme answers', () => {
  const answersOf = ({ from, to }: Observer, count: number, isRight: (index: number) => boolean): Answer[] =>
    Array.from({ length: count }, (_, index) => ({ x: index % 2 === 0 ? from : to, isRight: isRight(index) }));

  test.each<[string, (index: number) => boolean]>([
    ['all right', () => true],
    ['all wrong', () => false],
    ['right where it is hardest and wrong where it is easiest', (index) => index % 2 === 1],
  ])('%s, they give a number within the range', (_, isRight) => {
    for (const observer of observers) {
      const { mean, sd } = estimateOf(observer, answersOf(observer, 200, isRight));
      expect(mean).toBeGreaterThanOrEqual(observer.from);
      expect(mean).toBeLessThanOrEqual(observer.to);
      expect(sd).toBeGreaterThanOrEqual(0);
    }
  });

  it('all right is near the hardest, and all wrong is near the easiest', () => {
    for (const observer of observers) {
      const { from, to, spread } = observer;
      expect(estimateOf(observer, [{ x: to, isRight: true }]).mean).toBeGreaterThan((from + to) / 2);
      const right = Array.from({ length: 40 }, () => ({ x: to, isRight: true }));
      expect(to - estimateOf(observer, right).mean).toBeLessThan(spread);
      const wrong = Array.from({ length: 40 }, () => ({ x: from, isRight: false }));
      expect(estimateOf(observer, wrong).mean - from).toBeLessThan(spread);
    }
  });

  it('no answer leaves the middle of the range, as uncertain as can be', () => {
    const { mean, sd } = estimateOf(chartTheWind, []);
    expect(mean).toBeCloseTo(6.5, 10);
    expect(sd).toBeCloseTo(13 / Math.sqrt(12), 1);
  });

  it('the order of the answers makes no difference', () => {
    const answers = answersOf(chartTheWind, 7, (index) => index < 3);
    const turned = estimateOf(chartTheWind, [...answers].reverse());
    expect(turned.mean).toBeCloseTo(estimateOf(chartTheWind, answers).mean, 10);
  });
});

describe('placing a round', () => {
  it('somebody is right half the time at their threshold, but for guesses and lapses', () => {
    expect(shareRight({ spread: 0.35, guess: 0, lapse: 0, from: -4, to: 1.5 }, -1, -1)).toBe(0.5);
    expect(shareRight(chartTheWind, 5, 5)).toBeCloseTo(0.05 + 0.92 / 2, 10);
  });

  test.each([0.75, 0.8, 0.87])('the share %d comes out right where it is placed', (share) => {
    for (const observer of observers) {
      const theta = (observer.from + observer.to) / 2;
      expect(shareRight(observer, difficultyFor(observer, theta, share), theta)).toBeCloseTo(share, 10);
    }
  });

  it('an order of bows is 1.24 shorter than the span for eight of ten', () => {
    expect(difficultyFor(exercises[1]!.observer, 6, 0.8)).toBeCloseTo(6 - 1.24, 2);
  });

  it('it stays within the range of the exercise', () => {
    expect(difficultyFor(chartTheWind, 0, 0.87)).toBe(0);
    expect(difficultyFor(chartTheWind, 20, 0.8)).toBe(13);
  });
});

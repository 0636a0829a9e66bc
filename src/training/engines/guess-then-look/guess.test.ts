import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import {
  changedGuess,
  correctedGuess,
  type DoneTask,
  detailOfTask,
  drillNumbers,
  enoughTasks,
  firstGuess,
  guessNumbers,
  guessRatio,
  isDrillForgotten,
  nextDrill,
  placeOnRuler,
  quantileOfT,
  runningTaskIn,
  takenMin,
  tasksIn,
} from './guess.ts';

const task = (ratio: number, kind: DoneTask['kind'] = null): DoneTask => ({
  guessMin: 10,
  actualMin: 10 * ratio,
  kind,
});
const ratios = [1.2, 1.5, 2.2, 1.1, 1.9, 1.4, 2.5, 1.3, 1.7, 1.6, 1.0, 2.0, 1.8, 1.5];
const fourteen = ratios.map((ratio) => task(ratio));

describe('the quantile of Student’s t', () => {
  it.each([
    [7, 2.3646],
    [8, 2.306],
    [13, 2.1604],
    [20, 2.086],
    [29, 2.0452],
    [60, 2.0003],
    [1000, 1.9623],
  ])('with %i degrees of freedom is %f', (degrees, quantile) => {
    expect(Math.abs(quantileOfT(degrees) - quantile)).toBeLessThan(0.001);
  });
});

describe('how long tasks take against the guess', () => {
  it('is not said below eight tasks', () => {
    expect(guessRatio(fourteen.slice(0, enoughTasks - 1), null)).toBeNull();
    expect(guessRatio(fourteen.slice(0, enoughTasks), null)).not.toBeNull();
  });

  it('is the geometric mean with the t interval of the logarithms', () => {
    // exp(0.451112 ± 2.160369 · 0.263963 / √14)
    const { ratio, low, high, tasks } = guessRatio(fourteen, null)!;
    expect(ratio).toBeCloseTo(1.5701, 3);
    expect(low).toBeCloseTo(1.3481, 3);
    expect(high).toBeCloseTo(1.8285, 3);
    expect(tasks).toBe(14);
  });

  it('of a kind is drawn to all kinds by n/(n + 4)', () => {
    const tasks = [...Array.from({ length: 8 }, () => task(1)), ...Array.from({ length: 4 }, () => task(2, 'errand'))];
    const all = (4 * Math.log(2)) / 12;
    expect(Math.log(guessRatio(tasks, 'errand')!.ratio)).toBeCloseTo(0.5 * Math.log(2) + 0.5 * all);
  });

  it('of a kind that was never done is that of all kinds', () => {
    expect(guessRatio(fourteen, 'work')).toEqual(guessRatio(fourteen, null));
  });

  it('of a kind with few tasks has a wider interval than that of all', () => {
    const width = ({ low, high }: { low: number; high: number }) => Math.log(high / low);
    const tasks = [...fourteen, task(1.6, 'home')];
    expect(width(guessRatio(tasks, 'home')!)).toBeGreaterThan(width(guessRatio(tasks, null)!));
  });

  it('lies within its interval, whatever the tasks', () => {
    const minutes = fc.integer({ min: 1, max: 600 });
    const kind = fc.constantFrom('home', 'work', null);
    const tasks = fc.array(fc.record({ guessMin: minutes, actualMin: minutes, kind }), { minLength: 8, maxLength: 40 });
    fc.assert(
      fc.property(tasks, kind, (done, wanted) => {
        const { ratio, low, high } = guessRatio(done, wanted)!;
        expect(low).toBeLessThanOrEqual(ratio);
        expect(high).toBeGreaterThanOrEqual(ratio);
        expect(Number.isFinite(high)).toBe(true);
      }),
      propertyRuns({ commit: 100, full: 5000 }),
    );
  });

  it('turns a guess into whole minutes', () => {
    const given = { ratio: 1.6, low: 1.3, high: 2, tasks: 14 };
    expect(correctedGuess(15, given)).toEqual({ about: 24, from: 20, to: 30 });
    expect(correctedGuess(600, given)).toEqual({ about: 600, from: 600, to: 600 });
  });
});

describe('what is kept', () => {
  it('comes back as tasks, without drills and numbers that make no sense', () => {
    const done = { guessMin: 15, actualMin: 24, kind: 'home' } as const;
    const broken = [0, -3, Number.NaN, Number.POSITIVE_INFINITY].map((actual_min) => ({
      numbers: { guess_min: 5, actual_min },
      words: [],
    }));
    expect(tasksIn([guessNumbers(done), drillNumbers(30, 26_040), ...broken])).toEqual([done]);
  });

  it('a word that is no kind is no kind', () => {
    expect(tasksIn([{ numbers: { guess_min: 5, actual_min: 6 }, words: ['calm'] }])[0]!.kind).toBeNull();
  });

  it('a drill is kept in seconds', () => {
    expect(drillNumbers(30, 26_040).numbers).toEqual({ drill_s: 30, made_s: 26 });
  });

  it('a running task survives a reload, a broken one does not', () => {
    const running = { at: 5, text: 'Empty the dishwasher', guessMin: 15, kind: 'home' } as const;
    expect(runningTaskIn({ ...running, detail: detailOfTask(running) })).toEqual(running);
    expect(runningTaskIn({ ...running, detail: {} })).toBeNull();
    expect(runningTaskIn({ ...running, detail: { guess_min: -1 } })).toBeNull();
  });
});

describe('minutes', () => {
  it('change by a button between 1 minute and 10 hours', () => {
    expect([changedGuess(3, -5), changedGuess(15, 5), changedGuess(600, 1)]).toEqual([1, 20, 600]);
  });

  it('a guess begins in the middle, later with the person’s usual guess', () => {
    expect(firstGuess([])).toBe(15);
    expect(firstGuess([task(1), { ...task(1), guessMin: 40 }, { ...task(1), guessMin: 60 }])).toBe(40);
  });

  it('a task takes whole minutes, at least one', () => {
    expect(takenMin(0, 20_000)).toBe(1);
    expect(takenMin(0, 24.4 * 60_000)).toBe(24);
  });

  it('nobody knows how long a task took when the clock was set back or half a day has passed', () => {
    expect(takenMin(1000, 0)).toBeNull();
    expect(takenMin(0, 13 * 60 * 60_000)).toBeNull();
  });

  it('stand on the ruler by their logarithm, and at its ends beyond it', () => {
    expect(placeOnRuler(2)).toBe(0);
    expect(placeOnRuler(120)).toBe(1);
    expect(placeOnRuler(20) - placeOnRuler(10)).toBeCloseTo(placeOnRuler(10) - placeOnRuler(5));
    expect([placeOnRuler(1), placeOnRuler(600)]).toEqual([0, 1]);
  });
});

describe('a drill', () => {
  it('asks for 10 to 60 seconds in turn', () => {
    const past = Array.from({ length: 5 }, (_, done) => done).map((done) =>
      nextDrill(Array.from({ length: done }, () => drillNumbers(10, 9000))),
    );
    expect(new Set(past)).toEqual(new Set([10, 20, 30, 45, 60]));
  });

  it('is forgotten when it took four times as long', () => {
    expect(isDrillForgotten(10, 39_000)).toBe(false);
    expect(isDrillForgotten(10, 41_000)).toBe(true);
    expect(isDrillForgotten(10, -1)).toBe(true);
  });
});

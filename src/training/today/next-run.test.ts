import { describe, expect, it } from 'vitest';
import type { RunEntry } from '#training/entries/entry.ts';
import { nextRun, type RunFacts } from './next-run.ts';

const run = (day: string, change: Partial<RunEntry['body']> = {}, score: number | null = 5): RunEntry =>
  ({
    kind: 'run',
    day,
    score,
    body: { form: 'timed', variant: 'forwards', device: 'phone', rounds: 12, ...change },
  }) as RunEntry;

const first: RunFacts = {
  exercise: 'count-the-bows',
  runs: [],
  planSeed: '77',
  day: '2026-11-21',
  device: 'phone',
  form: 'timed',
  variant: 'forwards',
  feel: null,
  rounds: 12,
};

describe('the next run of an exercise', () => {
  it('the first one has three practice rounds and no score before it', () => {
    const { setup, session, block } = nextRun(first);
    expect({ session, block }).toEqual({ session: 1, block: 1 });
    expect(setup).toMatchObject({ practice: 3, lastScore: null, aim: 'usual', rounds: 12 });
  });

  it('days with the exercise are its sessions, and each run has a seed of its own', () => {
    const runs = [run('2026-11-18'), run('2026-11-20'), run('2026-11-20')];
    const next = nextRun({ ...first, runs });
    expect(next).toMatchObject({ session: 3, block: 1 });
    const again = nextRun({ ...first, runs: [...runs, run('2026-11-21')] });
    expect(again).toMatchObject({ session: 3, block: 2 });
    expect(again.setup.seed).not.toBe(next.setup.seed);
  });

  it('only a score of the same form, variant and kind of device places its first rounds', () => {
    const lastScore = (...runs: RunEntry[]) => nextRun({ ...first, runs }).setup.lastScore;
    expect(lastScore(run('2026-11-18'), run('2026-11-19', {}, null))).toBe(5);
    expect(lastScore(run('2026-11-18', { device: 'desktop' }))).toBeNull();
    expect(lastScore(run('2026-11-18', { variant: 'backwards' }))).toBeNull();
    expect(lastScore(run('2026-11-18', { form: 'untimed' }))).toBeNull();
  });

  it('after seven whole days without it, it begins one spread easier, and after six it does not', () => {
    const lastScore = (...runs: RunEntry[]) => nextRun({ ...first, runs }).setup.lastScore;
    expect(lastScore(run('2026-11-14'))).toBe(5);
    expect(lastScore(run('2026-11-13'))).toBeCloseTo(5 - 0.83);
    // A break means days without the exercise in any form.
    expect(lastScore(run('2026-11-01'), run('2026-11-20', { form: 'untimed' }))).toBe(5);
    expect(lastScore(run('2026-11-01'), run('2026-11-21', {}, 4))).toBe(4);
  });

  it('another form is practised anew', () => {
    const runs = [run('2026-11-18')];
    expect(nextRun({ ...first, runs }).setup.practice).toBe(0);
    expect(nextRun({ ...first, runs, form: 'untimed' }).setup.practice).toBe(3);
  });

  it('what was said of it moves the difficulty', () => {
    expect(nextRun({ ...first, feel: 'too easy' }).setup.aim).toBe('harder');
    expect(nextRun({ ...first, feel: 'too hard' }).setup.aim).toBe('easier');
    expect(nextRun({ ...first, feel: 'right' }).setup.aim).toBe('usual');
  });
});

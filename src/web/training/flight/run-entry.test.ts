import { describe, expect, it } from 'vitest';
import type { TrialColumns } from '#training/run/trial.ts';
import type { NextRun } from '#training/today/next-run.ts';
import type { RunResult } from '../play/play-props.ts';
import { countedTimes, runEntryOf } from './run-entry.ts';

const run: NextRun = {
  setup: {
    seed: 's',
    rounds: 4,
    practice: 0,
    form: 'timed',
    variant: 'r2',
    aim: 'usual',
    lastScore: null,
  },
  session: 3,
  block: 1,
};
const trials = (...ok: (boolean | 'void')[]): TrialColumns => ({
  t0: ok.map((_, i) => i),
  cond: ok.map(() => ''),
  x: ok.map(() => 0),
  stim: ok.map((_, i) => `s${i}`),
  resp: ok.map(() => null),
  rt: ok.map(() => null),
  ok: ok.map((one) => one === true),
  void: ok.map((one) => (one === 'void' ? 'away' : null)),
  late: ok.map(() => 0),
  src: ok.map(() => 'key'),
});
const result = (columns: TrialColumns, change: Partial<RunResult> = {}): RunResult => ({
  outcome: { rounds: 9, right: 9, score: -1.5, se: 0.2, noScore: null, facts: { longest: 4 } },
  trials: columns,
  source: 'key',
  ended: 'finished',
  ...change,
});
const nothing = { id: null, trials: 0 };

describe('the entry of a run', () => {
  it('counts its own rounds without the void ones, and has the score of the whole run', () => {
    const entry = runEntryOf('hold-the-line', run, result(trials(true, 'void', false, true)), nothing, 'phone');
    expect(entry).toMatchObject({ score: -1.5, se: 0.2, series: 'hold-the-line/r2/timed/phone/key' });
    expect(entry?.body).toMatchObject({ rounds: 3, right: 2, session: 3, block: 1, continues: null });
  });

  it('after an interruption has only what is new, and names the entry before it', () => {
    const kept = { id: 'first', trials: 2 };
    const entry = runEntryOf('hold-the-line', run, result(trials(true, true, false, true)), kept, 'phone');
    expect(entry?.body).toMatchObject({ rounds: 2, right: 1, continues: 'first' });
    expect(entry?.trials?.stim).toEqual(['s2', 's3']);
  });

  it('is none when nothing was done since the last one', () => {
    expect(runEntryOf('hold-the-line', run, result(trials()), nothing, 'phone')).toBeNull();
    expect(runEntryOf('hold-the-line', run, result(trials(true)), { id: 'a', trials: 1 }, 'phone')).toBeNull();
  });

  it('has no series without an answer', () => {
    const entry = runEntryOf('hold-the-line', run, result(trials(false), { source: null }), nothing, 'desktop');
    expect(entry?.series).toBeNull();
  });
});

it('the times of a run are those of its rounds that count, right or wrong', () => {
  const played = { ...trials(true, 'void', false, true), rt: [510, 200, 620, null] };
  expect(countedTimes(played)).toEqual([510, 620, null]);
});

import { expect, test } from 'vitest';
import { runEntry } from '#testing/training/entries.ts';
import { yardstickRun } from './yardstick-run.ts';

const run = (session: number, day: string) => ({ ...runEntry(session, day), exercise: 'same-or-not' as const });
const facts = { planSeed: 'plan', day: '2026-11-09', device: 'phone' } as const;

test('Still air lasts three minutes, and has no warm-up', () => {
  expect(yardstickRun({ ...facts, yardstick: 'still-air', runs: [] })).toEqual({
    setup: {
      seed: 'plan/still-air/1/1',
      rounds: 0,
      practice: 0,
      lastsMs: 180_000,
      form: 'timed',
      variant: '',
      aim: 'usual',
      lastScore: null,
    },
    session: 1,
    block: 1,
  });
});

test('Same or not lasts ninety seconds after four warm-up rounds, each time', () => {
  const runs = [run(1, '2026-11-02'), run(2, '2026-11-03')];
  expect(yardstickRun({ ...facts, yardstick: 'same-or-not', runs }).setup).toMatchObject({
    seed: 'plan/same-or-not/3/1',
    practice: 4,
    lastsMs: 90_000,
    lastScore: null,
  });
});

test('a second run of a day has a sequence of its own', () => {
  const { setup, block } = yardstickRun({ ...facts, yardstick: 'same-or-not', runs: [run(1, facts.day)] });
  expect(setup.seed).toBe('plan/same-or-not/1/2');
  expect(block).toBe(2);
});

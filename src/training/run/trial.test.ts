import { expect, test } from 'vitest';
import { columnsOf, countedOf, type Trial } from './trial.ts';

const trial: Trial = {
  t0: 1200.4,
  cond: 'switch',
  x: 0.123456,
  stim: 'left warm',
  resp: 'left',
  rt: 431.26,
  isRight: true,
  voided: null,
  late: 0,
  src: 'key',
};
const missed: Trial = { ...trial, t0: 2600.5, resp: null, rt: null, isRight: false, src: null };
const away: Trial = { ...missed, voided: 'away', late: 3 };

test('trials are kept as columns, with times and difficulty no finer than they are known', () => {
  expect(columnsOf([trial, away])).toEqual({
    t0: [1200, 2601],
    cond: ['switch', 'switch'],
    x: [0.1235, 0.1235],
    stim: ['left warm', 'left warm'],
    resp: ['left', null],
    rt: [431.3, null],
    ok: [true, false],
    void: [null, 'away'],
    late: [0, 3],
    src: ['key', null],
  });
});

test('a void round does not count, and one without an answer does', () => {
  expect(countedOf([trial, away, missed])).toEqual([trial, missed]);
});

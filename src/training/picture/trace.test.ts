import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { levelTrace, traceLength, traceOf } from './trace.ts';

it.each([
  ['of no round is level', []],
  ['of fewer than four times is level', [400, null, 500, 600]],
  ['of equal times is level', Array.from({ length: 48 }, () => 500)],
])('a trace %s', (_, times) => {
  expect(traceOf(times)).toBe(levelTrace);
});

it('a trace rises where a part was quicker than the run, and falls where it was slower', () => {
  const times = [...Array(24).fill(480), ...Array(24).fill(520)].map((time, i) => time + (i % 2));
  const trace = traceOf(times);
  expect(trace.slice(0, 12)).toMatch(/^[9a-f]{12}$/);
  expect(trace.slice(12)).toMatch(/^[0-7]{12}$/);
});

it('rounds without a time are level, and the others stay as they are', () => {
  const times = Array.from({ length: 24 }, (_, i) => (i < 4 ? null : 400 + 10 * i));
  expect(traceOf(times).slice(0, 4)).toBe('8888');
});

const times = fc.array(fc.option(fc.integer({ min: 80, max: 9000 })), { maxLength: 160 });

it('a trace is 24 digits, the same for the same times, and knows nothing of their unit or of who is quicker', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: 2, max: 5 }), fc.integer({ min: 0, max: 900 }), (rounds, factor, slower) => {
      const trace = traceOf(rounds);
      expect(trace).toMatch(/^[0-9a-f]{24}$/);
      expect(trace).toHaveLength(traceLength);
      expect(traceOf([...rounds])).toBe(trace);
      expect(traceOf(rounds.map((time) => time && time + slower))).toBe(trace);
      if (spreadIsClear(rounds)) expect(traceOf(rounds.map((time) => time && time * factor))).toBe(trace);
    }),
    propertyRuns({ commit: 200, full: 5000 }),
  );
});

/** The smallest spread is a millisecond, which a longer unit would change. */
const spreadIsClear = (rounds: readonly (number | null)[]): boolean => {
  const known = rounds.filter((time) => time !== null).sort((a, b) => a - b);
  const centre = known[known.length >> 1] ?? 0;
  const off = known.map((time) => Math.abs(time - centre)).sort((a, b) => a - b);
  return (off[off.length >> 1] ?? 0) > 2;
};

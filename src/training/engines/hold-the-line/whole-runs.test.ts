import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { begin, reduced, tap, toTap } from '#testing/training/kites-player.ts';
import { shareRight } from '#training/run/posterior.ts';
import { type Random, randomOf, shuffled } from '#training/run/random.ts';
import type { RunSetup } from '#training/run/task.ts';
import { type HoldTheLineState, holdTheLine } from './hold-the-line.ts';
import { observerOf } from './rung.ts';

type State = HoldTheLineState;

/** Answers like a person with this threshold, or guesses like one without any. */
function observed(setupOf: Partial<RunSetup>, theta: number, random: Random): State {
  let state = begin(setupOf);
  while (state.phase !== 'ended') {
    const open = toTap(state, state.since ?? 0);
    const { rung, x } = open.round!;
    const isRight = random() < shareRight({ ...observerOf(rung), guess: 0 }, x, theta);
    const guessed = shuffled(
      Array.from({ length: rung.kites }, (_, kite) => kite),
      random,
    );
    const taps = isRight ? Array.from({ length: rung.own }, (_, kite) => kite) : guessed.slice(0, rung.own);
    const answered = reduced(open, ...taps.map((kite, i) => tap(kite, open.since! + 300 * (i + 1))));
    state = isOver(answered) ? { ...answered, phase: 'ended' } : answered;
  }
  return state;
}

const isOver = (state: State) => reduced(state, { type: 'go', at: 1e9 }).phase === 'ended';

describe('a simulated observer', () => {
  it.each([-2.5, -1.2, -0.2])('gets a score near the true threshold of %s', (theta) => {
    const random = randomOf('observer', theta);
    const errors = Array.from({ length: 60 }, (_, session) => {
      const state = observed({ seed: `${theta}/${session}`, rounds: 22, lastScore: theta }, theta, random);
      return holdTheLine.outcomeOf(state).score! - theta;
    });
    const bias = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    const rmse = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);
    expect(Math.abs(bias)).toBeLessThan(0.1);
    // The design’s own simulation has .25 for 22 rounds.
    expect(rmse).toBeLessThan(0.33);
  });

  it('who taps two of eight kites blindly finds both once in 28 times', () => {
    const random = randomOf('blind');
    const trials = Array.from({ length: 60 }, (_, session) =>
      observed({ seed: `blind/${session}`, rounds: 20 }, -30, random),
    ).flatMap((state) => state.trials);
    const share = trials.filter(({ isRight }) => isRight).length / trials.length;
    expect(share).toBeGreaterThan(0.5 / 28);
    expect(share).toBeLessThan(1.6 / 28);
  });
});

describe('recorded inputs', () => {
  const scripts = fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('tap' as const),
        kite: fc.integer({ min: 0, max: 9 }),
        gap: fc.integer({ min: 1, max: 9000 }),
      }),
      fc.record({
        kind: fc.constantFrom('go' as const, 'away' as const, 'shown' as const),
        gap: fc.integer({ min: 1, max: 9000 }),
      }),
    ),
    { maxLength: 40 },
  );
  type Script = typeof scripts extends fc.Arbitrary<infer Value> ? Value : never;

  function replayed(script: Script, hertz: number): State {
    let at = 0;
    return script.reduce(
      (state, step) => {
        const until = at + step.gap;
        let next = state;
        for (; at < until; at += 1000 / hertz) next = reduced(next, { type: 'time', at });
        at = until;
        next = reduced(next, { type: 'time', at });
        if (step.kind === 'tap') return reduced(next, tap(step.kite, at));
        return reduced(next, step.kind === 'away' ? { type: 'away', at, because: 'away' } : { type: step.kind, at });
      },
      begin({ rounds: 5 }),
    );
  }

  it('give the same state at 30, 60 and 120 Hz', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        const usual = replayed(script, 60);
        expect(replayed(script, 30)).toEqual(usual);
        expect(replayed(script, 120)).toEqual(usual);
      }),
      propertyRuns({ commit: 20, full: 500 }),
    );
  });
});

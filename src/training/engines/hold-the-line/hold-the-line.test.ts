import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { begin, kitesSetup, reduced, tap, toTap } from '#testing/training/kites-player.ts';
import { flightOfRound, type HoldTheLineState, holdTheLine, nextChange } from './hold-the-line.ts';

type State = HoldTheLineState;

/** Plays a round and finds all kites or not. */
function played(state: State, found: boolean, from = 0): State {
  const open = toTap(state, from);
  const { own, kites } = open.round!.rung;
  const taps = found
    ? Array.from({ length: own }, (_, kite) => kite)
    : Array.from({ length: own }, (_, i) => kites - 1 - i);
  return reduced(open, ...taps.map((kite, i) => tap(kite, open.since! + 500 * (i + 1))));
}

const rounds = (state: State, outcomes: readonly boolean[]) =>
  outcomes.reduce((before, found) => played(before, found), state);

describe('a round', () => {
  const looking = reduced(begin(), { type: 'go', at: 100 });

  it('begins to count when its picture is on the screen', () => {
    expect(holdTheLine.dueAt(looking)).toBeNull();
    expect(holdTheLine.dueAt(reduced(looking, { type: 'shown', at: 120 }))).toBe(120 + 1600);
  });

  it('is looked at, followed for five to seven seconds, and tapped', () => {
    const shown = reduced(looking, { type: 'shown', at: 120 });
    const following = reduced(shown, { type: 'time', at: 1720 });
    const { followMs } = following.round!;
    expect([shown, following].map(({ phase }) => phase)).toEqual(['look', 'follow']);
    expect(followMs).toBeGreaterThanOrEqual(5000);
    expect(followMs).toBeLessThanOrEqual(7000);
    expect(reduced(following, { type: 'time', at: 1719 + followMs }).phase).toBe('follow');
    expect(reduced(following, { type: 'time', at: 1720 + followMs })).toMatchObject({
      phase: 'tap',
      since: 1720 + followMs,
    });
  });

  it('takes no taps before the kites have stopped', () => {
    const following = reduced(looking, { type: 'shown', at: 0 }, { type: 'time', at: 2000 });
    expect(reduced(following, tap(0, 2100)).chosen).toEqual([]);
  });

  it('ends with the last tap that is needed', () => {
    const open = toTap(begin());
    const one = reduced(open, tap(1, open.since! + 400));
    expect(one).toMatchObject({ phase: 'tap', chosen: [1], trials: [] });
    expect(reduced(one, tap(0, open.since! + 900))).toMatchObject({
      phase: 'feedback',
      chosen: [1, 0],
      trials: [{ cond: 'r2', resp: '1,0', rt: 900, isRight: true, voided: null, src: 'touch', t0: 20 }],
    });
  });

  it('lets a tap be undone by a second one', () => {
    const open = toTap(begin());
    const undone = reduced(open, tap(5, open.since! + 1), tap(5, open.since! + 2));
    expect(undone).toMatchObject({ phase: 'tap', chosen: [] });
    expect(reduced(undone, tap(0, open.since! + 3), tap(1, open.since! + 4)).trials[0]!.isRight).toBe(true);
  });

  it('takes no kite that is not there', () => {
    const open = toTap(begin());
    expect(reduced(open, tap(8, open.since! + 1), tap(-1, open.since! + 2), tap(Number.NaN, open.since! + 3))).toBe(
      open,
    );
  });

  it('is right only when all kites are found', () => {
    const open = toTap(begin());
    expect(reduced(open, tap(0, open.since! + 1), tap(2, open.since! + 2)).trials[0]!.isRight).toBe(false);
  });

  it('waits for the person after its end', () => {
    const shown = played(begin(), true);
    expect(holdTheLine.dueAt(shown)).toBeNull();
    expect(reduced(shown, { type: 'time', at: 1e9 })).toBe(shown);
    expect(reduced(shown, { type: 'go', at: 1e9 })).toMatchObject({ phase: 'look', round: { number: 2 }, chosen: [] });
  });
});

describe('what does not count', () => {
  it('a round that was left is void, and the next one has another flight', () => {
    const open = toTap(begin());
    const left = reduced(open, { type: 'away', at: open.since! + 50, because: 'turned' });
    expect(left).toMatchObject({ phase: 'rest', trials: [{ voided: 'turned', resp: null }] });
    const again = reduced(left, { type: 'go', at: 1e5 });
    expect(flightOfRound(kitesSetup, again.round!)).not.toEqual(flightOfRound(kitesSetup, open.round!));
  });

  it('leaving after the last tap does not make the round void', () => {
    const left = reduced(played(begin(), true), { type: 'away', at: 1e5, because: 'away' });
    expect(left).toMatchObject({ phase: 'rest', trials: [{ voided: null }] });
  });

  it.each([
    ['a frame in which kites jump past half their distance makes the round void', 100, 'late frame'],
    ['a frame of unknown length makes the round void', undefined, 'late frame'],
    ['a frame in which kites jump less does not make the round void', 90, null],
  ])('%s', (_, tookMs, voided) => {
    // At half a side a second the kites may jump for 87.5 ms; the first rounds fly at a quarter.
    const following = reduced(
      begin({ lastScore: -1 + 0.35 }),
      { type: 'go', at: 0 },
      { type: 'shown', at: 0 },
      { type: 'time', at: 1600 },
    );
    const late = reduced(following, { type: 'late frame', at: 3000, tookMs: tookMs && tookMs * 0.95 });
    const open = reduced(late, { type: 'time', at: 10_000 });
    expect(open.round!.x).toBeCloseTo(-1, 10);
    expect(reduced(open, tap(0, 10_001), tap(1, 10_002)).trials[0]).toMatchObject({ voided, late: 1 });
  });

  it('a late frame while looking or tapping counts for nothing', () => {
    const open = toTap(begin());
    expect(reduced(open, { type: 'late frame', at: open.since! + 1 })).toBe(open);
  });

  it('practice is not kept, and begins with one kite of one’s own', () => {
    const first = played(begin({ practice: 3 }), true);
    const second = played(first, false);
    const third = played(second, true);
    expect([first, second, third].map(({ round }) => round!.rung.name)).toEqual(['r1', 'r1', 'r2']);
    expect(third).toMatchObject({ practiceLeft: 0, trials: [] });
  });

  it('a practice round that was left is played again', () => {
    const open = toTap(begin({ practice: 3 }));
    expect(reduced(open, { type: 'away', at: open.since!, because: 'away' })).toMatchObject({
      practiceLeft: 3,
      trials: [],
    });
  });
});

describe('the difficulty', () => {
  const placesOf = (state: State, outcomes: readonly boolean[]) => {
    const places: number[] = [];
    outcomes.reduce((before, found) => {
      const next = played(before, found);
      places.push(next.round!.x);
      return next;
    }, state);
    return places;
  };

  it('begins at a quarter of a side a second', () => {
    expect(placesOf(begin(), [true, true])).toEqual([-2, -2]);
  });

  it('begins one spread easier than the last session’s score', () => {
    for (const x of placesOf(begin({ lastScore: -0.65 }), [true, false])) expect(x).toBeCloseTo(-1, 10);
  });

  it('follows only this session’s answers from the third round on', () => {
    expect(placesOf(begin({ lastScore: -2 + 0.35 }), [true, true, true])[2]).toBeCloseTo(
      placesOf(begin(), [true, true, true])[2]!,
      10,
    );
  });

  it('is told beforehand: faster after found kites, slower after missed ones, nothing after the last round', () => {
    const two = rounds(begin({ rounds: 5 }), [true, true]);
    const missed = played(two, false);
    expect(nextChange(two)).toBeGreaterThan(0);
    expect(nextChange(missed)).toBeLessThan(0);
    expect(nextChange(rounds(missed, [true, true]))).toBeNull();
  });

  it('falls after found kites only where today’s answers take over from the last session’s score', () => {
    const answers = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });
    const setups = fc.record({
      lastScore: fc.option(fc.double({ min: -4, max: 1.5, noNaN: true })),
      aim: fc.constantFrom('harder', 'usual', 'easier'),
    });
    fc.assert(
      fc.property(answers, setups, (before, setup) => {
        const state = rounds(begin(setup), [...before, true]);
        if (nextChange(state)! < -1e-9) expect(state.trials).toHaveLength(2);
      }),
      propertyRuns({ commit: 40, full: 1000 }),
    );
    expect(nextChange(rounds(begin({ lastScore: 1 }), [true, true]))).toBeLessThan(0);
  });

  it('is lower for somebody who wants it easier', () => {
    const [harder, usual, easier] = (['harder', 'usual', 'easier'] as const).map(
      (aim) => placesOf(begin({ aim }), [true, false, true])[2]!,
    );
    expect(harder).toBeGreaterThan(usual!);
    expect(usual).toBeGreaterThan(easier!);
  });
});

describe('the outcome', () => {
  it('has the time of a crossing in tenths of a second', () => {
    const { score, facts } = holdTheLine.outcomeOf(rounds(begin(), Array(16).fill(true)));
    expect(facts).toEqual({ crossingTenths: Math.round(2 ** -score! * 10) });
  });

  it('has no score after fewer than ten rounds', () => {
    const early = rounds(begin(), Array(9).fill(true));
    expect(holdTheLine.outcomeOf(early)).toMatchObject({ rounds: 9, right: 9, score: null, noScore: 'too few rounds' });
    expect(holdTheLine.outcomeOf(played(early, true)).noScore).toBeNull();
  });

  it('has no score when more than a fifth of the rounds were void', () => {
    const left = (state: State) => reduced(toTap(state), { type: 'away', at: 1e6, because: 'away' });
    const thrice = left(left(left(begin())));
    expect(holdTheLine.outcomeOf(rounds(thrice, Array(12).fill(true))).noScore).toBeNull();
    expect(holdTheLine.outcomeOf(left(rounds(thrice, Array(12).fill(true)))).noScore).toBe('too many void rounds');
  });

  it('ends when all rounds and those that repeat void ones are played', () => {
    const left = reduced(toTap(begin({ rounds: 5 })), { type: 'away', at: 1e6, because: 'away' });
    const four = rounds(left, Array(4).fill(true));
    expect(reduced(four, { type: 'go', at: 1e7 }).phase).toBe('look');
    expect(reduced(played(four, true), { type: 'go', at: 1e7 }).phase).toBe('ended');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairIn, type Strip } from './signs.ts';
import { stimOf, stripRounds } from './strip-rounds.ts';

const seeds = fc.string({ maxLength: 20 });
const shared = (upper: Strip, lower: Strip) => upper.filter((sign) => lower.includes(sign));

/** Whether two signs stand side by side. */
const touch = (strip: Strip, one: string, other: string) =>
  Math.abs(strip.indexOf(one as never) - strip.indexOf(other as never)) === 1;

describe('the rounds of Same or not', () => {
  it('their answers are right for every seed: the two shared signs touch in both strips, or they do not', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { upper, lower, answer } of stripRounds(seed, 4, 40)) {
          const both = shared(upper, lower);
          expect(both).toHaveLength(2);
          const [one, other] = both as [string, string];
          const isSame = touch(upper, one, other) && touch(lower, one, other);
          expect(answer).toBe(isSame ? 'same' : 'not');
          expect(pairIn(upper, lower)?.toSorted() ?? null).toEqual(isSame ? both.toSorted() : null);
        }
      }),
    );
  });

  it('no strip has a sign twice, and a pair has the same order in both', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { upper, lower, answer } of stripRounds(seed, 4, 40)) {
          expect(new Set(upper).size + new Set(lower).size).toBe(6);
          const places = shared(upper, lower).map((sign) => lower.indexOf(sign));
          if (answer === 'same') expect(places[1]! - places[0]!).toBe(1);
        }
      }),
    );
  });

  it('half are the same, in the warm-up and in every ten rounds after it', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const rounds = stripRounds(seed, 4, 100);
        const same = (from: number, to: number) =>
          rounds.slice(from, to).filter(({ answer }) => answer === 'same').length;
        expect(same(0, 4)).toBe(2);
        for (let from = 4; from < 104; from += 10) expect(same(from, from + 10)).toBe(5);
      }),
    );
  });

  it('none comes twice in a run, and no two sessions have the same sequence', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 500 }), (plan, session) => {
        const of = (number: number) => stripRounds(`${plan}/same-or-not/${number}/1`, 4, 200).map(stimOf);
        const rounds = of(session);
        expect(new Set(rounds).size).toBe(rounds.length);
        expect(of(session)).toEqual(rounds);
        expect(of(session + 1)).not.toEqual(rounds);
      }),
      { numRuns: 20 },
    );
  });
});

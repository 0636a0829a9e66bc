import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { courseRounds } from './course-rounds.ts';

const runs = propertyRuns({ commit: 50, full: 2000 });
const everySequence = (check: (rounds: ReturnType<typeof courseRounds>) => void) =>
  fc.assert(
    fc.property(fc.string(), (seed) => void check(courseRounds(seed, 96))),
    runs,
  );

describe('the rounds of Change course', () => {
  it('the sign is a new one in half the rounds', () => {
    everySequence((rounds) => expect(rounds.filter(({ isNew }) => isNew)).toHaveLength(48));
  });

  it('a round is new exactly when its sign differs from the one before', () => {
    everySequence((rounds) => {
      for (const [i, { sign, isNew }] of rounds.entries()) {
        if (i > 0) expect(isNew).toBe(sign !== rounds[i - 1]!.sign);
      }
    });
  });

  it('the same sign never comes more than three times in a row', () => {
    everySequence((rounds) => {
      for (let i = 3; i < rounds.length; i++) {
        expect(new Set(rounds.slice(i - 3, i + 1).map(({ sign }) => sign)).size).toBe(2);
      }
    });
  });

  it('direction and colour mean the same answer in half the rounds', () => {
    everySequence((rounds) => {
      const congruent = rounds.filter(({ points, isWarm }) => (points === 'left') === isWarm);
      expect(congruent).toHaveLength(48);
    });
  });

  it('half the answers are left, and each is what the sign asks for', () => {
    everySequence((rounds) => {
      expect(rounds.filter(({ answer }) => answer === 'left')).toHaveLength(48);
      for (const { sign, points, isWarm, answer } of rounds) {
        expect(answer).toBe(sign === 'way' ? points : isWarm ? 'left' : 'right');
      }
    });
  });

  it('another seed gives another sequence, the same seed the same', () => {
    expect(courseRounds('a', 40)).toEqual(courseRounds('a', 40));
    expect(courseRounds('a', 40)).not.toEqual(courseRounds('b', 40));
  });
});

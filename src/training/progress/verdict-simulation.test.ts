import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { pointsOf } from '#testing/training/series-points.ts';
import { normal, shareOf, simulate } from '#testing/training/simulated-person.ts';
import type { Random } from '#training/run/random.ts';
import type { SeriesPoint } from './series-points.ts';
import { comparisonsOf, exerciseRule, type VerdictRule, verdictOf } from './verdict.ts';

/** People who train four times a week for twelve weeks. Their ordinary ups and downs are 1. */
interface People {
  name: string;
  lives: readonly Life[];
}

interface Habits {
  /** The share of a day's deviation that remains at the next session. */
  spells?: number;
  /** How far below their own level they begin, and the number of sessions after which a third of that is left. */
  practice?: { depth: number; sessions: number };
  /** A lasting change from the fifteenth session on. */
  shift?: number;
}

const sessions = 48;
const perWeek = 4;
const shiftAt = 14;

/** The true ability at each session, and the measured scores. */
interface Life {
  levels: readonly number[];
  scores: readonly number[];
}

function lifeOf({ spells = 0, practice, shift = 0 }: Habits, random: Random): Life {
  const levels: number[] = [];
  const scores: number[] = [];
  let off = normal(random);
  for (let i = 0; i < sessions; i++) {
    off = spells * off + Math.sqrt(1 - spells ** 2) * normal(random);
    const learning = practice === undefined ? 0 : practice.depth * Math.exp(-i / practice.sessions);
    levels.push((i >= shiftAt ? shift : 0) - learning);
    scores.push(levels[i]! + off);
  }
  return { levels, scores };
}

const peopleWho = (name: string, habits: Habits): People => ({
  name,
  lives: simulate(propertyRuns({ commit: 1000, full: 20_000 }), name, (random) => lifeOf(habits, random)),
});

const plain = peopleWho('nothing changes', {});
const quickPractice = peopleWho('they only learn the rules at first', { practice: { depth: 2, sessions: 3 } });
const inSpells = peopleWho('they have good and bad spells', { spells: 0.3 });
const changed = peopleWho('a lasting change', { shift: 1.5 });

const rule: VerdictRule = { ...exerciseRule, noise: 1, rough: Number.POSITIVE_INFINITY };

/** Whether a change was reported at the end of any week. */
function isEverSaid(points: readonly SeriesPoint[]): boolean {
  for (let end = rule.fewest; end <= points.length; end += perWeek) {
    const { kind } = verdictOf(points.slice(0, end), rule);
    if (kind === 'higher' || kind === 'lower') return true;
  }
  return false;
}

/**
 * The textbook rule: five against five, 1.96 standard errors, three warm-ups, and a single comparison outside the band
 * is enough.
 */
function isSaidByTextbook(scores: readonly number[]): boolean {
  const textbook: VerdictRule = { ...rule, compared: 5, factor: 1.96, fewest: 13 };
  const comparisons = comparisonsOf(pointsOf(scores, undefined, 3), textbook);
  return comparisons.some(({ start, now, smallest }) => Math.abs(now - start) > smallest);
}

const limits: readonly [People, number][] = [
  [plain, 0.06],
  [quickPractice, 0.1],
  [inSpells, 0.2],
];

describe.each(limits)('$name: within twelve weeks', ({ lives }, limit) => {
  it(`at most ${100 * limit} of 100 people hear of a change`, () => {
    expect(shareOf(lives.map(({ scores }) => isEverSaid(pointsOf(scores))))).toBeLessThanOrEqual(limit);
  });

  it('the textbook’s rule would tell far more of them', () => {
    expect(shareOf(lives.map(({ scores }) => isSaidByTextbook(scores)))).toBeGreaterThan(2 * limit);
  });
});

describe('a lasting change of 1.5 ordinary ups and downs', () => {
  const { lives } = changed;
  const last = lives.map(({ scores }) => verdictOf(pointsOf(scores), rule).kind);

  it('is told to at least 75 of 100 people within twelve weeks', () => {
    expect(shareOf(lives.map(({ scores }) => isEverSaid(pointsOf(scores))))).toBeGreaterThanOrEqual(0.75);
  });

  it('is hardly ever told the wrong way round', () => {
    expect(shareOf(last.map((kind) => kind === 'lower'))).toBeLessThan(0.005);
  });
});

describe('the interval of the last six sessions', () => {
  it.each([plain, changed, quickPractice])(
    'holds what they could do in these in 92 to 98 of 100 comparisons: $name',
    ({ lives }) => {
      const held = lives.map(({ levels, scores }) => {
        const { now, nowHalf } = comparisonsOf(pointsOf(scores), rule).at(-1)!;
        const six = levels.slice(-6);
        return Math.abs(now - six.reduce((sum, level) => sum + level, 0) / 6) < nowHalf;
      });
      expect(shareOf(held)).toBeGreaterThan(0.92);
      expect(shareOf(held)).toBeLessThan(0.98);
    },
  );
});

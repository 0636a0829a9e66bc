import { describe, expect, it, test } from 'vitest';
import { isReviewDue } from '#testing/training/is-review-due.ts';
import { gradeFaults } from '#testing/training/training-content-faults.ts';
import type { EvidenceSource } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';
import { yardstickEvidence } from '#training/evidence/yardstick-evidence.ts';
import { exerciseIds, exerciseOf } from '#training/exercises/exercises.ts';
import { evidenceCards } from './evidence-cards.ts';

const yardsticks = Object.entries(yardstickEvidence).map(([id, evidence]) => ({ id, ...evidence }));
const cards = Object.entries(evidenceCards).map(([id, card]) => ({ id, ...card }));

test('every exercise has a card', () => {
  expect(exerciseIds.filter((id) => evidenceCards[exerciseOf(id).engine] === undefined)).toEqual([]);
});

describe.each(cards)('the card of $id', ({ grade, sources: own, reviewedOn, ...card }) => {
  it('names its sources, unless nothing is known', () => {
    expect(own.length > 0 || grade === 'None that we know').toBe(true);
    expectFound(own, reviewedOn);
  });

  it('was looked through in the last 24 months; if this is red, look at its sources and for newer ones', () => {
    expect(isReviewDue(reviewedOn, new Date().toISOString().slice(0, 10))).toBe(false);
  });

  it('is easy to read', () => {
    const { trains, practice, known, notKnown, exact } = card;
    expect(gradeFaults([trains, practice, known, notKnown, exact])).toEqual([]);
    expect(gradeFaults([trains, practice])).toEqual([]);
  });
});

describe.each(yardsticks)('what $id tells', ({ sources: own, reviewedOn, tells, notTold, again }) => {
  it('names its sources, and was looked through in the last 24 months', () => {
    expect(own.length).toBeGreaterThan(0);
    expectFound(own, reviewedOn);
    expect(isReviewDue(reviewedOn, new Date().toISOString().slice(0, 10))).toBe(false);
  });

  it('is easy to read', () => {
    expect(gradeFaults([tells, notTold, again])).toEqual([]);
  });
});

/** Each source can be found by its address. */
function expectFound(own: readonly EvidenceSource[], reviewedOn: string) {
  for (const { title, by, year, url } of own) {
    expect(title.length * by.length).toBeGreaterThan(0);
    expect(year).toBeLessThanOrEqual(Number(reviewedOn.slice(0, 4)));
    expect(url).toMatch(/^https:\/\/(doi\.org\/10\.\d{4,}\/\S+|pmc\.ncbi\.nlm\.nih\.gov\/articles\/PMC\d+\/)$/);
  }
}

test('every source is used', () => {
  const used = new Set<object>([...cards, ...yardsticks].flatMap((card) => card.sources));
  expect(Object.values(sources).filter((source) => !used.has(source))).toEqual([]);
});

test.each([
  ['2026-11-24', '2028-11-24', false],
  ['2026-11-24', '2028-11-25', true],
  ['2027-01-31', '2029-01-31', false],
  ['2027-01-31', '2029-02-01', true],
])('looked through on %s, a card is due on %s: %s', (reviewedOn, today, isDue) => {
  expect(isReviewDue(reviewedOn, today)).toBe(isDue);
});

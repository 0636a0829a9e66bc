import { describe, expect, it } from 'vitest';
import { type Audience, everybody, isFor } from './audience.ts';
import { isInForce, type Publication, recentlyShown, shownBetween, shownTo, stillOpen } from './shown.ts';

const visitor = { quiz: 'A', country: 'DE' };
const inGermany: Audience = { quizzes: null, countries: ['DE', 'AT'] };
const ofQuizA: Audience = { quizzes: ['A'], countries: null };

/** A publication of version `id` from a moment on. */
const from = (id: number, startsAt: number, more: Partial<Publication> = {}): Publication => ({
  id,
  documentId: 1,
  versionId: id,
  audience: everybody,
  startsAt,
  endsAt: null,
  approvedAt: startsAt,
  ...more,
});
const shownAt = (publications: Publication[], now: number) => shownTo(publications, visitor, now)?.versionId ?? null;

describe('what is shown', () => {
  it('a publication is in force from its start to before its end', () => {
    const span = from(1, 100, { endsAt: 200 });
    expect([99, 100, 199, 200].map((now) => isInForce(span, now))).toEqual([false, true, true, false]);
  });

  it('one that waits for approval is not shown, and one approved late begins then', () => {
    expect(shownAt([from(1, 100, { approvedAt: null })], 150)).toBeNull();
    const late = from(1, 100, { approvedAt: 140 });
    expect([139, 140].map((now) => shownAt([late], now))).toEqual([null, 1]);
  });

  it('the one that began last is shown, and after its end the one before it again', () => {
    const all = [from(1, 100), from(2, 200, { endsAt: 300 })];
    expect([150, 200, 299, 300].map((now) => shownAt(all, now))).toEqual([1, 2, 2, 1]);
  });

  it('of two that begin at the same moment the one that was asked for last is shown', () => {
    expect(shownAt([from(2, 100), from(1, 100)], 100)).toBe(2);
  });

  it.each<[string, Audience, Audience, number]>([
    ['a country before everybody', everybody, inGermany, 2],
    ['a quiz before everybody', ofQuizA, everybody, 1],
    ['a country before a quiz', inGermany, ofQuizA, 1],
    ['both before a country', { quizzes: ['A'], countries: ['DE'] }, inGermany, 1],
    ['never one for somebody else', everybody, { quizzes: ['B'], countries: null }, 1],
  ])('the narrower audience is shown: %s', (_, one, other, shown) => {
    expect(shownAt([from(1, 100, { audience: one }), from(2, 200, { audience: other })], 300)).toBe(shown);
  });

  it('somebody of whom nothing is known is of no narrower audience', () => {
    const nobodyKnown = { quiz: null, country: null };
    expect([everybody, inGermany, ofQuizA].map((audience) => isFor(audience, nobodyKnown))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('what was shown a moment ago', () => {
  const lately = (publications: Publication[], now: number) =>
    recentlyShown(publications, visitor, { now, withinMs: 10 }).map(({ versionId }) => versionId);

  it('the earlier version counts for as long as another process may show it', () => {
    const all = [from(1, 100), from(2, 200)];
    expect([199, 200, 209, 210, 211].map((now) => lately(all, now))).toEqual([[1], [2, 1], [2, 1], [2], [2]]);
  });

  it('one that lasted less than that counts too', () => {
    expect(lately([from(1, 100), from(2, 201, { endsAt: 203 })], 205)).toEqual([1, 2]);
  });
});

describe('what was shown in a span', () => {
  const all = [from(1, 100), from(2, 200, { endsAt: 300 }), from(3, 400, { audience: inGermany }), from(4, 500)];
  const between = (begin: number, to: number, who = visitor) =>
    shownBetween(all, who, { from: begin, to }).map((one) => one?.versionId ?? null);

  it.each([
    [50, 150, [null, 1]],
    [100, 200, [1]],
    [150, 201, [1, 2]],
    [250, 350, [2, 1]],
    [250, 600, [2, 1, 3]],
  ])('from %i to before %i', (begin, to, expected) => {
    expect(between(begin, to)).toEqual(expected);
  });

  it('for somebody else it is something else', () => {
    expect(between(350, 600, { quiz: 'A', country: 'US' })).toEqual([1, 4]);
  });
});

describe('what has to be held', () => {
  it('one that another replaces for good is not needed, one that is covered for a while is', () => {
    const all = [from(1, 100), from(2, 200), from(3, 250, { endsAt: 400 }), from(4, 900)];
    expect(stillOpen(all, 300).map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  it('what is shown is the same from what is held', () => {
    const all = [from(1, 100), from(2, 200, { audience: inGermany }), from(3, 250, { endsAt: 400 }), from(4, 350)];
    for (let held = 100; held < 500; held += 10) {
      const open = stillOpen(all, held);
      for (let now = held; now < 500; now += 10) expect(shownAt(open, now)).toBe(shownAt(all, now));
    }
  });
});

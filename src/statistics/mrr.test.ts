import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { countMrr, monthlyMicro, mrrOf, roundMovements, type SubscriptionState, toMinor } from './mrr.ts';
import { movementsOf } from './mrr-movements.ts';

const dayUs = 86_400_000_000;
const base = { subscriptionId: 's', currency: 'USD', netMinor: 1000, intervalUnit: 'month', intervalCount: 1 } as const;
const state = (day: number, status: string, more: Partial<SubscriptionState> = {}): SubscriptionState => ({
  ...base,
  at: day * dayUs,
  status,
  ...more,
});

describe('a price a month', () => {
  it.each([
    ['4 weeks × 1.087054', 1_000_000, 'week', 4, 1_087_053_571_429n],
    ['12 weeks', 1_000_000, 'week', 12, 362_351_190_476n],
    ['a month', 999, 'month', 1, 999_000_000n],
    ['3 months', 1000, 'month', 3, 333_333_333n],
    ['a year', 1200, 'year', 1, 100_000_000n],
    ['a day', 100, 'day', 1, 3_043_750_000n],
  ] as const)('%s', (_name, net, unit, count, micro) => expect(monthlyMicro(net, unit, count)).toBe(micro));
  it('rounds half to even', () => {
    expect([500_000n, 1_500_000n, 2_500_000n, -500_000n].map(toMinor)).toEqual([0n, 2n, 2n, 0n]);
  });
});

describe('what a subscription counts', () => {
  const counts = (...states: SubscriptionState[]) =>
    countMrr(states).map(({ mrrMicro }) => Number(mrrMicro / 1_000_000n));
  it('a trial and a pause count nothing, an overdue payment counts until it is given up', () =>
    expect(counts(state(0, 'trialing'), state(7, 'active'), state(37, 'past_due'), state(67, 'canceled'))).toEqual([
      0, 1000, 1000, 0,
    ]));
  it('a first payment that fails counts nothing until it is made', () =>
    expect(counts(state(0, 'trialing'), state(7, 'active'), state(7.001, 'past_due'), state(10, 'active'))).toEqual([
      0, 0, 0, 1000,
    ]));
});

describe('why MRR changed', () => {
  const words = (...states: SubscriptionState[]) =>
    movementsOf(countMrr(states)).map(({ movement, amountMicro }) => [movement, Number(amountMicro / 1_000_000n)]);
  it.each<[string, SubscriptionState[], [string, number][]]>([
    ['a trial that converts is new', [state(0, 'trialing'), state(7, 'active')], [['new', 1000]]],
    [
      'a dearer plan expands, a cheaper one contracts',
      [state(0, 'active'), state(9, 'active', { netMinor: 1500 }), state(10, 'active', { netMinor: 900 })],
      [
        ['new', 1000],
        ['expansion', 500],
        ['contraction', -600],
      ],
    ],
    [
      'an end that was asked for',
      [state(0, 'active'), state(9, 'canceled')],
      [
        ['new', 1000],
        ['churn asked for', -1000],
      ],
    ],
    [
      'an end by failed payment',
      [state(0, 'active'), state(30, 'past_due'), state(60, 'canceled')],
      [
        ['new', 1000],
        ['churn by failed payment', -1000],
      ],
    ],
    [
      'a pause takes away, carrying on gives back',
      [state(0, 'active'), state(5, 'paused'), state(9, 'active')],
      [
        ['new', 1000],
        ['pause', -1000],
        ['pause', 1000],
      ],
    ],
    [
      'an end within a pause is churn',
      [state(0, 'active'), state(5, 'paused'), state(9, 'canceled')],
      [
        ['new', 1000],
        ['pause', -1000],
        ['pause', 1000],
        ['churn asked for', -1000],
      ],
    ],
    [
      'another currency leaves the first one',
      [state(0, 'active'), state(5, 'active', { currency: 'EUR', netMinor: 900 })],
      [
        ['new', 1000],
        ['currency', -1000],
        ['currency', 900],
      ],
    ],
  ])('%s', (_name, states, expected) => expect(words(...states)).toEqual(expected));

  const stoppedWords = (from: number, until: number, ...states: SubscriptionState[]) =>
    movementsOf(countMrr(states), new Map([['s', [{ from: from * dayUs, until: until * dayUs }]]])).map(
      ({ movement, amountMicro }) => [movement, Number(amountMicro / 1_000_000n)],
    );
  const never = Number.POSITIVE_INFINITY;
  it.each<[string, [from: number, until: number], SubscriptionState[], [string, number][]]>([
    [
      'a payment that went back takes away, beginning again gives back',
      [3, 8],
      [state(0, 'active'), state(5, 'paused'), state(9, 'active')],
      [
        ['new', 1000],
        ['renewal stop', -1000],
        ['renewal stop', 1000],
      ],
    ],
    [
      'an end within a stop is churn',
      [3, never],
      [state(0, 'active'), state(5, 'paused'), state(9, 'canceled')],
      [
        ['new', 1000],
        ['renewal stop', -1000],
        ['renewal stop', 1000],
        ['churn asked for', -1000],
      ],
    ],
    [
      'an overdue subscription that is stopped ends by the stop',
      [3, never],
      [state(0, 'active'), state(2, 'past_due'), state(3, 'canceled')],
      [
        ['new', 1000],
        ['renewal stop', -1000],
      ],
    ],
    [
      'an overdue subscription that pauses while it is stopped begins again as what it was',
      [3, 10],
      [state(0, 'active'), state(2, 'past_due'), state(4, 'paused'), state(20, 'active')],
      [
        ['new', 1000],
        ['renewal stop', -1000],
        ['renewal stop', 1000],
      ],
    ],
    [
      'a pause that was asked for becomes a stop when a payment goes back within it',
      [6, never],
      [state(0, 'active'), state(5, 'paused')],
      [
        ['new', 1000],
        ['pause', -1000],
        ['pause', 1000],
        ['renewal stop', -1000],
      ],
    ],
    [
      'an end that was asked for stays one when a payment went back before it',
      [3, never],
      [state(0, 'active'), state(9, 'canceled')],
      [
        ['new', 1000],
        ['churn asked for', -1000],
      ],
    ],
    [
      'a pause after the stop was lifted is a pause',
      [3, 4],
      [state(0, 'active'), state(5, 'paused')],
      [
        ['new', 1000],
        ['pause', -1000],
      ],
    ],
  ])('%s', (_name, [from, until], states, expected) => expect(stoppedWords(from, until, ...states)).toEqual(expected));

  it('who comes back within 90 days after an end by a stop is a reactivation', () => {
    const first = countMrr([state(0, 'active'), state(9, 'past_due'), state(10, 'canceled')]);
    const stops = new Map([['s', [{ from: 10 * dayUs, until: never }]]]);
    const again = countMrr([state(100, 'active', { subscriptionId: 't' })]);
    expect(movementsOf([...first, ...again], stops).at(-1)!.movement).toBe('reactivation');
  });

  it('again within 90 days is a reactivation, later it is new', () => {
    const first = countMrr([state(0, 'active'), state(10, 'canceled')]);
    const again = (day: number) =>
      movementsOf([...first, ...countMrr([state(day, 'active', { subscriptionId: 't' })])]).at(-1)!.movement;
    expect([again(100), again(101)]).toEqual(['reactivation', 'new']);
  });
});

const life = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 600 * dayUs }),
      status: fc.constantFrom('active', 'trialing', 'past_due', 'paused', 'canceled'),
      currency: fc.constantFrom('USD', 'EUR'),
      netMinor: fc.integer({ min: 0, max: 100_000 }),
      intervalUnit: fc.constantFrom('day', 'week', 'month', 'year'),
      intervalCount: fc.integer({ min: 1, max: 24 }),
    }),
    { maxLength: 8 },
  )
  .map((states) => [...new Map(states.map((one) => [one.at, one])).values()].sort((a, b) => a.at - b.at));

const stop = fc
  .tuple(fc.integer({ min: 0, max: 600 * dayUs }), fc.integer({ min: 0, max: 600 * dayUs }))
  .map(([a, b]) => ({ from: Math.min(a, b), until: Math.max(a, b) }));

it('what was there and what moved is what is there, for any two instants and any stops', () =>
  fc.assert(
    fc.property(
      fc.array(life, { minLength: 1, maxLength: 3 }),
      fc.array(fc.array(stop, { maxLength: 3 }), { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 0, max: 600 * dayUs }),
      fc.integer({ min: 0, max: 600 * dayUs }),
      (lives, stops, a, b) => {
        const states = lives.flatMap((one, i) =>
          countMrr(one.map((each) => ({ ...each, subscriptionId: `s${i}` }) as SubscriptionState)),
        );
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const stopped = new Map(stops.map((spans, i) => [`s${i}`, spans]));
        const moved = movementsOf(states, stopped).filter(({ at }) => at > from && at <= to);
        for (const currency of ['USD', 'EUR']) {
          const sum = moved.reduce((all, one) => all + (one.currency === currency ? one.amountMicro : 0n), 0n);
          expect((mrrOf(states, from).get(currency) ?? 0n) + sum).toBe(mrrOf(states, to).get(currency) ?? 0n);
        }
      },
    ),
    propertyRuns({ commit: 200, full: 5000 }),
  ));

it('rounded movements add up to what is between the rounded start and end, and each is less than one unit off', () =>
  fc.assert(
    fc.property(
      fc.bigInt(-(10n ** 12n), 10n ** 12n),
      fc.array(fc.bigInt(-(10n ** 12n), 10n ** 12n), { maxLength: 8 }),
      (start, movements) => {
        const { moved, end } = roundMovements(start, movements);
        expect(end).toBe(toMinor(movements.reduce((sum, one) => sum + one, start)));
        expect(toMinor(start) + moved.reduce((sum, one) => sum + one, 0n)).toBe(end);
        for (const [i, one] of moved.entries()) {
          const off = one * 1_000_000n - movements[i]!;
          expect(off <= 1_000_000n && off >= -1_000_000n).toBe(true);
        }
      },
    ),
    propertyRuns({ commit: 200, full: 5000 }),
  ));

import { describe, expect, it } from 'vitest';
import {
  clockSkewOf,
  isAllowedName,
  isEventTime,
  isOfGroup,
  isTimely,
  serverTimeOf,
  withRevenue,
} from './event-fields.ts';

const now = Date.UTC(2030, 0, 1);
const minute = 60_000;

describe("a sender's clock", () => {
  it.each([
    ['an hour behind', now - 60 * minute, 60 * minute],
    ['an hour ahead', now + 60 * minute, -60 * minute],
    ['a minute behind', now - minute, minute],
    ['as far behind as an upload takes', now - minute + 1, 0],
    ['right', now, 0],
  ])('the skew of a sender’s clock that is %s is computed', (_, sentAt, skew) => {
    expect(clockSkewOf(new Date(sentAt).toISOString(), now)).toBe(skew);
    expect(clockSkewOf(sentAt, now)).toBe(skew);
  });

  it.each([[undefined], [null], [''], ['1'], ['soon'], ['2030-99-99T00:00:00Z'], [-5], [Number.NaN], [1e300], [{}]])(
    'a sender’s clock is assumed to be right when its upload time is %j',
    (sentAt) => expect(clockSkewOf(sentAt, now)).toBe(0),
  );
});

describe('the time of an event', () => {
  it.each([1, 0.5, now, Date.UTC(9999, 11, 31)])('an event may have the time %d', (time) =>
    expect(isEventTime(time)).toBe(true),
  );

  it.each([[0], [-0], [-1], [Number.NaN], [Number.POSITIVE_INFINITY], [1e300], ['1893456000000'], [[now]], [true]])(
    'an event may not have the time %j',
    (time) => expect(isEventTime(time)).toBe(false),
  );

  it('the time of an event is corrected by the clock’s skew, and is an integer', () => {
    expect(serverTimeOf(now + 0.7, -5000)).toBe(now - 5000);
  });

  it('a corrected time is one that the database can store', () => {
    expect(serverTimeOf(1, -5000)).toBe(0);
    expect(serverTimeOf(Date.UTC(9999, 11, 31), 5000)).toBe(Date.UTC(9999, 11, 31));
  });
});

describe('an event counts in reports', () => {
  const hour = 60 * minute;
  it.each([
    ['at once', 0, true],
    ['48 hours after it happened', 48 * hour, true],
    ['later than that', 48 * hour + 1, false],
    ['a minute before it happens, as clocks differ', -minute, true],
    ['earlier than that', -minute - 1, false],
  ])('whether reports count an event that arrives %s: after %s ms, %s', (_when, after, counts) => {
    expect(isTimely(now, now + after)).toBe(counts);
  });
});

describe('the name of an event', () => {
  it.each([
    'screen1_open',
    'Order placed',
    'revenue_amount',
    'a$b',
    'a[b]',
    '#',
    '$identify',
    '$groupidentify',
    '$exposure',
    '[Amplitude] Page Viewed',
    '[Experiment] Exposure',
  ])('an event may be called %s', (name) => expect(isAllowedName(name)).toBe(true));

  it.each(['$', '$set', '$identify2', '$Identify', '[', '[Amplitude]', '[Amplitude]Page', '[Mine] Page'])(
    'an event may not be called %s, which is reserved',
    (name) => expect(isAllowedName(name)).toBe(false),
  );

  it('the name says whether an event describes a group', () => {
    expect(isOfGroup('$groupidentify')).toBe(true);
    expect(isOfGroup('$identify')).toBe(false);
  });
});

describe('the revenue of an event', () => {
  it('revenue is stored in the properties, by the names that newer clients use', () => {
    const event = {
      revenue: 20,
      price: 10,
      quantity: 2,
      productId: 'offer-1',
      revenueType: 'purchase',
      currency: 'USD',
    };
    expect(withRevenue(event, { cohort: 'A' })).toEqual({
      cohort: 'A',
      $revenue: 20,
      $price: 10,
      $quantity: 2,
      $productId: 'offer-1',
      $revenueType: 'purchase',
      $currency: 'USD',
    });
  });

  it('revenue that is neither number nor text is left out', () => {
    expect(withRevenue({ price: 10, quantity: { $gt: 0 }, currency: null }, {})).toEqual({ $price: 10 });
  });

  it('the properties of an event without revenue are not changed', () => {
    const properties = { $price: 5 };
    expect(withRevenue({ quantity: 1 }, properties)).toBe(properties);
  });
});

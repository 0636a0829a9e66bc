import { describe, expect, it } from 'vitest';
import { isAllowedName, isOfGroup } from './event-name.ts';

describe('the name of an event', () => {
  it.each([
    ...['screen1_open', 'Order placed', 'revenue_amount', 'a$b', 'a[b]', '#'],
    ...['$identify', '$groupidentify', '$exposure', '[Amplitude] Page Viewed', '[Experiment] Exposure'],
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

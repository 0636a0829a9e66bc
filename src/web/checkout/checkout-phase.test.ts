import { describe, expect, test } from 'vitest';
import type { CheckoutState } from '#contract/checkout.ts';
import { type CheckoutPhase, isSettled, pauseBefore, phaseOf } from './checkout-phase.ts';

const checkout = (
  status: CheckoutState['status'],
  renews_at: string | null = '2027-02-13T10:00:00Z',
): CheckoutState => ({
  checkout_id: 'c1',
  transaction_id: 'txn_1',
  status,
  offer: {
    id: 2,
    name: '12-week plan',
    price: { amount_minor: 3599, currency: 'USD' },
    interval: { unit: 'week', count: 12 },
    trial: null,
  },
  total: { amount_minor: 3599, currency: 'USD' },
  renews_at,
});
const answered = (data: CheckoutState) => ({ data, error: null, status: 200 });
const refused = (status: number) => ({ data: null, error: {}, status });

describe('what the success page makes of an answer', () => {
  test('a checkout whose payment our server knows is completed', () => {
    expect(phaseOf(answered(checkout('completed')), 0)).toMatchObject({ phase: 'completed' });
  });

  test('a checkout whose payment was declined is failed', () => {
    expect(phaseOf(answered(checkout('failed')), 0)).toMatchObject({ phase: 'failed' });
  });

  test('an open checkout is waiting, and late after 45 s', () => {
    expect(phaseOf(answered(checkout('open')), 44_999)).toEqual({ phase: 'waiting' });
    expect(phaseOf(answered(checkout('open')), 45_000)).toEqual({ phase: 'late' });
  });

  test.each([0, 429, 500, 503])(
    'after an answer %i the page waits, because the payment may have succeeded',
    (status) => {
      expect(phaseOf(refused(status), 1000)).toEqual({ phase: 'waiting' });
      expect(phaseOf(refused(status), 60_000)).toEqual({ phase: 'late' });
    },
  );

  test.each([400, 404])('an answer %i means that there is no such checkout', (status) => {
    expect(phaseOf(refused(status), 0)).toEqual({ phase: 'unknown' });
  });
});

describe('how long the success page asks', () => {
  const completed = (renewsAt: string | null): CheckoutPhase => ({
    phase: 'completed',
    checkout: checkout('completed', renewsAt),
  });

  test('the success page asks until the payment and its renewal date are known', () => {
    expect(isSettled({ phase: 'waiting' }, 10_000)).toBe(false);
    expect(isSettled(completed(null), 10_000)).toBe(false);
    expect(isSettled(completed('2027-02-13T10:00:00Z'), 10_000)).toBe(true);
  });

  test('the success page keeps asking while a payment is late, but not for the date alone', () => {
    expect(isSettled({ phase: 'late' }, 600_000)).toBe(false);
    expect(isSettled(completed(null), 60_000)).toBe(true);
  });

  test('the success page keeps asking after a declined payment, because the checkout may still be paid', () => {
    expect(isSettled({ phase: 'failed', checkout: checkout('failed') }, 600_000)).toBe(false);
  });

  test('the success page stops asking when there is no such checkout', () => {
    expect(isSettled({ phase: 'unknown' }, 0)).toBe(true);
  });

  test('the success page asks at growing intervals of at most 5 s', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 20].map(pauseBefore);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[0]).toBe(700);
    expect(pauses.at(-1)).toBe(5000);
  });
});

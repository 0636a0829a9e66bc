import { describe, expect, test } from 'vitest';
import type { Caller } from '../provider.ts';
import { createCallBudget } from './call-budget.ts';

const perMinute = 200;
const money: Caller = { purpose: 'money', network: null };
const purchase: Caller = { purpose: 'purchase', network: null };
const routine: Caller = { purpose: 'routine', network: null };
const anybody = (network: string): Caller => ({ purpose: 'anybody', network });

function budgetAt() {
  let now = 0;
  const budget = createCallBudget(perMinute, () => now);
  /** Asks every 10 ms for `forMs`, and returns how many calls were let through. */
  const press = (caller: Caller | ((i: number) => Caller), forMs: number) => {
    let taken = 0;
    for (let i = 0; i < forMs / 10; i += 1) {
      if (budget.take(typeof caller === 'function' ? caller(i) : caller) === 0) taken += 1;
      now += 10;
    }
    return taken;
  };
  return { budget, press };
}

describe('the budget of calls', () => {
  test('the budget never lets more calls through in a minute than its limit, even in the first one', () => {
    const { press } = budgetAt();
    expect(press(money, 60_000)).toBeLessThanOrEqual(perMinute);
    expect(press(money, 60_000)).toBeLessThanOrEqual(perMinute);
  });

  test('visitors of one network get at most a quarter of the budget', () => {
    const { press } = budgetAt();
    const taken = press(anybody('203.0.113.7'), 60_000);
    expect(taken).toBeGreaterThan(perMinute / 5);
    expect(taken).toBeLessThanOrEqual(perMinute / 4);
  });

  test('visitors of one network do not use up another network’s share of the budget', () => {
    const { press } = budgetAt();
    press(anybody('203.0.113.7'), 60_000);
    expect(press(anybody('198.51.100.1'), 1000)).toBeGreaterThan(20);
  });

  test('calls for payments are left while visitors from everywhere make as many calls as they can', () => {
    const { press } = budgetAt();
    press((i) => anybody(`203.0.113.${i % 250}`), 60_000);
    expect(press(money, 100)).toBe(10);
  });

  test('calls for payments are left while routine checks make as many calls as they can', () => {
    const { press } = budgetAt();
    press(routine, 60_000);
    expect(press(money, 100)).toBe(10);
  });

  test('what the night does has half of the budget at most, so that buyers find the other half', () => {
    const { press } = budgetAt();
    const taken = press(routine, 60_000);
    expect(taken).toBeGreaterThan(perMinute * 0.45);
    expect(taken).toBeLessThanOrEqual(perMinute / 2);
  });

  test('a purchase finds a place when all else has used up its own', () => {
    const { press } = budgetAt();
    press(money, 60_000);
    expect(press(purchase, 50)).toBe(5);
  });

  test('each purpose has a limit of calls at once', () => {
    const atOnce = (caller: Caller | ((i: number) => Caller)) => {
      const { budget } = budgetAt();
      const calls = Array.from({ length: perMinute }, (_, i) => (typeof caller === 'function' ? caller(i) : caller));
      return calls.filter((each) => budget.take(each) === 0).length;
    };
    // The burst of all is 0.3 of 200: 60. Money leaves 10% of it free, other visitors 50%. Routine has a burst of 0.15,
    // one network 0.12.
    expect(atOnce(purchase)).toBe(60);
    expect(atOnce({ ...purchase, network: '203.0.113.7' })).toBe(24);
    expect(atOnce(money)).toBe(54);
    expect(atOnce(routine)).toBe(30);
    expect(atOnce((i) => anybody(`203.0.113.${i}`))).toBe(30);
    expect(atOnce(anybody('203.0.113.7'))).toBe(24);
    expect(atOnce({ purpose: 'anybody', network: null })).toBe(30);
    expect(atOnce({ ...money, network: '203.0.113.7' })).toBe(54);
  });

  test('the budget refills with time, up to its first size', () => {
    let now = 0;
    const budget = createCallBudget(perMinute, () => now);
    const all = () =>
      Array.from({ length: perMinute }, () => budget.take(purchase)).filter((wait) => wait === 0).length;
    expect(all()).toBe(60);
    // The refill is 140 calls a minute.
    now += 6_000;
    expect(all()).toBe(14);
    now += 3_600_000;
    expect(all()).toBe(60);
  });

  test('each purpose is told its own wait for the next call', () => {
    let now = 0;
    const budget = createCallBudget(perMinute, () => now);
    const waitOf = (caller: Caller) =>
      Array.from({ length: perMinute }, () => budget.take(caller)).find((ms) => ms > 0);
    // The refill is 26 calls a minute for a network and 140 for all; 30 calls of the burst are reserved from visitors.
    expect(waitOf(anybody('203.0.113.7'))).toBe(Math.ceil(60_000 / 26));
    expect(waitOf(purchase)).toBe(Math.ceil(60_000 / 140));
    expect(waitOf(anybody('198.51.100.1'))).toBe(Math.ceil((31 / 140) * 60_000));
    now += 428;
    expect(budget.take(purchase)).toBe(1);
    now += 1;
    expect(budget.take(purchase)).toBe(0);
  });

  test('a call is let through after the wait that was told', () => {
    let now = 0;
    const budget = createCallBudget(perMinute, () => now);
    for (let i = 0; i < perMinute; i += 1) budget.take(money);
    const waitMs = budget.take(money);
    expect(waitMs).toBeGreaterThan(0);
    now += waitMs;
    expect(budget.take(money)).toBe(0);
  });
});

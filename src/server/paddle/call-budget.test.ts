import { describe, expect, test } from 'vitest';
import { type Caller, createCallBudget } from './call-budget';

const perMinute = 200;
const money: Caller = { purpose: 'money', network: null };
const routine: Caller = { purpose: 'routine', network: null };
const anybody = (network: string): Caller => ({ purpose: 'anybody', network });

function budgetAt() {
  let now = 0;
  const budget = createCallBudget(perMinute, () => now);
  /** Asks every 10 ms for so long; gives how many calls were let through. */
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
  test('never lets more through in a minute than its number, from the very first one', () => {
    const { press } = budgetAt();
    expect(press(money, 60_000)).toBeLessThanOrEqual(perMinute);
    expect(press(money, 60_000)).toBeLessThanOrEqual(perMinute);
  });

  test('gives one network of visitors a quarter of it at most', () => {
    const { press } = budgetAt();
    const taken = press(anybody('203.0.113.7'), 60_000);
    expect(taken).toBeGreaterThan(perMinute / 5);
    expect(taken).toBeLessThanOrEqual(perMinute / 4);
  });

  test('does not let the visitors of one network use up what those of another have', () => {
    const { press } = budgetAt();
    press(anybody('203.0.113.7'), 60_000);
    expect(press(anybody('198.51.100.1'), 1000)).toBeGreaterThan(20);
  });

  test('keeps calls for money that was paid while visitors from everywhere take all they can', () => {
    const { press } = budgetAt();
    press((i) => anybody(`203.0.113.${i % 250}`), 60_000);
    expect(press(money, 100)).toBe(10);
  });

  test('keeps calls for money while we look round ourselves', () => {
    const { press } = budgetAt();
    press(routine, 60_000);
    expect(press(money, 100)).toBe(10);
  });

  test('says when to come again, and then lets the call through', () => {
    let now = 0;
    const budget = createCallBudget(perMinute, () => now);
    while (budget.take(money) === 0);
    const waitMs = budget.take(money);
    expect(waitMs).toBeGreaterThan(0);
    now += waitMs;
    expect(budget.take(money)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { createEventBudget } from './event-budget.ts';

const minuteMs = 60_000;
const now = Date.UTC(2030, 0, 1);
const hourly = { events: 100, bytes: 1000 };

describe('what a sender may upload', () => {
  it('a budget is used up by events or by bytes', () => {
    const budget = createEventBudget(hourly, 10);
    budget.spend('many', { events: 99, bytes: 0 }, now);
    budget.spend('large', { events: 1, bytes: 999 }, now);
    expect([budget.isOpen('many', now), budget.isOpen('large', now)]).toEqual([true, true]);
    budget.spend('many', { events: 1, bytes: 0 }, now);
    budget.spend('large', { events: 0, bytes: 1 }, now);
    expect([budget.isOpen('many', now), budget.isOpen('large', now)]).toEqual([false, false]);
    expect(budget.isOpen('another', now)).toBe(true);
  });

  it('one upload may exceed the budget, which then takes longer to be free again', () => {
    const budget = createEventBudget(hourly, 10);
    budget.spend('sender', { events: 150, bytes: 0 }, now);
    expect(budget.isOpen('sender', now + 30 * minuteMs)).toBe(false);
    expect(budget.isOpen('sender', now + 31 * minuteMs)).toBe(true);
  });

  it('a budget comes back evenly, and never exceeds its full amount', () => {
    const budget = createEventBudget(hourly, 10);
    budget.spend('sender', { events: 100, bytes: 1000 }, now);
    expect(budget.isOpen('sender', now + minuteMs)).toBe(true);
    budget.spend('sender', { events: 100, bytes: 1000 }, now + 600 * minuteMs);
    expect(budget.isOpen('sender', now + 600 * minuteMs)).toBe(false);
  });

  it('a clock that is set back gives no budget back', () => {
    const budget = createEventBudget(hourly, 10);
    budget.spend('sender', { events: 100, bytes: 0 }, now);
    expect(budget.isOpen('sender', now - 600 * minuteMs)).toBe(false);
  });

  it('beyond the most senders, the one that was silent longest is forgotten', () => {
    const budget = createEventBudget(hourly, 2);
    for (const sender of ['one', 'two', 'one', 'three']) budget.spend(sender, { events: 100, bytes: 0 }, now);
    expect(['one', 'two', 'three'].map((sender) => budget.isOpen(sender, now))).toEqual([false, true, false]);
  });
});

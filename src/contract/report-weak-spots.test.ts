import { describe, expect, it } from 'vitest';
import type { FunnelStepId } from './report';
import { mostLeft, weakestStep } from './report-weak-spots';

const screen = (number: number, people: number, left: number) => ({
  cohort: 'A' as const,
  number,
  people,
  left,
  leave_share: people === 0 ? null : left / people,
  median_stay_ms: 1000,
});
const step = (id: FunnelStepId, people: number, people_before: number | null) => ({
  id,
  people,
  share: 1,
  people_before,
  share_of_previous: people_before === null ? null : people / people_before,
  median_stay_ms: null,
  by_cohort: [],
});

describe('where people leave', () => {
  it('is said of the largest shares first, and not of screens that too few saw', () => {
    const screens = [screen(1, 100, 5), screen(2, 95, 20), screen(3, 9, 9), screen(4, 0, 0), screen(5, 75, 0)];
    expect(mostLeft(screens, 5).map(({ number }) => number)).toEqual([2, 1]);
  });

  it('the weakest step is the one that kept the smallest share', () => {
    expect(weakestStep([step('visited', 100, null), step('started', 60, 100), step('paid', 12, 60)])).toBe('paid');
  });

  it('a step that can be skipped is not what the one after it is measured by', () => {
    const steps = [step('visited', 100, null), step('saved_profile', 20, 100), step('saw_offers', 15, 100)];
    expect(weakestStep(steps)).toBe('saw_offers');
  });

  it('no step is called weak when too few came that far', () => {
    expect(weakestStep([step('visited', 9, null), step('started', 1, 9)])).toBeNull();
    expect(weakestStep([step('visited', 100, null), step('started', 9, 100), step('paid', 0, 9)])).toBe('started');
  });
});

import { describe, expect, it } from 'vitest';
import type { FunnelStepId } from './report.ts';
import { mostLeft, weakestStep } from './report-weak-spots.ts';

const screen = (number: number, people: number, left: number) => ({
  cohort: 'A' as const,
  number,
  people,
  left,
  leave_share: people === 0 ? null : left / people,
  median_duration_ms: 1000,
});
const step = (id: FunnelStepId, people: number, people_before: number | null) => ({
  id,
  people,
  share: 1,
  people_before,
  share_of_previous: people_before === null ? null : people / people_before,
  median_duration_ms: null,
  by_cohort: [],
});

describe('where people leave', () => {
  it('the screens that people leave come with the largest share first, without those that too few saw', () => {
    const screens = [screen(1, 100, 5), screen(2, 95, 20), screen(3, 29, 29), screen(4, 0, 0), screen(5, 75, 0)];
    expect(mostLeft(screens, 5).map(({ number }) => number)).toEqual([2, 1]);
  });

  it('the weakest step is the one that kept the smallest share', () => {
    expect(weakestStep([step('visited', 100, null), step('started', 60, 100), step('paid', 12, 60)])).toBe('paid');
  });

  it('a step is not measured against a step before it that can be skipped', () => {
    const steps = [step('visited', 100, null), step('saved_profile', 20, 100), step('saw_offers', 15, 100)];
    expect(weakestStep(steps)).toBe('saw_offers');
  });

  it('a step that people may leave out is never the weakest', () => {
    expect(weakestStep([step('saw_result', 80, 100), step('saved_profile', 0, 80), step('saw_offers', 60, 80)])).toBe(
      'saw_offers',
    );
  });

  it('no step is the weakest when too few people came that far', () => {
    expect(weakestStep([step('visited', 29, null), step('started', 1, 29)])).toBeNull();
    expect(weakestStep([step('visited', 100, null), step('started', 29, 100), step('paid', 0, 29)])).toBe('started');
  });
});

describe('how many people are enough', () => {
  it('thirty people are enough for a share, and one of them who left counts', () => {
    expect(mostLeft([screen(1, 30, 1)], 5)).toHaveLength(1);
    expect(weakestStep([step('visited', 30, null), step('started', 1, 30)])).toBe('started');
  });

  it('no more screens are returned than asked for', () => {
    expect(mostLeft([screen(1, 100, 5), screen(2, 95, 20)], 1).map(({ number }) => number)).toEqual([2]);
  });

  it('of equal shares the screen that more people left comes first', () => {
    const screens = [screen(1, 100, 10), screen(2, 200, 20), screen(3, 150, 15)];
    expect(mostLeft(screens, 3).map(({ number }) => number)).toEqual([2, 3, 1]);
  });

  it('the share of people who left decides, not their number', () => {
    expect(mostLeft([screen(1, 1000, 20), screen(2, 40, 20)], 2).map(({ number }) => number)).toEqual([2, 1]);
  });
});

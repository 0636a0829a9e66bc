import { dayMs } from './day.ts';
import { nextChargeAt } from './format-price.ts';
import type { Interval, Price } from './offer.ts';

/** When a change of plan takes effect: at once, with the difference charged, or at the next renewal. */
export type ChangeTime = 'now' | 'renewal';

/** When a change to a larger plan takes effect, and when one to a smaller plan does. */
export interface PlanChangeRule {
  up: ChangeTime;
  down: ChangeTime;
}

/** Used by a price list that says nothing else. */
export const standardRule: PlanChangeRule = { up: 'now', down: 'renewal' };

/** The rule of a price list. */
export const ruleOf = ({ planChanges }: { planChanges?: PlanChangeRule | undefined }): PlanChangeRule =>
  planChanges ?? standardRule;

/** What a person pays, and how often. */
export interface Terms {
  price: Price;
  interval: Interval;
}

/**
 * Whether a change is to more or to less: a longer interval is more, and of two equally long ones the dearer one is.
 * Both prices are in one currency.
 */
export function directionOf(present: Terms, wanted: Terms): 'up' | 'down' | 'equal' {
  const step =
    daysOf(wanted.interval) - daysOf(present.interval) || wanted.price.amount_minor - present.price.amount_minor;
  return step === 0 ? 'equal' : step > 0 ? 'up' : 'down';
}

/** When a change takes effect; at once if it is neither to more nor to less. */
export function changeTimeOf(rule: PlanChangeRule, present: Terms, wanted: Terms): ChangeTime {
  const direction = directionOf(present, wanted);
  return direction === 'equal' ? 'now' : rule[direction];
}

/** Counted from one fixed day, so that two intervals always compare in the same way. */
const daysOf = (interval: Interval): number => Math.round(nextChargeAt(interval, 0) / dayMs);

const timeText = { now: 'now', renewal: 'at the renewal' } as const;

/** "to more now, to less at the renewal" */
export const ruleText = ({ up, down }: PlanChangeRule): string => `to more ${timeText[up]}, to less ${timeText[down]}`;

import { changePlan } from '#contract/copy/change-plan.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of the page for another plan. */
export const changePlanCopy = copyOf('change-plan', changePlan);
export const { say } = changePlanCopy;

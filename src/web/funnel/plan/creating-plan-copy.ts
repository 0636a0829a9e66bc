import { creatingPlan } from '#contract/copy/creating-plan.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of the page on which a plan is put together. */
export const creatingPlanCopy = copyOf('creating-plan', creatingPlan);
export const { say } = creatingPlanCopy;

import { plan } from '#contract/copy/plan.ts';
import { copyOf } from '#web/site/copy.ts';

/** The texts of the pages with the plan. */
export const planCopy = copyOf('plan', plan);
export const { say } = planCopy;

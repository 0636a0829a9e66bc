/** The rule that lays out a plan's days: 1 by weeks, 2 with a lead and a flight school. */
export type PlanRule = 1 | 2;

/** The rule of a plan that is made now. */
export const newestRule: PlanRule = 2;

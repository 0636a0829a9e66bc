import { type Static, Type } from 'typebox';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';

const Count = Type.Integer({ minimum: 0 });
/** Null for one to four people. */
const CountOfPeople = Type.Union([Count, Type.Null()]);
/** `YYYY-MM-DD`. */
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

/** How many of a group of people; null for a group of one to four. */
const Group = Type.Union([Type.Object({ people: Count, part: Count }), Type.Null()]);
export type Group = Static<typeof Group>;

const DayCounts = Type.Object({
  /** Flights of people who allow measuring, on this day in UTC. */
  flights: CountOfPeople,
  /** Items of people who keep their training in the account, on their own training day. */
  items: CountOfPeople,
});
export type DayCounts = Static<typeof DayCounts>;

/** Counts of all training for the console; nothing of a single person. */
export const TrainingCounts = Type.Object({
  /** ISO 8601: when it was counted; today's figures end then. */
  until: Type.String(),
  /** Full days, the earliest first. */
  days: Type.Array(Type.Object({ day: Day, ...DayCounts.properties })),
  /** The sums of these days. */
  total: DayCounts,
  today: DayCounts,
  /** Of all people who have chosen: how many keep their training on the device only. */
  on_device: Group,
  /**
   * Of the people who keep it in the account and whose first training day lies within these days: how many trained
   * between `after` and `after + 6` days after it. These days have ended for all of them.
   */
  returns: Type.Array(Type.Object({ after: Type.Integer(), from: Day, to: Day, group: Group })),
});
export type TrainingCounts = Static<typeof TrainingCounts>;

export const trainingCallSchemas = {
  [consoleCalls.readTrainingCounts]: {
    may: 'operator',
    needs: 'sums',
    answer: { 200: TrainingCounts },
    refusals: [503],
  },
} satisfies ConsoleRows;

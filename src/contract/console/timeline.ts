import { type Static, Type } from 'typebox';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { timelineFilters, timelineKinds } from './desk-states.ts';
import { orNull } from './or-null.ts';
import { PersonParams } from './person.ts';

export const TimelineQuery = Type.Object({
  show: Type.Optional(Type.Enum([...timelineFilters])),
  /** `next` of the page before. */
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}_[0-9a-f]{32}$' })),
});
export type TimelineQuery = Static<typeof TimelineQuery>;

export const TimelineEntry = Type.Object({
  at: Type.String({ description: 'ISO 8601' }),
  kind: Type.Enum([...timelineKinds]),
  /** `Paid $35.99, renewal 1` */
  text: Type.String(),
  /** Smaller, below: ids, card, reason, who. */
  detail: Type.String(),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

/** Newest first. */
export const TimelineAnswer = Type.Object({ entries: Type.Array(TimelineEntry), next: orNull(Type.String()) });
export type TimelineAnswer = Static<typeof TimelineAnswer>;

export const timelineCallSchemas = {
  // 409 when the operator has not opened the person, so that nothing is read without an entry in the audit.
  [consoleCalls.readTimeline]: {
    may: 'operator',
    needs: 'open a person',
    params: PersonParams,
    query: TimelineQuery,
    answer: { 200: TimelineAnswer },
    refusals: [404, 409],
  },
} satisfies ConsoleRows;

import { type Static, Type } from 'typebox';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';

const AlertParams = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) });

/** The alerts that the page shows, so that no alert is marked that nobody has seen. */
const SeenBody = Type.Object({ ids: Type.Array(AlertParams.properties.id, { minItems: 1, maxItems: 200 }) });

const alertStates = ['open', 'closed'] as const;

export const AlertQuery = Type.Object({
  state: Type.Optional(Type.Enum([...alertStates])),
  after: Type.Optional(Type.String({ maxLength: 100 })),
  /** Rows of a page: 1 to 100. */
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
});
export type AlertQuery = Static<typeof AlertQuery>;

const MaybeText = Type.Union([Type.String(), Type.Null()]);

export const Alert = Type.Object({
  id: Type.String(),
  severity: Type.Enum(['critical', 'warning']),
  title: Type.String(),
  /** A sentence with figures; no person and no condition. */
  evidence: Type.String(),
  /** ISO 8601, as the others. */
  opened_at: Type.String(),
  last_at: Type.String(),
  acknowledged_at: MaybeText,
  acknowledged_by: MaybeText,
  resolved_at: MaybeText,
});
export type Alert = Static<typeof Alert>;

export const AlertList = Type.Object({
  alerts: Type.Array(Alert),
  next: MaybeText,
  counts: Type.Object({ open: Type.Integer(), closed_week: Type.Integer() }),
});
export type AlertList = Static<typeof AlertList>;

export const alertCallSchemas = {
  [consoleCalls.listAlerts]: {
    may: 'operator',
    needs: 'run the site',
    query: AlertQuery,
    answer: { 200: AlertList },
    refusals: [400],
  },
  [consoleCalls.acknowledgeAlert]: {
    may: 'operator',
    needs: 'run the site',
    params: AlertParams,
    answer: { 200: Alert },
    refusals: [404],
  },
  [consoleCalls.acknowledgeAlerts]: {
    may: 'operator',
    needs: 'run the site',
    body: SeenBody,
    answer: { 200: AlertList },
    refusals: [404],
  },
} satisfies ConsoleRows;

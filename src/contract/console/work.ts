import { type Static, Type } from 'typebox';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { solutionLength, workKinds } from './work-kinds.ts';

/** The id of a row of the work list. */
const WorkParams = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) });

/** `mine`: taken by the operator who asks. */
const workStates = ['open', 'mine', 'nobody', 'solved'] as const;
export type WorkState = (typeof workStates)[number];

export const WorkQuery = Type.Object({
  state: Type.Optional(Type.Enum([...workStates])),
  kind: Type.Optional(Type.Enum([...workKinds])),
  /** Only rows about this account. */
  user: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,17}$' })),
  /** The `next` of the page before. */
  after: Type.Optional(Type.String({ maxLength: 100 })),
  /** Rows of a page: 1 to 100. */
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
});
export type WorkQuery = Static<typeof WorkQuery>;

const Name = Type.Union([Type.String(), Type.Null()]);
const Time = Type.Union([Type.String(), Type.Null()]);

/**
 * The facts for a row's texts: ids, amounts, times and counts. Never an address, a name of a person or anything about
 * health.
 */
export const WorkFacts = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]));
export type WorkFacts = Static<typeof WorkFacts>;

export const WorkRow = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...workKinds]),
  severity: Type.Enum(['wrong', 'look']),
  /** The subject: the id of a payment, job, notification and so on. */
  subject: Type.String(),
  facts: WorkFacts,
  /** The person it is about, with the address masked; null when it is about nobody or they are erased. */
  person: Type.Union([Type.Object({ id: Type.String(), email: Type.String() }), Type.Null()]),
  /** ISO 8601. */
  opened_at: Type.String(),
  /** Name of the operator who has taken it. */
  assignee: Name,
  is_mine: Type.Boolean(),
  solved_at: Time,
  /** Null when its cause ended by itself. */
  solved_by: Name,
  solution: Type.String(),
});
export type WorkRow = Static<typeof WorkRow>;

export const WorkList = Type.Object({
  rows: Type.Array(WorkRow),
  /** Null on the last page. */
  next: Type.Union([Type.String(), Type.Null()]),
  /** The number of rows in each list, of the chosen kind and person. */
  counts: Type.Object({
    open: Type.Integer(),
    mine: Type.Integer(),
    nobody: Type.Integer(),
    /** Including those that closed by themselves. */
    solved: Type.Integer(),
    /** In the last 7 days, by an operator. */
    solved_week: Type.Integer(),
  }),
  /** The median time to a solution in the last 7 days, in ms; null when no row was solved. */
  half_within_ms: Type.Union([Type.Number(), Type.Null()]),
  /** When the oldest open row was opened, ISO 8601. */
  oldest_at: Time,
});
export type WorkList = Static<typeof WorkList>;

/**
 * The operator who gets it; `before` is the one who has it on the asker's page, so that two operators do not take it
 * both.
 */
export const TakeBody = Type.Object({
  to: Type.Union([Type.Literal('me'), Type.Literal('nobody')]),
  before: Name,
});
export type TakeBody = Static<typeof TakeBody>;

/** The operator to whom a row is given; `before` as above. */
export const GiveBody = Type.Object({ operator_id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }), before: Name });
export type GiveBody = Static<typeof GiveBody>;

/** The operators who can get a row: active ones whose role may take one. */
export const Assignees = Type.Object({
  operators: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});
export type Assignees = Static<typeof Assignees>;

const SolveBody = Type.Object({ solution: Type.String({ maxLength: solutionLength }) });
const FindOwnerBody = Type.Object({ user_id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) });

export const workCallSchemas = {
  [consoleCalls.listWork]: {
    may: 'operator',
    needs: 'take work',
    query: WorkQuery,
    answer: { 200: WorkList },
    refusals: [400],
  },
  [consoleCalls.takeWork]: {
    may: 'operator',
    needs: 'take work',
    params: WorkParams,
    body: TakeBody,
    answer: { 200: WorkRow },
    refusals: [404, 409],
  },
  [consoleCalls.giveWork]: {
    may: 'operator',
    needs: 'give work',
    params: WorkParams,
    body: GiveBody,
    answer: { 200: WorkRow },
    refusals: [404, 409],
  },
  [consoleCalls.listAssignees]: { may: 'operator', needs: 'give work', answer: { 200: Assignees } },
  [consoleCalls.solveWork]: {
    may: 'operator',
    needs: 'take work',
    params: WorkParams,
    body: SolveBody,
    answer: { 200: WorkRow },
    refusals: [404],
  },
  [consoleCalls.reopenWork]: {
    may: 'operator',
    needs: 'take work',
    params: WorkParams,
    answer: { 200: WorkRow },
    refusals: [404, 409],
  },
  [consoleCalls.runJobAgain]: {
    may: 'operator',
    needs: 'take work',
    params: WorkParams,
    answer: { 200: WorkRow },
    refusals: [404, 409],
  },
  [consoleCalls.findOwner]: {
    may: 'operator',
    needs: 'take work',
    params: WorkParams,
    body: FindOwnerBody,
    answer: { 200: WorkRow },
    refusals: [404, 409],
  },
} satisfies ConsoleRows;

import { type Static, Type } from 'typebox';
import { solutionLength, workKinds } from './console-work-kinds.ts';

/** The id of a row of the work list. */
export const WorkParams = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) });

/** `mine`: taken by the operator who asks. */
const workStates = ['open', 'mine', 'nobody', 'solved'] as const;
export type WorkState = (typeof workStates)[number];

export const WorkQuery = Type.Object({
  state: Type.Optional(Type.Enum([...workStates])),
  kind: Type.Optional(Type.Enum([...workKinds])),
  /** Only what is about this account. */
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
 * What a row needs for its words: ids, amounts, times and counts. Never an address, a name of a person or anything about
 * health.
 */
export const WorkFacts = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]));
export type WorkFacts = Static<typeof WorkFacts>;

export const WorkRow = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...workKinds]),
  severity: Type.Enum(['wrong', 'look']),
  /** What it is about: the id of a payment, job, notification and so on. */
  subject: Type.String(),
  facts: WorkFacts,
  /** The person it is about, with the address masked; null when it is about nobody or they are erased. */
  person: Type.Union([Type.Object({ id: Type.String(), email: Type.String() }), Type.Null()]),
  /** ISO 8601. */
  opened_at: Type.String(),
  /** Name of who has taken it. */
  assignee: Name,
  is_mine: Type.Boolean(),
  solved_at: Time,
  /** Null when its cause is gone without anybody. */
  solved_by: Name,
  solution: Type.String(),
});
export type WorkRow = Static<typeof WorkRow>;

export const WorkList = Type.Object({
  rows: Type.Array(WorkRow),
  /** Null on the last page. */
  next: Type.Union([Type.String(), Type.Null()]),
  /** As many as there are rows in each list, of the chosen kind and person. */
  counts: Type.Object({
    open: Type.Integer(),
    mine: Type.Integer(),
    nobody: Type.Integer(),
    /** Also those that closed by themselves. */
    solved: Type.Integer(),
    /** In the last 7 days, by an operator. */
    solved_week: Type.Integer(),
  }),
  /** Half of what was solved in the last 7 days took no longer, in ms; null when nothing was solved. */
  half_within_ms: Type.Union([Type.Number(), Type.Null()]),
  /** When the oldest open row was opened, ISO 8601. */
  oldest_at: Time,
});
export type WorkList = Static<typeof WorkList>;

/** Who is to have it; `before` is who has it on the page of the asker, so that two operators do not take it both. */
export const TakeBody = Type.Object({
  to: Type.Union([Type.Literal('me'), Type.Literal('nobody')]),
  before: Name,
});
export type TakeBody = Static<typeof TakeBody>;

/** To whom a row is given; `before` as above. */
export const GiveBody = Type.Object({ operator_id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }), before: Name });
export type GiveBody = Static<typeof GiveBody>;

/** Who may be given a row: active operators whose role may take one. */
export const Assignees = Type.Object({
  operators: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});
export type Assignees = Static<typeof Assignees>;

export const SolveBody = Type.Object({ solution: Type.String({ maxLength: solutionLength }) });
export const FindOwnerBody = Type.Object({ user_id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) });

import { type Static, Type } from 'typebox';
import { NoBody } from '#contract/call-row.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { roles } from './permissions.ts';

const Id = Type.String({ pattern: '^\\d{1,18}$' });

const OperatorParams = Type.Object({ id: Id });

/** `after`: the last id of the page before. */
const OperatorsQuery = Type.Object({ after: Type.Optional(Id) });

const MaybeTime = Type.Union([Type.String(), Type.Null()]);

/** Times are ISO 8601. */
export const TeamMember = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Masked for those who may not change the team. */
  email: Type.String(),
  role: Type.Enum([...roles]),
  state: Type.Enum(['invited', 'active', 'ended']),
  passkeys: Type.Integer(),
  code_apps: Type.Integer(),
  /** Open sessions. */
  sessions: Type.Integer(),
  last_seen_at: MaybeTime,
  /** The end of an invited operator's link; null until the email is on its way. */
  invited_until: MaybeTime,
  ended_at: MaybeTime,
  /** Whether it is the operator who asks. */
  is_self: Type.Boolean(),
});
export type TeamMember = Static<typeof TeamMember>;

export const TeamAnswer = Type.Object({
  operators: Type.Array(TeamMember),
  /** The value of `after` for the next page; null on the last. */
  next: Type.Union([Type.String(), Type.Null()]),
});
export type TeamAnswer = Static<typeof TeamAnswer>;

export const InviteBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  email: Type.String({ minLength: 3, maxLength: 254 }),
  role: Type.Enum([...roles]),
});
export type InviteBody = Static<typeof InviteBody>;

const RoleBody = Type.Object({ role: Type.Enum([...roles]) });

export const teamCallSchemas = {
  [consoleCalls.listOperators]: {
    may: 'operator',
    needs: 'see the team',
    query: OperatorsQuery,
    answer: { 200: TeamAnswer },
  },
  [consoleCalls.inviteOperator]: {
    may: 'operator',
    needs: 'change the team',
    body: InviteBody,
    answer: { 201: OperatorParams },
    refusals: [400, 409],
  },
  // An operator who has a sign-in loses it and sets up a new one.
  [consoleCalls.inviteAgain]: {
    may: 'operator',
    needs: 'change the team',
    params: OperatorParams,
    answer: { 204: NoBody },
    refusals: [404, 409],
  },
  [consoleCalls.changeRole]: {
    may: 'operator',
    needs: 'change the team',
    params: OperatorParams,
    body: RoleBody,
    answer: { 204: NoBody },
    refusals: [404, 409],
  },
  [consoleCalls.endOperator]: {
    may: 'operator',
    needs: 'change the team',
    params: OperatorParams,
    answer: { 204: NoBody },
    refusals: [404, 409],
  },
} satisfies ConsoleRows;

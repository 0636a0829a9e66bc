import type { AuditAnswer, AuditRow } from '#contract/console-audit.ts';
import { consoleCalls } from '#contract/console-calls.ts';
import type { OwnSignIn } from '#contract/console-own-sign-in.ts';
import { consolePaths } from '#contract/console-paths.ts';
import type { TeamAnswer, TeamMember } from '#contract/console-team.ts';
import { ConsoleFrame } from '#web/console/frame/console-frame.tsx';
import { TeamView } from '#web/console/team/team-view.tsx';
import type { CallAnswers } from './call-answers.ts';
import { signInAs } from './console-operator.ts';
import type { Story, VisitorActions } from './story.ts';

const active: TeamMember = {
  id: '1',
  name: 'R. Okafor',
  email: 'r.okafor@example.com',
  role: 'owner',
  state: 'active',
  passkeys: 2,
  code_apps: 0,
  sessions: 1,
  last_seen_at: '2026-11-21T09:41:00Z',
  invited_until: null,
  ended_at: null,
  is_self: true,
};
const other = (id: string, name: string, more: Partial<TeamMember>): TeamMember => ({
  ...active,
  id,
  name,
  email: `${name.toLowerCase().replace(' ', '')}@example.com`,
  is_self: false,
  ...more,
});
const team: TeamAnswer = {
  operators: [
    active,
    other('2', 'A. Brandt', { passkeys: 1, code_apps: 1, sessions: 0, last_seen_at: '2026-11-19T14:02:00Z' }),
    other('3', 'L. Fontaine', { role: 'growth', passkeys: 1, last_seen_at: '2026-11-21T09:33:00Z' }),
    other('4', 'S. Ito', { role: 'money', last_seen_at: '2026-11-21T08:15:00Z' }),
    other('5', 'J. Marsh', { role: 'support', passkeys: 0, code_apps: 1, sessions: 2 }),
    other('6', 'T. Weiss', {
      role: 'analyst',
      state: 'invited',
      passkeys: 0,
      sessions: 0,
      last_seen_at: null,
      invited_until: '2026-11-22T10:15:00Z',
    }),
    other('7', 'K. Novak', {
      role: 'support',
      state: 'ended',
      passkeys: 0,
      sessions: 0,
      last_seen_at: '2026-10-02T15:20:00Z',
      ended_at: '2026-10-02T16:00:00Z',
    }),
  ],
  next: null,
};

const own: OwnSignIn = {
  email: 'r.okafor@example.com',
  has_password: true,
  factors: [
    {
      id: '1',
      kind: 'passkey',
      name: 'MacBook',
      created_at: '2025-12-04T10:00:00Z',
      used_at: '2026-11-21T07:40:00Z',
      is_backed_up: true,
    },
    {
      id: '2',
      kind: 'passkey',
      name: 'key on the ring',
      created_at: '2025-12-04T10:05:00Z',
      used_at: '2026-09-02T12:00:00Z',
      is_backed_up: false,
    },
  ],
  recovery_codes_left: 8,
  sessions: [
    {
      id: '4c1e00a04c1e00a0',
      device: 'Chrome on Mac',
      network: '4c1e…',
      signed_in_at: '2026-11-21T07:40:00Z',
      last_seen_at: '2026-11-21T09:42:00Z',
      expires_at: '2026-11-21T19:40:00Z',
      current: true,
    },
  ],
};

const done: AuditRow = {
  position: 4812,
  at: '2026-11-21T09:41:07Z',
  operator_id: '1',
  operator_name: 'R. Okafor',
  level: 'second factor',
  network: '4c1e',
  act: 'opened a person',
  user_id: '8210',
  subject: '',
  before: '',
  after: '',
  reason: 'refund asked for by mail',
  outcome: 'done',
};
const entries: AuditRow[] = [
  done,
  {
    ...done,
    position: 4811,
    at: '2026-11-21T09:33:12Z',
    act: 'named an element',
    user_id: null,
    subject: 'Home, “Start”',
  },
  {
    ...done,
    position: 4810,
    at: '2026-11-21T09:20:44Z',
    operator_name: 'J. Marsh',
    act: 'corrected an address',
    user_id: '7041',
    after: 'another account has it',
    reason: 'typing slip',
    outcome: 'refused',
  },
  {
    ...done,
    position: 4809,
    at: '2026-11-20T16:48:21Z',
    operator_name: 'S. Ito',
    act: 'refunded',
    user_id: '3771',
    after: '$20.00 of $59.99',
    reason: 'technical fault',
  },
  {
    ...done,
    position: 4808,
    at: '2026-11-20T10:02:38Z',
    operator_name: 'J. Marsh',
    act: 'opened health data',
    user_id: '5197',
    after: 'quiz, goals',
    reason: 'says the plan is the wrong one',
  },
  {
    ...done,
    position: 4807,
    at: '2026-11-18T10:15:00Z',
    act: 'invited an operator',
    user_id: null,
    subject: 'T. Weiss',
    before: 'none',
    after: 'analyst',
    reason: '',
  },
];
const audit: AuditAnswer = {
  entries,
  next: '4807',
  chain: {
    entries: 4812,
    since: '2025-12-01T08:00:00Z',
    head: '9f3c41d07be2a71e0000000000000000',
    verified: { at: '2026-11-21T03:12:00Z', position: 4812, is_whole: true },
  },
};
const nothingDone: AuditAnswer = {
  entries: [],
  next: null,
  chain: { entries: 0, since: null, head: '', verified: null },
};
const broken: AuditAnswer = {
  ...audit,
  chain: { ...audit.chain, verified: { at: '2026-11-21T03:12:00Z', position: 4808, is_whole: false } },
};

const usual: CallAnswers = {
  [consoleCalls.listOperators]: { json: team },
  [consoleCalls.readOwnSignIn]: { json: own },
  [consoleCalls.readAudit]: { json: audit },
};
const recoveryCodes = Array.from({ length: 10 }, (_, i) => `${(i * 7919 + 1234).toString(36)}k-p${i}m${9 - i}`);

interface Situation {
  id: string;
  title: string;
  answers?: CallAnswers;
  arrange?: () => void;
  act?: (actions: VisitorActions) => Promise<void>;
}

const situations: Situation[] = [
  { id: 'console-team', title: 'Team & audit' },
  {
    id: 'console-team-alone',
    title: 'Team & audit, by the console’s password, nothing done yet',
    answers: {
      [consoleCalls.listOperators]: { json: { operators: [], next: null } },
      [consoleCalls.readOwnSignIn]: {
        json: { ...own, email: null, has_password: false, factors: [], recovery_codes_left: 0 },
      },
      [consoleCalls.readAudit]: { json: nothingDone },
    },
    arrange: () => signInAs('owner', { id: null, name: 'Console password', mode: 'test', factors: [] }),
  },
  {
    id: 'console-team-support',
    title: 'Team & audit, for support',
    answers: usual,
    arrange: () => signInAs('support', { name: 'J. Marsh', time_zone: 'Europe/Berlin' }),
  },
  {
    id: 'console-team-invite',
    title: 'Somebody is invited, without an address',
    async act({ press, type }) {
      await press('Invite…');
      await type('Name', 'T. Weiss');
      await press('Send the invitation');
    },
  },
  {
    id: 'console-team-change',
    title: 'An operator is changed',
    act: ({ press }) => press('Change J. Marsh…'),
  },
  {
    id: 'console-team-end',
    title: 'An operator is ended',
    async act({ press }) {
      await press('Change J. Marsh…');
      await press('End…');
    },
  },
  {
    id: 'console-team-factor',
    title: 'A passkey is named or removed',
    act: ({ press }) => press('Change MacBook…'),
  },
  {
    id: 'console-team-codes',
    title: 'New recovery codes',
    answers: { ...usual, [consoleCalls.renewRecoveryCodes]: { json: { recovery_codes: recoveryCodes } } },
    act: ({ press }) => press('New recovery codes'),
  },
  {
    id: 'console-team-broken',
    title: 'The audit’s chain is broken',
    answers: { ...usual, [consoleCalls.readAudit]: { json: broken } },
  },
  {
    id: 'console-team-last-owner',
    title: 'The last owner cannot be ended',
    answers: {
      ...usual,
      [consoleCalls.endOperator]: { status: 409, json: { error: 'There has to be one owner.' } },
    },
    async act({ press }) {
      await press('Change A. Brandt…');
      await press('End…');
      await press('End A. Brandt');
    },
  },
  { id: 'console-team-not-loaded', title: 'Team & audit, not loaded', answers: {} },
];

/** Operators, roles, own sign-in and the audit log. */
export const consoleTeamStories: Story[] = situations.map(
  ({ answers = usual, arrange = () => signInAs(), ...rest }) => ({
    ...rest,
    part: 'Console',
    answers,
    arrange,
    shows: () => (
      <ConsoleFrame current={consolePaths.team}>
        <TeamView />
      </ConsoleFrame>
    ),
  }),
);

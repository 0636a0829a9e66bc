import type { AuditAnswer, AuditRow } from '#contract/console/audit.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { OwnSignIn } from '#contract/console/own-sign-in.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { TeamAnswer, TeamMember } from '#contract/console/team.ts';
import { type CallAnswers, refused } from '#web/gallery/call-answers.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { fill, inTurn, press } from '#web/gallery/story.ts';
import { TeamView } from './team-view.tsx';

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

const audited = (position: number, at: string, act: AuditRow['act'], more: Partial<AuditRow>): AuditRow => ({
  position,
  at: `2026-11-${at}Z`,
  operator_id: '1',
  operator_name: 'R. Okafor',
  level: 'second factor',
  network: '4c1e',
  act,
  user_id: null,
  subject: '',
  before: '',
  after: '',
  reason: '',
  outcome: 'done',
  ...more,
});
const mailed = { reason: 'refund asked for by mail' };
const entries: AuditRow[] = [
  audited(4812, '21T09:41:07', 'opened a person', { ...mailed, user_id: '8210' }),
  audited(4811, '21T09:33:12', 'named an element', { ...mailed, subject: 'Home, “Start”' }),
  audited(4810, '21T09:20:44', 'corrected an address', {
    operator_name: 'J. Marsh',
    user_id: '7041',
    after: 'another account has it',
    reason: 'typing slip',
    outcome: 'refused',
  }),
  audited(4809, '20T16:48:21', 'refunded', {
    operator_name: 'S. Ito',
    user_id: '3771',
    after: '$20.00 of $59.99',
    reason: 'technical fault',
  }),
  audited(4808, '20T10:02:38', 'opened health data', {
    operator_name: 'J. Marsh',
    user_id: '5197',
    after: 'quiz, goals',
    reason: 'says the plan is the wrong one',
  }),
  audited(4807, '18T10:15:00', 'invited an operator', { subject: 'T. Weiss', before: 'none', after: 'analyst' }),
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

export const place = 450;
export const stories = consoleStories(
  consolePaths.team,
  <TeamView />,
  {
    'console-team': { title: 'Team & audit' },
    'console-team-alone': {
      title: 'Team & audit, by the console’s password, nothing done yet',
      answers: {
        [consoleCalls.listOperators]: { json: { operators: [], next: null } },
        [consoleCalls.readOwnSignIn]: {
          json: { ...own, email: null, has_password: false, factors: [], recovery_codes_left: 0 },
        },
        [consoleCalls.readAudit]: { json: nothingDone },
      },
      operator: { id: null, name: 'Console password', mode: 'test', factors: [] },
    },
    'console-team-support': {
      title: 'Team & audit, for support',
      role: 'support',
      operator: { name: 'J. Marsh', time_zone: 'Europe/Berlin' },
    },
    'console-team-invite': {
      title: 'Somebody is invited, without an address',
      act: inTurn(press('Invite…'), fill('Name', 'T. Weiss'), press('Send the invitation')),
    },
    'console-team-change': {
      title: 'An operator is changed',
      act: press('Change J. Marsh…'),
    },
    'console-team-end': {
      title: 'An operator is ended',
      act: inTurn(press('Change J. Marsh…'), press('End…')),
    },
    'console-team-factor': {
      title: 'A passkey is named or removed',
      act: press('Change MacBook…'),
    },
    'console-team-codes': {
      title: 'New recovery codes',
      answers: { ...usual, [consoleCalls.renewRecoveryCodes]: { json: { recovery_codes: recoveryCodes } } },
      act: press('New recovery codes'),
    },
    'console-team-broken': {
      title: 'The audit’s chain is broken',
      answers: { ...usual, [consoleCalls.readAudit]: { json: broken } },
    },
    'console-team-last-owner': {
      title: 'The last owner cannot be ended',
      answers: {
        ...usual,
        [consoleCalls.endOperator]: refused(409, 'There has to be one owner.'),
      },
      act: inTurn(press('Change A. Brandt…'), press('End…'), press('End A. Brandt')),
    },
    'console-team-not-loaded': { title: 'Team & audit, not loaded', answers: {} },
  },
  { answers: usual },
);

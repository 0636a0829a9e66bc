import type { Alert, AlertList } from '#contract/console-alerts.ts';
import { consoleCalls } from '#contract/console-calls.ts';
import type { Overview } from '#contract/console-overview.ts';
import { type ConsolePath, consolePaths } from '#contract/console-paths.ts';
import type { Assignees, WorkList, WorkRow } from '#contract/console-work.ts';
import { ConsoleFrame } from '#web/console/frame/console-frame.tsx';
import { OverviewView } from '#web/console/overview/overview-view.tsx';
import { WorkView } from '#web/console/work/work-view.tsx';
import type { CallAnswers } from './call-answers.ts';
import { signInAs } from './console-operator.ts';
import type { Story, VisitorActions } from './story.ts';

const row = (id: string, kind: WorkRow['kind'], more: Partial<WorkRow>): WorkRow => ({
  id,
  kind,
  severity: 'look',
  subject: `subject-${id}`,
  facts: {},
  person: null,
  opened_at: '2026-11-20T21:14:00Z',
  assignee: null,
  is_mine: false,
  solved_at: null,
  solved_by: null,
  solution: '',
  ...more,
});
const wrong = { severity: 'wrong' } as const;
const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });

const rows: WorkRow[] = [
  row('1', 'receipt bounced', { ...wrong, facts: usd(5999), person: { id: '8210', email: 'b•••@gmial.com' } }),
  row('2', 'chargeback opened', {
    ...wrong,
    facts: { amount_minor: 5699, currency: 'EUR', transaction_id: 'txn_01kaw4h2r8c9e1a2' },
    person: { id: '5301', email: 'c•••@web.de' },
    opened_at: '2026-11-20T08:02:00Z',
    assignee: 'S. Ito',
  }),
  row('3', 'refund rejected', {
    ...wrong,
    facts: { ...usd(3599), transaction_id: 'txn_01kavq9x7c2m4p77' },
    person: { id: '6644', email: 'a•••@outlook.com' },
    opened_at: '2026-11-19T09:40:00Z',
    assignee: 'J. Marsh',
  }),
  row('4', 'second purchase', {
    facts: { first: 'sub_1', second: 'sub_2', apart_ms: 180_000 },
    person: { id: '7712', email: 'm•••@icloud.com' },
    opened_at: '2026-11-19T18:33:00Z',
    assignee: 'R. Okafor',
    is_mine: true,
  }),
  row('5', 'reconciliation difference', {
    facts: { provider_id: 'txn_01kaw5c2t7k3m9d1', field: 'fee' },
    opened_at: '2026-11-21T03:10:00Z',
  }),
  row('6', 'notification of nobody', {
    facts: { about: 'sub_01kaw4h2r8c9e1a9f2' },
    opened_at: '2026-11-20T11:03:00Z',
  }),
  row('7', 'job given up', {
    facts: { job_kind: 'renewal-reminder', attempts: 60, can_run_again: true, reason: 'the mail server is away' },
    opened_at: '2026-11-18T06:00:00Z',
  }),
];

const work: WorkList = {
  rows,
  next: null,
  counts: { open: 7, mine: 1, nobody: 4, solved: 112, solved_week: 31 },
  half_within_ms: 11_400_000,
  oldest_at: '2026-11-18T06:00:00Z',
};
const assignees: Assignees = {
  operators: [
    { id: '3', name: 'J. Marsh' },
    { id: '1', name: 'R. Okafor' },
    { id: '2', name: 'S. Ito' },
  ],
};
const noWork: WorkList = {
  rows: [],
  next: null,
  half_within_ms: null,
  oldest_at: null,
  counts: { open: 0, mine: 0, nobody: 0, solved: 0, solved_week: 0 },
};
const solved: WorkList = {
  ...work,
  rows: [
    { ...rows[2]!, solved_at: '2026-11-20T10:15:00Z', solved_by: 'J. Marsh', solution: 'Paid by bank transfer.' },
    { ...rows[5]!, solved_at: '2026-11-20T11:20:00Z', solution: 'Its owner is known now.' },
  ],
};

const alert = (id: string, more: Partial<Alert>): Alert => ({
  id,
  severity: 'warning',
  title: '',
  evidence: '',
  opened_at: '2026-11-19T03:10:00Z',
  last_at: '2026-11-21T09:41:00Z',
  acknowledged_at: null,
  acknowledged_by: null,
  resolved_at: null,
  ...more,
});
const chargebacks = alert('1', {
  title: 'Chargebacks 0.67%',
  evidence:
    'Of this month’s money; Paddle’s limit is 0.65%. 22 of 3,203 payments, 0.69%; Visa’s limit is 1.50% from 1501 disputes a month on.',
});
const jobGivenUp = alert('2', {
  title: 'A job was given up',
  evidence: '1 open in “Needs a person”.',
  opened_at: '2026-11-18T06:00:00Z',
  acknowledged_at: '2026-11-18T09:00:00Z',
  acknowledged_by: 'S. Ito',
});
const invited = alert('4', {
  title: '6 operators were invited',
  evidence: 'By S. Ito, 2026-11-21 08:10 to 08:34 UTC.',
  opened_at: '2026-11-21T08:10:00Z',
});
const alerts: AlertList = {
  alerts: [chargebacks, jobGivenUp, invited],
  next: null,
  counts: { open: 3, closed_week: 3 },
};
const noAlerts: AlertList = { alerts: [], next: null, counts: { open: 0, closed_week: 3 } };
const waiting = alert('3', {
  severity: 'critical',
  title: 'A payment notification is not applied',
  evidence: 'The oldest has waited for 22 min (limit 15 min).',
});

const day = (i: number) => new Date(Date.UTC(2026, 9, 24 + i)).toISOString().slice(0, 10);
/** A week's rhythm with some noise that is the same each time. */
const netOf = (i: number) => Math.round(410_000 + 55_000 * Math.sin(i * 0.9) + 30_000 * Math.sin(i * 2.3 + 1));

const overview: Overview = {
  now: '2026-11-21T09:40:00Z',
  days: { from: '2026-11-14', to: '2026-11-20' },
  days_before: { from: '2026-11-07', to: '2026-11-13' },
  figures: {
    net: [{ currency: 'USD', minor: 2_865_961 }],
    net_before: [{ currency: 'USD', minor: 2_845_310 }],
    new_subscribers: 459,
    new_subscribers_before: 478,
    paid: { count: 459, of: 12_352 },
    paid_before: { count: 478, of: 11_950 },
    active: 9197,
    active_before: 8975,
    left: { count: 904, of: 8178 },
    left_before: { count: 920, of: 8142 },
  },
  today: [
    { row: 'visits', value: 611, usual: 624, change: null },
    { row: 'new subscribers', value: 22, usual: 24, change: null },
    { row: 'renewals paid', value: 38, usual: 38, change: null },
    { row: 'refunds', value: 1, usual: 1, change: null },
    { row: 'net', value: 148_612, usual: 146_000, change: null },
  ],
  currency: 'USD',
  net_by_day: Array.from({ length: 28 }, (_, i) => ({
    day: day(i),
    minor: netOf(i),
    usual: { low: netOf(i % 7) - 120_000, high: netOf(i % 7) + 60_000 },
  })),
  renewals: {
    days: { from: '2026-11-21', to: '2026-11-27' },
    due: 847,
    cancelled: 168,
    to_charge: 679,
    reminders_due: 631,
    reminded: 630,
    amounts: [{ currency: 'USD', minor: 1_832_000 }],
  },
  system: [
    { name: 'Notifications', sign: 'fine', value: '0 waiting', note: 'Last one 9 s ago, 214 today' },
    { name: 'Mail', sign: 'fine', value: '148 of 149 sent', note: '1 refused or back in 24 h, 0.67%' },
    { name: 'Jobs', sign: 'look', value: '1 given up', note: 'Oldest due 4 s ago' },
    {
      name: 'Data quality',
      sign: 'fine',
      value: '0 unknown names',
      note: 'Events with a name nobody knows are set aside',
    },
    { name: 'Paddle', sign: 'look', value: 'Answers', note: 'Books compared 6 h 30 min ago, 1 difference open' },
    { name: 'Backup', sign: 'fine', value: '7 h 25 min ago', note: 'One is due every 26 h' },
  ],
};

/** Renewals have fallen for four days, and more subscribe. */
const changed: Overview = {
  ...overview,
  today: overview.today.map((one) =>
    one.row === 'renewals paid'
      ? { ...one, value: 17, change: { side: 'below', since: '2026-11-17' } }
      : one.row === 'new subscribers'
        ? { ...one, value: 41, change: { side: 'above', since: '2026-11-19' } }
        : one,
  ),
};

const nothing = { count: 0, of: 0 };
const brandNew: Overview = {
  ...overview,
  figures: {
    net: [],
    net_before: [],
    new_subscribers: 0,
    new_subscribers_before: 0,
    paid: nothing,
    paid_before: nothing,
    active: 0,
    active_before: 0,
    left: nothing,
    left_before: nothing,
  },
  today: overview.today.map((one) => ({ ...one, value: 0, usual: null, change: null })),
  currency: null,
  net_by_day: [],
  renewals: { ...overview.renewals, due: 0, cancelled: 0, to_charge: 0, reminders_due: 0, reminded: 0, amounts: [] },
  system: [
    { name: 'Notifications', sign: 'fine', value: '0 waiting', note: 'None so far, 0 today' },
    { name: 'Mail', sign: 'fine', value: '0 of 0 sent', note: 'None refused in 24 h' },
    { name: 'Jobs', sign: 'fine', value: '0 given up', note: 'Nothing is due' },
    {
      name: 'Data quality',
      sign: 'fine',
      value: '0 unknown names',
      note: 'Events with a name nobody knows are set aside',
    },
    { name: 'Paddle', sign: 'fine', value: 'Answers', note: 'Books not compared yet, 0 differences open' },
    { name: 'Backup', sign: 'off', value: 'None', note: 'No backup was ever made' },
  ],
};

interface Situation {
  id: string;
  title: string;
  path?: ConsolePath;
  answers: CallAnswers;
  openWork?: number;
  act?: (actions: VisitorActions) => Promise<void>;
}

const workAnswers = (list: WorkList, open: AlertList = noAlerts): CallAnswers => ({
  [consoleCalls.listWork]: { json: list },
  [consoleCalls.listAlerts]: { json: open },
});
const overviewAnswers = (json: Overview, list: WorkList, open: AlertList): CallAnswers => ({
  ...workAnswers(list, open),
  [consoleCalls.readOverview]: { json },
});

const situations: Situation[] = [
  { id: 'console-overview', title: 'Overview, two alerts', answers: overviewAnswers(overview, work, alerts) },
  {
    id: 'console-overview-calm',
    title: 'Overview, nothing to look at',
    answers: overviewAnswers(overview, noWork, noAlerts),
    openWork: 0,
  },
  {
    id: 'console-overview-changed',
    title: 'Overview, one figure has fallen and one has risen',
    answers: overviewAnswers(changed, noWork, noAlerts),
    openWork: 0,
  },
  {
    id: 'console-overview-new',
    title: 'Overview of a business that begins',
    answers: overviewAnswers(brandNew, noWork, { ...noAlerts, counts: { open: 0, closed_week: 0 } }),
    openWork: 0,
  },
  { id: 'console-work', title: 'Needs a person, seven rows', path: consolePaths.work, answers: workAnswers(work) },
  {
    id: 'console-work-empty',
    title: 'Needs a person, nothing',
    path: consolePaths.work,
    answers: workAnswers(noWork),
    openWork: 0,
  },
  {
    id: 'console-work-solved',
    title: 'Needs a person, solved rows',
    path: consolePaths.work,
    answers: workAnswers(solved),
    act: ({ press }) => press('Solved'),
  },
  {
    id: 'console-work-solve',
    title: 'Needs a person, solving a row',
    path: consolePaths.work,
    answers: workAnswers(work),
    act: ({ press }) => press('Solve: Receipt bounced'),
  },
  {
    id: 'console-work-give',
    title: 'Needs a person, giving a row to an operator',
    path: consolePaths.work,
    answers: { ...workAnswers(work), [consoleCalls.listAssignees]: { json: assignees } },
    act: ({ press }) => press('Give: Receipt bounced'),
  },
  {
    id: 'console-work-owner',
    title: 'Needs a person, finding an owner',
    path: consolePaths.work,
    answers: workAnswers(work),
    act: ({ press }) => press('Find owner'),
  },
  {
    id: 'console-alert-banner',
    title: 'Alert above a page',
    path: consolePaths.work,
    answers: workAnswers(noWork, { ...noAlerts, alerts: [waiting, chargebacks], counts: { open: 2, closed_week: 3 } }),
  },
];

/** Overview, the work list and alerts of the console. */
export const consoleWatchStories: Story[] = situations.map(
  ({ path = consolePaths.overview, openWork = 7, id, title, answers, act }) => ({
    id,
    title,
    answers,
    part: 'Console',
    arrange: () => signInAs('owner', { open_work: openWork }),
    shows: () => (
      <ConsoleFrame current={path}>{path === consolePaths.work ? <WorkView /> : <OverviewView />}</ConsoleFrame>
    ),
    ...(act && { act }),
  }),
);

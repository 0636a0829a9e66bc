import type { Alert, AlertList } from '#contract/console/alerts.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { ReconciliationState } from '#contract/console/reconciliation.ts';
import type { WorkList, WorkRow } from '#contract/console/work.ts';
import { dayAfter } from '#training/training-day.ts';
import { eur, usd } from './business.ts';

/** The 28 whole days before that of the console. */
export const lastDays: readonly string[] = Array.from({ length: 28 }, (_, i) => dayAfter('2026-10-24', i));

/** How the books agree with the provider's, on most days. */
export const agrees: ReconciliationState = {
  last: {
    until: '2026-11-21T03:10:00.000Z',
    from: '2026-10-12T03:10:00.000Z',
    days: 40,
    transactions: 6071,
    adjustments: 102,
    heard: 0,
    seconds: 212,
    left_out: '',
  },
  trying: null,
  missed_nights: 0,
  next_at: '2026-11-22T03:00:00.000Z',
  open: 0,
  explained: 0,
  payouts: [
    {
      id: 'pay_01',
      reference: 'ACC-2201',
      status: 'paid',
      created_at: '2026-11-02T00:00:00.000Z',
      amount_minor: 11_222_430,
      currency: 'USD',
      rows_minor: 11_222_430,
      entries: 4444,
    },
  ],
  mrr: { day: '2026-11-20', currency: 'USD', theirs_minor: 11_768_804, ours_minor: 11_940_197 },
};

export const alert = (id: string, more: Partial<Alert>): Alert => ({
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
export const chargebacks = alert('1', {
  title: 'Chargebacks 0.67%',
  evidence:
    'Of this month’s money; Paddle’s limit is 0.65%. 22 of 3,203 payments, 0.69%; Visa’s limit is 1.50% from 1501 disputes a month on.',
});
export const noAlerts: AlertList = { alerts: [], next: null, counts: { open: 0, closed_week: 3 } };

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
const rows: WorkRow[] = [
  row('1', 'receipt bounced', { ...wrong, facts: usd(5999), person: { id: '8210', email: 'b•••@gmial.com' } }),
  row('2', 'chargeback opened', {
    ...wrong,
    facts: { ...eur(5699), transaction_id: 'txn_01kaw4h2r8c9e1a2' },
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

/** Seven rows that need a person. */
export const work: WorkList = {
  rows,
  next: null,
  counts: { open: 7, mine: 1, nobody: 4, solved: 112, solved_week: 31 },
  half_within_ms: 11_400_000,
  oldest_at: '2026-11-18T06:00:00Z',
};
export const noWork: WorkList = {
  rows: [],
  next: null,
  half_within_ms: null,
  oldest_at: null,
  counts: { open: 0, mine: 0, nobody: 0, solved: 0, solved_week: 0 },
};

/** What is read on every page with work and alerts. */
export const workAnswers = (list: WorkList, open: AlertList = noAlerts) => ({
  [consoleCalls.listWork]: { json: list },
  [consoleCalls.listAlerts]: { json: open },
});

import type { AlertList } from '#contract/console/alerts.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { Overview } from '#contract/console/overview.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { WorkList } from '#contract/console/work.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { alert, chargebacks, lastDays, noAlerts, noWork, work, workAnswers } from '#web/gallery/console-business.ts';
import { OverviewView } from './overview-view.tsx';

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

type Sign = NonNullable<Overview['system']>[number];
const sign = (sign: Sign['sign'], name: Sign['name'], value: string, note: string): Sign => ({
  name,
  sign,
  value,
  note,
});

/** A weekly pattern with some noise that is the same each time. */
const netOf = (i: number) => Math.round(410_000 + 55_000 * Math.sin(i * 0.9) + 30_000 * Math.sin(i * 2.3 + 1));

const usual: Overview = {
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
  net_by_day: lastDays.map((day, i) => ({
    day,
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
    sign('fine', 'Notifications', '0 waiting', 'Last one 9 s ago, 214 today'),
    sign('fine', 'Mail', '148 of 149 sent', '1 refused or back in 24 h, 0.67%'),
    sign('look', 'Jobs', '1 given up', 'Oldest due 4 s ago'),
    sign('fine', 'Data quality', '0 unknown names', 'Events with a name nobody knows are set aside'),
    sign('look', 'Paddle', 'Answers', 'Books compared 6 h 30 min ago, 1 difference open'),
    sign('fine', 'Backup', '7 h 25 min ago', 'One is due every 26 h'),
  ],
};

/** Renewals have fallen for four days, and more subscribe. */
const changed: Overview = {
  ...usual,
  today: usual.today.map((one) =>
    one.row === 'renewals paid'
      ? { ...one, value: 17, change: { side: 'below', since: '2026-11-17' } }
      : one.row === 'new subscribers'
        ? { ...one, value: 41, change: { side: 'above', since: '2026-11-19' } }
        : one,
  ),
};

const nobody = { count: 0, of: 0 };
const brandNew: Overview = {
  ...usual,
  figures: {
    net: [],
    net_before: [],
    new_subscribers: 0,
    new_subscribers_before: 0,
    paid: nobody,
    paid_before: nobody,
    active: 0,
    active_before: 0,
    left: nobody,
    left_before: nobody,
  },
  today: usual.today.map((one) => ({ ...one, value: 0, usual: null, change: null })),
  currency: null,
  net_by_day: [],
  renewals: { ...usual.renewals, due: 0, cancelled: 0, to_charge: 0, reminders_due: 0, reminded: 0, amounts: [] },
  system: [
    sign('fine', 'Notifications', '0 waiting', 'None so far, 0 today'),
    sign('fine', 'Mail', '0 of 0 sent', 'None refused in 24 h'),
    sign('fine', 'Jobs', '0 given up', 'Nothing is due'),
    sign('fine', 'Data quality', '0 unknown names', 'Events with a name nobody knows are set aside'),
    sign('fine', 'Paddle', 'Answers', 'Books not compared yet, 0 differences open'),
    sign('off', 'Backup', 'None', 'No backup was ever made'),
  ],
};

const shown = (json: Overview, list: WorkList = noWork, open: AlertList = noAlerts) => ({
  answers: { ...workAnswers(list, open), [consoleCalls.readOverview]: { json } },
  operator: { open_work: list.counts.open },
});

export const place = 490;
export const stories = consoleStories(consolePaths.overview, <OverviewView />, {
  'console-overview': { title: 'Overview, two alerts', ...shown(usual, work, alerts) },
  'console-overview-calm': { title: 'Overview, nothing to look at', ...shown(usual) },
  'console-overview-changed': { title: 'Overview, one figure has fallen and one has risen', ...shown(changed) },
  'console-overview-new': {
    title: 'Overview of a business that begins',
    ...shown(brandNew, noWork, { ...noAlerts, counts: { open: 0, closed_week: 0 } }),
  },
});

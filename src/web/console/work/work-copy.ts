import { consolePaths } from '#contract/console/paths.ts';
import type { WorkRow } from '#contract/console/work.ts';
import { formatPrice } from '#contract/format-price.ts';

/** The act that solves a row: a page to open, or a button. */
export type WorkAct =
  | { name: string; href: string }
  | { name: 'Run again'; press: 'run' }
  | { name: 'Find owner'; press: 'owner' }
  | { name: 'Solve'; press: 'solve' };

interface Words {
  title: (row: WorkRow) => string;
  /** The parts of the second line; empty ones are left out. Times are shown beside it. */
  line: (row: WorkRow) => readonly string[];
  act: (row: WorkRow) => WorkAct;
}

const text = (row: WorkRow, name: string): string => String(row.facts[name] ?? '');

function amountOf({ facts }: WorkRow): string {
  const { amount_minor, currency } = facts;
  if (typeof amount_minor !== 'number' || typeof currency !== 'string') return '';
  return formatPrice({ amount_minor, currency });
}

/** `txn_01kaw4…9f2`: enough of an id to recognize it. */
const shortId = (id: string): string => (id.length <= 16 ? id : `${id.slice(0, 11)}…${id.slice(-3)}`);

const solve: WorkAct = { name: 'Solve', press: 'solve' };
const onPerson =
  (name: string) =>
  ({ person }: WorkRow): WorkAct =>
    person === null ? solve : { name, href: `${consolePaths.subscriber}?id=${person.id}` };

const emailOf = ({ person }: WorkRow): string => person?.email ?? '';

const words: Record<WorkRow['kind'], Words> = {
  'receipt bounced': {
    title: () => 'Receipt bounced: the buyer cannot get in',
    line: (row) => [amountOf(row) && `Paid ${amountOf(row)}`, emailOf(row)],
    act: onPerson('Correct email'),
  },
  'chargeback opened': {
    title: () => 'Chargeback opened',
    line: (row) => [amountOf(row), shortId(text(row, 'transaction_id')), emailOf(row)],
    act: onPerson('Open case'),
  },
  'refund rejected': {
    title: () => 'Refund rejected by Paddle',
    line: (row) => [amountOf(row) && `${amountOf(row)} owed`, shortId(text(row, 'transaction_id')), emailOf(row)],
    act: onPerson('Refund again'),
  },
  'refund refused': {
    title: () => 'Paddle refused a refund',
    line: (row) => [amountOf(row), text(row, 'reason'), emailOf(row)],
    act: onPerson('Refund again'),
  },
  'price not moved': {
    title: () => 'Paddle refused an announced price',
    line: (row) => [amountOf(row), text(row, 'reason'), emailOf(row)],
    act: onPerson('Open'),
  },
  'plan not changed': {
    title: () => 'Paddle refused a plan that was agreed for a renewal',
    line: (row) => [amountOf(row), text(row, 'reason'), emailOf(row)],
    act: onPerson('Open'),
  },
  'charge not moved': {
    title: () => 'Days were given, and the charge stays on its day',
    line: (row) => [text(row, 'reason'), emailOf(row)],
    act: onPerson('Open'),
  },
  'chain broken': {
    title: ({ subject }) => (subject === 'audit' ? 'The audit was changed' : 'The consents were changed'),
    line: (row) => [`Entry ${text(row, 'broken_at')} is missing or is not the one that was written`],
    act: () => ({ name: 'Look', href: consolePaths.team }),
  },
  'reconciliation difference': {
    title: () => 'Our books differ from Paddle’s',
    line: (row) => [shortId(text(row, 'provider_id')), text(row, 'field')],
    act: () => ({ name: 'Look', href: consolePaths.revenue }),
  },
  'second purchase': {
    title: () => 'Second purchase by the same person',
    line: (row) => [`Two subscriptions, ${lasting(Number(row.facts.apart_ms ?? 0))} apart`, emailOf(row)],
    act: onPerson('End one'),
  },
  'bought after a return': {
    title: () => 'Bought again after a payment went back',
    line: (row) => [amountOf(row), shortId(text(row, 'transaction_id')), emailOf(row)],
    act: () => ({ ...solve, name: 'Solve' }),
  },
  'notification of nobody': {
    title: () => 'Notification that belongs to nobody',
    line: (row) => [shortId(text(row, 'about'))],
    act: () => ({ name: 'Find owner', press: 'owner' }),
  },
  'approval wanted': {
    title: (row) => `${text(row, 'document')}, version ${text(row, 'number')} waits for approval`,
    line: (row) => [text(row, 'reason')],
    act: () => ({ name: 'Read', href: consolePaths.offers }),
  },
  'draft of a release': {
    title: (row) => `${text(row, 'document')}: this release brings a new version`,
    line: () => ['Yours stays live. The draft has both, and yours wins.'],
    act: ({ subject }) => ({ name: 'Read', href: `${consolePaths.offers}?draft=${subject}` }),
  },
  'job given up': {
    title: (row) => `Job given up after ${attempts(Number(row.facts.attempts ?? 0))}`,
    line: (row) => [text(row, 'job_kind'), text(row, 'reason'), emailOf(row)],
    act: (row) => (row.facts.can_run_again === true ? { name: 'Run again', press: 'run' } : onPerson('Open')(row)),
  },
};

const attempts = (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`);

export const workTitle = (row: WorkRow): string => words[row.kind].title(row);
export const workLine = (row: WorkRow): string => words[row.kind].line(row).filter(Boolean).join(' · ');
export const workAct = (row: WorkRow): WorkAct => words[row.kind].act(row);

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** `40 s`, `16 min`, `3 h 10 min`, `2 days 4 h`; `0 s` for a time in the future. */
export function lasting(ms: number): string {
  if (ms < minuteMs) return `${Math.floor(Math.max(0, ms) / 1000)} s`;
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  if (ms < 2 * dayMs) return joined(Math.floor(ms / hourMs), 'h', Math.floor((ms % hourMs) / minuteMs), 'min');
  return joined(Math.floor(ms / dayMs), 'days', Math.floor((ms % dayMs) / hourMs), 'h');
}

const joined = (large: number, unit: string, small: number, smallUnit: string) =>
  small === 0 ? `${large} ${unit}` : `${large} ${unit} ${small} ${smallUnit}`;

import { type CsvRow, csvText } from '#contract/csv-text.ts';
import type { FunnelFigures, FunnelQuery, FunnelReport } from './report.ts';
import { optionalSteps } from './report-copy.ts';

/**
 * The report as CSV (RFC 4180): one block for each section with its name and header, separated by empty lines.
 * Shares are 0 to 1, durations are seconds, amounts are in the currency's minor unit; an unknown figure is empty.
 */
export function reportCsv(report: FunnelReport): string {
  const sections = [stepRows(report), screenRows(report), dayRows(report), drawnRows(report), figureRows(report)];
  return sections.map(csvText).join('\r\n');
}

/** Names the days and filters: `everkite-funnel-2030-01-01-to-2030-01-31-cohort-a.csv`. */
export function reportFileName({ from, to, cohort, source }: FunnelQuery): string {
  const parts = ['everkite-funnel', from, 'to', to];
  if (cohort !== undefined) parts.push('cohort', cohort.toLowerCase());
  if (source !== undefined) parts.push('source', source === '' ? 'none' : safeName(source));
  return `${parts.join('-')}.csv`;
}

function stepRows({ steps }: FunnelReport): CsvRow[] {
  return [
    ['steps'],
    ['step', 'people', 'share', 'from_last_step', 'median_duration_s', 'optional'],
    ...steps.map((step) => [
      step.id,
      step.people,
      share(step.share),
      share(step.share_of_previous),
      seconds(step.median_duration_ms),
      step.id in optionalSteps ? 'yes' : 'no',
    ]),
  ];
}

function screenRows({ screens }: FunnelReport): CsvRow[] {
  return [
    ['screens'],
    ['cohort', 'number', 'people', 'left', 'leave_share', 'median_duration_s'],
    ...screens.map((screen) => [
      screen.cohort,
      screen.number,
      screen.people,
      screen.left,
      share(screen.leave_share),
      seconds(screen.median_duration_ms),
    ]),
  ];
}

function dayRows({ days }: FunnelReport): CsvRow[] {
  return [
    ['days'],
    ['day', 'cohort', 'visits', 'paid'],
    ...days.flatMap(({ day, by_cohort }) => by_cohort.map(({ cohort, visits, paid }) => [day, cohort, visits, paid])),
  ];
}

/** Visits by the drawn cohort and by that of the quiz they walked. */
function drawnRows({ drawn }: FunnelReport): CsvRow[] {
  return [
    ['drawn'],
    ['drawn', 'walked', 'visits'],
    ...drawn.map(({ drawn: cohort, cohort: walked, people }) => [cohort ?? 'none', walked ?? 'none', people]),
  ];
}

/** With the days and filters, because the file is read without the page that shows them. */
function figureRows({ query, figures, before, bots, subscribers, payments }: FunnelReport): CsvRow[] {
  const was = before.figures;
  return [
    ['figures'],
    ['figure', 'value', 'before'],
    ['from', query.from, before.from],
    ['to', query.to, before.to],
    ['cohort', query.cohort ?? 'all', null],
    ['source', sourceText(query.source), null],
    ['visits', figures.visits, was.visits],
    ['paid', figures.paid, was.paid],
    ['visit_to_paid', share(figures.visit_to_paid), share(was.visit_to_paid)],
    ...revenueRows(figures, was),
    ['subscriptions', figures.subscriptions, was.subscriptions],
    ['subscriptions_28_days_over', figures.over, was.over],
    ['cancelled_within_28_days', figures.cancelled, was.cancelled],
    ['cancelled_share', share(figures.cancelled_share), share(was.cancelled_share)],
    // These ignore the filters.
    ['bots', bots.people, null],
    ['bots_share', share(bots.share), null],
    ['subscribers', subscribers.people, null],
    ['subscriber_sessions', subscribers.sessions, null],
    ['payments_confirmed', payments.confirmed, null],
    ['payments_measured', payments.measured, null],
    ['payments_claimed', payments.claimed, null],
  ];
}

function revenueRows(now: FunnelFigures, before: FunnelFigures): CsvRow[] {
  const currencies = new Set([...now.revenue, ...before.revenue].map(({ currency }) => currency));
  return [...currencies].flatMap((currency) =>
    (['net', 'gross'] as const).map((kind) => [
      `revenue_${kind}_minor_${currency}`,
      amountIn(currency, kind, now),
      amountIn(currency, kind, before),
    ]),
  );
}

function amountIn(currency: string, kind: 'net' | 'gross', { revenue }: FunnelFigures): number {
  return revenue.find((amount) => amount.currency === currency)?.[`${kind}_minor`] ?? 0;
}

function sourceText(source: string | undefined): string {
  if (source === undefined) return 'all';
  return source === '' ? 'none' : source;
}

const share = (value: number | null) => (value === null ? null : Number(value.toFixed(6)));
const seconds = (ms: number | null) => (ms === null ? null : Math.round(ms / 100) / 10);

function safeName(text: string): string {
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  return name === '' ? 'other' : name;
}

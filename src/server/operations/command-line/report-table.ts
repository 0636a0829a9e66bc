import type { FunnelFigures, FunnelReport } from '#contract/console/report.ts';
import { durationText, optionalSteps, stepNames, switchedOf } from '#contract/console/report-copy.ts';
import { mostLeft } from '#contract/console/report-weak-spots.ts';
import { shareText } from '#contract/format-share.ts';
import { formatMoney } from '#server/mail/format.ts';

/** The number of screens shown: those that most people leave. */
const mostScreens = 5;
const noFigure = 'n/a';

/** The report for a terminal: steps, where people leave, figures. */
export function tableOf(report: FunnelReport): string {
  const { query, before, figures, steps, screens } = report;
  const stepLines = steps.map(({ id, people, people_before, median_duration_ms }) => [
    stepNames[id] + (id in optionalSteps ? ' (optional)' : ''),
    String(people),
    shareText(people, figures.visits),
    people_before === null ? noFigure : shareText(people, people_before),
    durationText(median_duration_ms),
  ]);
  const worst = mostLeft(screens, mostScreens).map(({ cohort, number, people, left, median_duration_ms }) => [
    `${cohort}, screen ${number}`,
    String(people),
    String(left),
    shareText(left, people),
    durationText(median_duration_ms),
  ]);
  return [
    `Funnel of ${query.from} to ${query.to} (UTC)${filterText(query)}`,
    '',
    aligned(['Step', 'People', 'Share', 'From last step', 'Median time'], stepLines),
    '',
    worst.length === 0
      ? 'Where people leave: too few people to say.'
      : aligned(['Where people leave', 'Opened', 'Left', 'Share', 'Median time'], worst),
    '',
    aligned(['Figure', 'These days', `${before.from} to ${before.to}`], figureLines(figures, before.figures)),
    '',
    ...furtherLines(report),
    '',
    'Visits and payers are people whose use was measured: whoever said Reject is not among them. A payer is one whose',
    'payment the provider confirmed. Revenue, subscriptions and cancellations are those of all buyers; what goes back counts on the day it does.',
    'Cancelled are those of the subscriptions begun in these days whose first 28 days are over.',
  ].join('\n');
}

/** Further figures, by which the others can be judged. */
function furtherLines({ drawn, bots, subscribers, payments }: FunnelReport): string[] {
  const switched = switchedOf(drawn);
  return [
    `Took another quiz than the drawn one, and count there: ${switched.people} of ${switched.of}`,
    `Bots among all visits, left out: ${bots.people}${!bots.share ? '' : ` (${shareText(bots.people, allVisits(bots))})`}`,
    `Sessions of signed-in subscribers, left out: ${subscribers.sessions} of ${subscribers.people}`,
    `Payments confirmed: ${payments.confirmed}, of these from measured browsers: ${payments.measured}; browsers that said they paid: ${payments.claimed}`,
  ];
}

const allVisits = ({ people, share }: FunnelReport['bots']) => (share ? Math.round(people / share) : 0);

function figureLines(now: FunnelFigures, then: FunnelFigures): string[][] {
  const line = (name: string, textOf: (figures: FunnelFigures) => string) => [name, textOf(now), textOf(then)];
  return [
    line('Visits', ({ visits }) => String(visits)),
    line('Paid', ({ paid }) => String(paid)),
    line('Visit to paid', ({ paid, visits }) => shareText(paid, visits, 2)),
    line('Revenue, net of tax', ({ revenue }) => money(revenue, 'net_minor')),
    line('Revenue, gross', ({ revenue }) => money(revenue, 'gross_minor')),
    line('Subscriptions', ({ subscriptions }) => String(subscriptions)),
    line('Cancelled within 28 days', ({ cancelled, over }) => shareText(cancelled, over)),
  ];
}

function money(revenue: FunnelFigures['revenue'], kind: 'net_minor' | 'gross_minor'): string {
  return revenue.map((each) => formatMoney(each[kind], each.currency)).join(', ') || noFigure;
}

/** The filter in words. A source is any text from a link, so it is quoted and kept on one line. */
function filterText({ cohort, source }: FunnelReport['query']): string {
  const ofCohort = cohort === undefined ? '' : `, cohort ${cohort}`;
  if (source === undefined) return ofCohort;
  return `${ofCohort}, ${source === '' ? 'without a source' : `source ${JSON.stringify(source)}`}`;
}

/**
 * Aligns the first column to the left and the others, which are numbers, to the right. Table printers bring more
 * packages than this has lines (docs/dependencies.md).
 */
function aligned(head: string[], lines: string[][]): string {
  const widths = head.map((name, i) => Math.max(name.length, ...lines.map((line) => line[i]!.length)));
  const pad = (cell: string, i: number) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!));
  return [head, ...lines].map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

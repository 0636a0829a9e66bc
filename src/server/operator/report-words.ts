import type { FunnelFigures, FunnelReport, FunnelStepId } from '../../contract/report';
import { sayMoney } from '../mail/words';

const stepNames: Record<FunnelStepId, string> = {
  visited: 'Visited',
  started: 'Answered the first question',
  saw_result: 'Saw the result',
  saved_profile: 'Left an address',
  saw_offers: 'Saw the offers',
  opened_checkout: 'Opened the checkout',
  paid: 'Paid',
};

/** Screens that are shown, those where most leave. */
const mostScreens = 5;
const noFigure = 'n/a';

/** The report for a terminal: steps, where people leave, figures. */
export function tableOf({ query, before, figures, steps, screens }: FunnelReport): string {
  const stepLines = steps.map(({ id, people, share, share_of_previous, median_stay_ms }) => [
    stepNames[id],
    String(people),
    percent(share),
    percent(share_of_previous),
    duration(median_stay_ms),
  ]);
  const worst = screens
    .filter(({ left }) => left > 0)
    .sort((a, b) => b.left - a.left)
    .slice(0, mostScreens)
    .map(({ cohort, number, people, left, leave_share, median_stay_ms }) => [
      `${cohort}, screen ${number}`,
      String(people),
      String(left),
      percent(leave_share),
      duration(median_stay_ms),
    ]);
  return [
    `Funnel of ${query.from} to ${query.to} (UTC)${whose(query)}`,
    '',
    aligned(['Step', 'People', 'Share', 'From last step', 'Median stay'], stepLines),
    '',
    worst.length === 0
      ? 'Nobody left at a screen of a quiz.'
      : aligned(['Where people leave', 'Opened', 'Left', 'Share', 'Median stay'], worst),
    '',
    aligned(['Figure', 'These days', `${before.from} to ${before.to}`], figureLines(figures, before.figures)),
    '',
    'Visits and payers are people whose use was measured: whoever said Reject is not among them. Revenue, less what went',
    'back, subscriptions and cancellations are those of all buyers.',
  ].join('\n');
}

/** The steps as comma-separated values with a line of names; shares are 0 to 1, stays ms, unknown ones empty. */
export function csvOf({ steps }: FunnelReport): string {
  const lines = steps.map(({ id, people, share, share_of_previous, median_stay_ms }) =>
    [id, people, share, share_of_previous, median_stay_ms].map((value) => value ?? '').join(','),
  );
  return ['step,people,share,share_of_previous,median_stay_ms', ...lines].join('\n');
}

function figureLines(now: FunnelFigures, then: FunnelFigures): string[][] {
  const line = (name: string, say: (figures: FunnelFigures) => string) => [name, say(now), say(then)];
  return [
    line('Visits', ({ visits }) => String(visits)),
    line('Paid', ({ paid }) => String(paid)),
    line('Visit to paid', ({ visit_to_paid }) => percent(visit_to_paid)),
    line('Revenue', ({ revenue }) => money(revenue)),
    line('Subscriptions', ({ subscriptions }) => String(subscriptions)),
    line('Cancelled since', ({ cancelled, cancelled_share }) => `${cancelled} (${percent(cancelled_share)})`),
  ];
}

function money(revenue: FunnelFigures['revenue']): string {
  return revenue.map(({ amount_minor, currency }) => sayMoney(amount_minor, currency)).join(', ') || noFigure;
}

/** A source is what a link said, so it is quoted and held to one line. */
function whose({ cohort, source }: FunnelReport['query']): string {
  const ofCohort = cohort === undefined ? '' : `, cohort ${cohort}`;
  if (source === undefined) return ofCohort;
  return `${ofCohort}, ${source === '' ? 'without a source' : `source ${JSON.stringify(source)}`}`;
}

function percent(share: number | null): string {
  return share === null ? noFigure : `${(share * 100).toFixed(1)} %`;
}

function duration(ms: number | null): string {
  if (ms === null) return noFigure;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${(ms / 1000).toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The first column to the left, all others, which are numbers, to the right. */
function aligned(head: string[], lines: string[][]): string {
  const widths = head.map((name, i) => Math.max(name.length, ...lines.map((line) => line[i]!.length)));
  const pad = (cell: string, i: number) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!));
  return [head, ...lines].map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

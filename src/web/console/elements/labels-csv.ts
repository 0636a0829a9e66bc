import type { ElementLabel } from '#contract/console/element-label.ts';
import { type CsvRow, csvText } from '#contract/csv-text.ts';
import { eventLabel } from '../funnel/report-labels.ts';

const head: CsvRow = [
  'name',
  'page',
  'selector',
  'presses',
  'people_pressing',
  'event',
  'event_times',
  'event_people',
  'made_at',
  'made_by',
];

/** The labels with their counts as CSV (RFC 4180), head first. */
export function labelsCsv(labels: readonly ElementLabel[]): string {
  return csvText([
    head,
    ...labels.map(({ name, page, selector, counts, event, made_at, made_by }) => [
      name,
      page,
      selector,
      counts.presses.times,
      counts.presses.people,
      event === null ? null : eventLabel(event),
      counts.event?.times ?? null,
      counts.event?.people ?? null,
      made_at,
      made_by,
    ]),
  ]);
}

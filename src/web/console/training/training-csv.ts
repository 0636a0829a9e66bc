import type { DayCounts, TrainingCounts } from '#contract/console/training-counts.ts';
import { type CsvRow, csvText } from '#contract/csv-text.ts';

/** The days as CSV (RFC 4180), header first, then the earliest day; a count of fewer than five people is empty. */
export function trainingCsv({ days, total, today, until }: TrainingCounts): string {
  return csvText([
    ['day', 'flights', 'items'],
    ...days.map(({ day, ...counts }) => rowOf(day, counts)),
    rowOf('all full days', total),
    rowOf(`today until ${until}`, today),
  ]);
}

const rowOf = (name: string, { flights, items }: DayCounts): CsvRow => [name, flights, items];

import type { Difference } from '#contract/console-reconciliation.ts';
import { csvText } from '#contract/csv-text.ts';

const columns = [
  ...(['kind', 'provider_id', 'field', 'ours', 'theirs', 'found_at', 'state'] as const),
  ...(['explained_by', 'explanation', 'closed_at'] as const),
] satisfies (keyof Difference)[];

/** Differences as a file, one a line. */
export const differencesCsv = (differences: readonly Difference[]): string =>
  csvText([columns, ...differences.map((one) => columns.map((column) => one[column]))]);

import type { Kysely } from 'kysely';
import { type CsvRow, csvText } from '#contract/csv-text.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { TrialColumns } from '#training/run/trial.ts';
import { type KeptRun, keptRuns } from './trials.sql.ts';

const ofRun = ['entry_id', 'day', 'at', 'exercise', 'series', 'block', 'session'];
/** In the order of `TrialColumns`. */
const ofTrial = ['t0', 'cond', 'x', 'stim', 'resp', 'rt', 'ok', 'void', 'late', 'src'] as const;

/** All trials that are kept of a person as CSV, one line each; streamed, because there may be many. */
export async function* exportTrials(db: Kysely<Schema>, userId: string): AsyncGenerator<string> {
  yield csvText([[...ofRun, ...ofTrial]]);
  for await (const runs of keptRuns(db, userId)) yield csvText(runs.flatMap(linesOf));
}

function linesOf({ id, day, at, exercise, series, block, session, columns }: KeptRun): CsvRow[] {
  const run = [id, day, at.toISOString(), exercise, series, block, session];
  return columns.t0.map((_, index) => [...run, ...ofTrial.map((name) => cellOf(columns[name][index]))]);
}

function cellOf(value: TrialColumns[keyof TrialColumns][number] | undefined): string | number | null {
  return typeof value === 'boolean' ? String(value) : (value ?? null);
}

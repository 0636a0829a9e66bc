import type { Kysely } from 'kysely';
import { trialsCsvHead, trialsCsvLines } from '#contract/trials-csv.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { keptRuns } from './trials.sql.ts';

/** All trials that are kept of a person as CSV, one line each; streamed, because there may be many. */
export async function* exportTrials(db: Kysely<Schema>, userId: string): AsyncGenerator<string> {
  // Spreadsheets take a table without a byte order mark for one in the system's old character set.
  yield `\ufeff${trialsCsvHead()}`;
  for await (const runs of keptRuns(db, userId)) {
    yield trialsCsvLines(runs.map((run) => ({ ...run, at: run.at.toISOString() })));
  }
}

import { allCohorts, isCohort } from '#contract/cohort.ts';
import type { FunnelQuery } from '#contract/console/report.ts';
import { reportCsv } from '#contract/console/report-csv.ts';
import { latestDays } from '#contract/day.ts';
import { readReport, refusalText } from '#server/analytics/report/read-report.ts';
import { type Command, type CommandOutcome, readArguments } from './command.ts';
import { tableOf } from './report-table.ts';

const usage = 'report [--from 2030-01-01 --to 2030-01-31] [--cohort A] [--source ads] [--csv]';
const text = { type: 'string' } as const;
const options = { from: text, to: text, cohort: text, source: text, csv: { type: 'boolean' } } as const;
const usualDays = 28;

/** The funnel of some days, by default the latest 28, as a table or as the CSV that the console saves. */
export const reportCommand: Command = {
  usage,
  run: async ({ db, clock }, args): Promise<CommandOutcome> => {
    const parsed = parseReport(args, clock());
    if ('fault' in parsed) return parsed;
    const outcome = await readReport(db, parsed.query, clock());
    if ('refused' in outcome) return { fault: refusalText(outcome.refused) };
    return { output: parsed.asCsv ? reportCsv(outcome.report) : tableOf(outcome.report) };
  },
};

/** The requested report; `now` (epoch ms) determines the latest days. */
export function parseReport(args: string[], now: number): { query: FunnelQuery; asCsv: boolean } | { fault: string } {
  const read = readArguments(usage, args, { options });
  if ('fault' in read) return read;
  const { from, to, cohort, source, csv } = read.values;
  if ((from === undefined) !== (to === undefined)) return { fault: 'Give both --from and --to, or neither.' };
  if (cohort !== undefined && !isCohort(cohort)) return { fault: `--cohort must be one of ${allCohorts.join(', ')}.` };
  const days = from === undefined || to === undefined ? latestDays(now, usualDays) : { from, to };
  return {
    query: { ...days, ...(cohort === undefined ? {} : { cohort }), ...(source === undefined ? {} : { source }) },
    asCsv: csv === true,
  };
}

import type { TrialColumns } from '#training/run/trial.ts';
import { type CsvRow, csvText } from './csv-text.ts';

/** A run whose trials are written out. */
export interface RunOfTrials {
  id: string;
  day: string;
  /** ISO 8601. */
  at: string;
  exercise: string;
  series: string | null;
  block: number;
  session: number;
  columns: TrialColumns;
}

const ofRun = ['entry_id', 'day', 'at', 'exercise', 'series', 'block', 'session'];
/** In the order of `TrialColumns`. */
const ofTrial = ['t0', 'cond', 'x', 'stim', 'resp', 'rt', 'ok', 'void', 'late', 'src'] as const;

/** The first line of a file of trials. */
export const trialsCsvHead = (): string => csvText([[...ofRun, ...ofTrial]]);

/** One line for each trial. */
export const trialsCsvLines = (runs: readonly RunOfTrials[]): string => csvText(runs.flatMap(linesOf));

function linesOf({ id, day, at, exercise, series, block, session, columns }: RunOfTrials): CsvRow[] {
  const run = [id, day, at, exercise, series, block, session];
  return columns.t0.map((_, index) => [...run, ...ofTrial.map((name) => cellOf(columns[name][index]))]);
}

function cellOf(value: TrialColumns[keyof TrialColumns][number] | undefined): string | number | null {
  return typeof value === 'boolean' ? String(value) : (value ?? null);
}

import type { RunEntry } from '#training/entries/entry.ts';
import { type DeviceClass, seriesOf } from '#training/run/series.ts';
import type { TrialColumns } from '#training/run/trial.ts';
import type { MeasuredId } from '#training/run/yardstick.ts';
import type { NextRun } from '#training/today/next-run.ts';
import type { RunResult } from '../play/play-props.ts';
import type { NewRun } from './flight-port.ts';

/** The stored part of a run in progress: its last entry, and the number of its trials that the entries have. */
export interface SavedRun {
  id: RunEntry['id'] | null;
  trials: number;
}

/** The entry for the part of a run since its last entry, with the score of the whole run; null for an empty part. */
export function runEntryOf(
  exercise: MeasuredId,
  { setup, session, block }: NextRun,
  { outcome, trials, source }: RunResult,
  kept: SavedRun,
  device: DeviceClass,
): NewRun | null {
  const own = trialsFrom(trials, kept.trials);
  if (own.ok.length === 0) return null;
  const isCounted = own.void.map((reason) => reason === null);
  return {
    kind: 'run',
    exercise,
    series: source && seriesOf(exercise, setup, device, source),
    score: outcome.score,
    se: outcome.se,
    body: {
      session,
      block,
      form: setup.form,
      variant: setup.variant,
      aim: setup.aim,
      device,
      rounds: isCounted.filter(Boolean).length,
      right: own.ok.filter((isRight, i) => isRight && isCounted[i]).length,
      no_score: outcome.noScore,
      facts: outcome.facts,
      continues: kept.id,
    },
    trials: own,
  };
}

/** ms of each round that counts, in order; null for one without a time. */
export const countedTimes = ({ rt, void: voided }: TrialColumns): (number | null)[] =>
  rt.filter((_, i) => voided[i] === null);

function trialsFrom(trials: TrialColumns, from: number): TrialColumns {
  const columns = Object.entries(trials).map(([name, values]) => [name, (values as unknown[]).slice(from)]);
  return Object.fromEntries(columns) as unknown as TrialColumns;
}

import type { RunOutcome, RunSetup } from '#training/run/task.ts';
import type { Source, TrialColumns } from '#training/run/trial.ts';
import type { Notes } from '#web/training/store/notes.ts';

/** The outcome of a run. */
export interface RunResult {
  outcome: RunOutcome;
  trials: TrialColumns;
  /** The source of most answers; null without an answer. */
  source: Source | null;
  /** `away`: the page was left, and the run may continue; the part until then is to be stored. */
  ended: 'finished' | 'stopped' | 'away';
}

/** The props of every exercise with rounds. */
export interface PlayProps {
  /** Name of the exercise. */
  name: string;
  setup: RunSetup;
  /** The person's own texts; without them, an exercise leaves out the part that needs some. */
  notes?: Notes;
  /** Called once at the end, and earlier whenever the page is left. */
  onResult(result: RunResult): void;
}

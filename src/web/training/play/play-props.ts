import type { RunOutcome, RunSetup } from '#training/run/task.ts';
import type { Source, TrialColumns } from '#training/run/trial.ts';
import type { Notes } from '#web/training/store/notes.ts';

/** What came of a run. */
export interface RunResult {
  outcome: RunOutcome;
  trials: TrialColumns;
  /** What most answers were given with; null without an answer. */
  source: Source | null;
  /** `away`: the page was left, and the run may go on; what was done until then is to be kept. */
  ended: 'finished' | 'stopped' | 'away';
}

/** What every exercise with rounds gets from the flight. */
export interface PlayProps {
  /** Name of the exercise. */
  name: string;
  setup: RunSetup;
  /** The person's own texts; an exercise that asks for some leaves that out without them. */
  notes?: Notes;
  /** Called once at the end, and before that whenever the page is left. */
  onResult(result: RunResult): void;
}

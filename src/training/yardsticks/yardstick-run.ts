import type { RunEntry } from '#training/entries/entry.ts';
import type { DeviceClass } from '#training/run/series.ts';
import type { YardstickId } from '#training/run/yardstick.ts';
import { type NextRun, nextRun } from '#training/today/next-run.ts';

/** The form of each: ms of play that count, and the number of rounds before them that do not (training.md § 3.3). */
const forms: Readonly<Record<YardstickId, { lastsMs: number; practice: number }>> = {
  'still-air': { lastsMs: 180_000, practice: 0 },
  'same-or-not': { lastsMs: 90_000, practice: 4 },
};

interface YardstickFacts {
  yardstick: YardstickId;
  /** This yardstick's runs until now, oldest first. */
  runs: readonly RunEntry[];
  planSeed: string;
  day: string;
  device: DeviceClass;
}

/** The next run of a yardstick: always the same except for its sequence. */
export function yardstickRun({ yardstick, ...facts }: YardstickFacts): NextRun {
  const usual = { form: 'timed', variant: '', feel: null, rounds: 0 } as const;
  const next = nextRun({ ...facts, ...usual, exercise: yardstick });
  return { ...next, setup: { ...next.setup, ...forms[yardstick], lastScore: null } };
}

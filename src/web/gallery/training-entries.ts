import type { Entry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { useTraining } from '#web/training/store/training-store.ts';

/** Somebody's training, as a page has it when it has read these entries. */
export const trainingOf = (entries: readonly Entry[]) => ({
  ...useTraining.getState(),
  entries,
  folded: foldEntries(entries),
});

import { create } from 'zustand';

/** Between the title of a guided step and the button that reads it aloud. */
interface StepText {
  /** What the step says; empty when no step is shown. */
  sentences: readonly string[];
  /** The index of the sentence that is read; null while nothing is. */
  read: number | null;
}

export const useStepText = create<StepText>()(() => ({ sentences: [], read: null }));

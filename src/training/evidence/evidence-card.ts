import type { Engine } from '#training/exercises/engine.ts';

/** How strong the evidence about the exercise is, in words (training.md § 7). */
export type Grade = 'Good for this task' | 'Some' | 'Mixed' | 'One small trial' | 'None that we know';

export interface EvidenceSource {
  /** In plain words, because the titles of papers are hard to read and often name conditions. */
  title: string;
  /** The authors and the journal, such as "Sala and others, Collabra". */
  by: string;
  year: number;
  url: string;
}

/** The ids of cards: every kind of exercise, and the form of `hold-the-line` in which nothing moves. */
export type EvidenceId = Engine | 'still-air';

/** What is known about an exercise, and what is not. Every text is short and plain. */
export interface EvidenceCard {
  grade: Grade;
  /** The trained ability, in one sentence. */
  trains: string;
  /** The effect of practice, in two short sentences; shown before the exercise begins. */
  practice: string;
  known: string;
  notKnown: string;
  /** The precision of our number: the smallest visible change and the sessions it needs, or the counted thing. */
  exact: string;
  /** Empty only for the grade `None that we know`. */
  sources: readonly EvidenceSource[];
  /** `YYYY-MM-DD`. A card that nobody has looked through for 24 months fails the tests. */
  reviewedOn: string;
}

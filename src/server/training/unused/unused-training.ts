import { dayMs } from '#contract/day.ts';

/** Two years without a plan, after which we ask whether to keep the training (training.md § 5.6). */
export const unusedAfterMs = 2 * 366 * dayMs;
/** The time for an answer, which is opening the training. */
export const answerMs = 60 * dayMs;

/** The facts that decide whether training is kept. Times are epoch ms. */
export interface Use {
  /** Null when there was never any access. */
  accessEndedAt: number | null;
  /** When the person chose to keep it in the account. */
  chosenAt: number;
  /** The latest question and its answer; null without one. */
  askedAt: number | null;
  answeredAt: number | null;
}

/**
 * What to do with the training of a person who may have no plan any more. An answer counts like a plan: two years after
 * it we ask again, and we erase only after a question that is newer than the answer.
 * @param now epoch ms
 */
export function fateOf({ accessEndedAt, chosenAt, askedAt, answeredAt }: Use, now: number): 'keep' | 'ask' | 'erase' {
  const usedAt = Math.max(accessEndedAt ?? chosenAt, chosenAt, answeredAt ?? chosenAt);
  if (now < usedAt + unusedAfterMs) return 'keep';
  if (askedAt === null || askedAt <= usedAt) return 'ask';
  return now < askedAt + answerMs ? 'keep' : 'erase';
}

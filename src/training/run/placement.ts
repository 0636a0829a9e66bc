import { difficultyTargets } from './difficulty-target.ts';
import { type Answer, difficultyFor, estimateOf, type Observer } from './posterior.ts';
import type { RunSetup } from './task.ts';

/** The rule by which an exercise with few, long rounds places each of them (training.md § 2.4). */
export interface PlacementRule {
  observer: Observer;
  /** The difficulty of the first two rounds of a person without an earlier session. */
  first: number;
  /** How much harder a round may be than the hardest right one, so that nobody jumps after two easy ones. */
  longestStep: number;
}

/** The number of rounds that the last score may place. With more, today's score would follow the last one. */
const roundsOfLastScore = 2;

/**
 * The difficulty of the next round, from this session's answers that count: where the aim's share comes out right.
 * The first two rounds are one spread easier than the last session's score.
 */
export function nextDifficulty(
  { observer, first, longestStep }: PlacementRule,
  { aim, lastScore }: Pick<RunSetup, 'aim' | 'lastScore'>,
  answers: readonly Answer[],
): number {
  const { from, to, spread } = observer;
  if (answers.length < roundsOfLastScore) {
    const x = lastScore === null ? first : lastScore - spread;
    return Math.min(to, Math.max(from, x));
  }
  const wished = difficultyFor(observer, estimateOf(observer, answers).mean, difficultyTargets[aim].share);
  const right = answers.filter(({ isRight }) => isRight).map(({ x }) => x);
  return right.length === 0 ? wished : Math.min(wished, Math.max(...right) + longestStep);
}

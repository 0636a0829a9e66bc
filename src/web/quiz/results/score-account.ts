import type { Quiz, ScoreExplanation } from '../../../quiz/quiz';
import { scoreTables } from '../../../quiz/score';
import { resultWords } from './result-words';

/** How a score came about, in words: the same on screen, on paper and in the text to keep. */
export interface ScoreAccount {
  intro: string;
  /** From the points to the shown score; the last one is the score. */
  steps: readonly { words: string; value: string }[];
  /** The scores of each level. */
  levels: string;
}

/** Says nothing that the sum does not do (§ 9). */
export function scoreAccount(quiz: Quiz, explanation: ScoreExplanation): ScoreAccount {
  const { totalPoints, rawScore, limits, score } = explanation;
  const { formula, worked } = resultWords[quiz.name];
  return {
    intro: `${formula} Each level then shows its scores within fixed limits. The scale is our own and not a validated instrument.`,
    steps: [
      { words: 'All points', value: String(totalPoints) },
      { words: worked(totalPoints), value: rawScore.toFixed(1).replace('-', '−') },
      { words: limitWords(limits), value: score.toFixed(1) },
    ],
    levels: levelsInWords(quiz),
  };
}

/** § 9 gives some levels only one limit, and one level none. */
function limitWords({ min, max }: ScoreExplanation['limits']): string {
  if (min === 0 && max === 100) return 'Shown as it is: your level has no limits';
  if (min === 0) return `Shown no higher than ${max}, the limit of your level`;
  if (max === 100) return `Shown no lower than ${min}, the limit of your level`;
  return `Shown within ${min} to ${max}, the limits of your level`;
}

function levelsInWords({ name, results: { low, middle, high } }: Quiz): string {
  const { lowUpTo, highFrom } = scoreTables[name];
  return `Before the limits: up to ${lowUpTo} is ${low.word}, above ${lowUpTo} and below ${highFrom} is ${middle.word}, from ${highFrom} on is ${high.word}.`;
}

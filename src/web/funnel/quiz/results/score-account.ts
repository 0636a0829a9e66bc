import type { ScoreExplanation } from '#quiz/engine/score-explanation.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { shownScore } from './result-copy.ts';

/** The explanation of a score; the same on screen, in print and in the download. */
export interface ScoreAccount {
  intro: string;
  /** From the total points to the score. */
  steps: readonly { label: string; value: string }[];
  /** The scores of each level. */
  levels: string;
}

/** § 9: the formula as a sentence (`sum`) and with the points filled in (`filledIn`). */
const plainFormula = {
  sum: 'We add them up, multiply by 1.6 and round to one decimal.',
  filledIn: (points: number) => `${points} × 1.6`,
};
const invertedFormula = {
  sum: 'We add them up, multiply by 1.6, take that away from 100 and round to one decimal.',
  filledIn: (points: number) => `100 − ${points} × 1.6`,
};

/** Must describe exactly what `scoreOf` calculates (§ 9). */
export function scoreAccount(quiz: Quiz, explanation: ScoreExplanation): ScoreAccount {
  const { totalPoints, rawScore, limits, score } = explanation;
  const { sum, filledIn } = quiz.scale.inverted ? invertedFormula : plainFormula;
  return {
    intro: `Each answer gives points. ${sum} Each level then shows its scores within fixed limits. The scale is our own and not a validated instrument.`,
    steps: [
      { label: 'All points', value: String(totalPoints) },
      { label: filledIn(totalPoints), value: rawScore.toFixed(1).replace('-', '−') },
      { label: limitLabel(limits), value: score.toFixed(1) },
      { label: 'Your score, as shown above', value: shownScore(quiz, score) },
    ],
    levels: levelsText(quiz),
  };
}

/** § 9 gives some levels only one limit and one level none. */
function limitLabel({ min, max }: ScoreExplanation['limits']): string {
  if (min === 0 && max === 100) return 'Shown as it is: your level has no limits';
  if (min === 0) return `Shown no higher than ${max}, the limit of your level`;
  if (max === 100) return `Shown no lower than ${min}, the limit of your level`;
  return `Shown within ${min} to ${max}, the limits of your level`;
}

function levelsText({ scale, results: { low, middle, high } }: Quiz): string {
  const { lowUpTo, highFrom } = scale;
  return `Before the limits: up to ${lowUpTo} is ${low.word}, above ${lowUpTo} and below ${highFrom} is ${middle.word}, from ${highFrom} on is ${high.word}.`;
}

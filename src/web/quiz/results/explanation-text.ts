import type { ScoreExplanation } from '../../../quiz/quiz';

/** The whole explanation as plain text, to keep. */
export function explanationText({ parts, totalPoints, rawScore, limits, score }: ScoreExplanation): string {
  return [
    'How your score came about. A self-check, not a diagnosis; the scale is our own and not a validated instrument.',
    '',
    ...parts.map(({ title, answers, points }) => `${points}  ${title} ${answers.join(', ')}`),
    '',
    `All points: ${totalPoints}`,
    `${totalPoints} x 1.6 = ${rawScore.toFixed(1)}`,
    `Shown within ${limits.min} to ${limits.max}: ${score.toFixed(1)}`,
    '',
  ].join('\n');
}

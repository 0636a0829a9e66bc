import { resultOf } from '#quiz/engine/result.ts';
import { explainScore } from '#quiz/engine/score-explanation.ts';
import type { Quiz, QuizState } from '#quiz/quiz.ts';
import { shownScore } from './result-copy.ts';
import { scoreAccount } from './score-account.ts';

/** The explanation as plain text, for the download. */
export function explanationText(quiz: Quiz, state: QuizState): string {
  const explanation = explainScore(quiz, state);
  const { intro, steps, levels } = scoreAccount(quiz, explanation);
  const { score, content } = resultOf(quiz, state);
  return [
    `${content.word}, ${shownScore(quiz, score)} of 100. ${content.levelTitle}.`,
    'A self-check, not a diagnosis.',
    '',
    'How your score came about',
    intro,
    '',
    ...explanation.parts.map(({ title, answers, points }) => `${points}  ${title} ${answers.join(', ')}`),
    '',
    ...steps.map(({ label, value }) => `${label}: ${value}`),
    '',
    levels,
    '',
  ].join('\n');
}

import { noneOfThese, type Quiz, type QuizState, type Screen } from '#quiz/quiz.ts';
import { progressOf, totalPoints } from './progress.ts';
import { scoreOf } from './score.ts';

/** How a score came about: the parts' points sum to `totalPoints`. */
export interface ScoreExplanation {
  parts: readonly { screen: number; title: string; answers: readonly string[]; points: number }[];
  totalPoints: number;
  /** Points × 1.6, one decimal; on an inverted scale 100 minus that. */
  rawScore: number;
  /** The limits of the level that the raw score fell into. */
  limits: { min: number; max: number };
  /** The shown score. */
  score: number;
}

type Part = ScoreExplanation['parts'][number];

/**
 * How the score was calculated: the points of every answered screen that can give points, then the steps of the formula
 * (§ 9). The points of `parts` add up to `totalPoints`. Answers are the labels from the screen.
 */
export function explainScore(quiz: Quiz, state: QuizState): ScoreExplanation {
  const parts = quiz.screens.flatMap((screen, index) => partOf(screen, index + 1, state));
  const points = totalPoints(quiz, state);
  const { rawScore, limits, score } = scoreOf(quiz.scale, points);
  return { parts, totalPoints: points, rawScore, limits, score };
}

function partOf(screen: Screen, screenNumber: number, state: QuizState): Part[] {
  const { answered, answers, points } = progressOf(state, screenNumber);
  const options = screen.options ?? [];
  if (!answered || options.every(({ value }) => value === 0)) return [];
  const labels = options.filter(({ id }) => answers.includes(id)).map(({ label }) => label);
  return [
    {
      screen: screenNumber,
      title: screen.statement?.text ?? screen.title,
      answers: answers.includes(noneOfThese) ? ['None of these'] : labels,
      points,
    },
  ];
}

import type { ScoreScale } from './quiz.ts';

/** § 9, for quizzes in which a high score means many signs. */
export const signsScale: ScoreScale = {
  inverted: false,
  lowUpTo: 30,
  highFrom: 60,
  limits: {
    low: { min: 20.3, max: 28 },
    middle: { min: 45.6, max: 57 },
    high: { min: 75.1, max: 93 },
  },
};

/** § 9, for quizzes in which a high score is good. Where it gives no limit, the whole of 0 to 100 is left. */
export const wellbeingScale: ScoreScale = {
  inverted: true,
  lowUpTo: 55,
  highFrom: 80,
  limits: {
    low: { min: 20.3, max: 100 },
    middle: { min: 0, max: 100 },
    high: { min: 0, max: 91 },
  },
};

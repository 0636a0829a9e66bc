import type { ScoreScale } from './quiz.ts';

/** § 9: for quizzes whose high scores mean many signs. */
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

/** § 9: for quizzes whose high scores are good. Where § 9 gives no limit, it is 0 or 100. */
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

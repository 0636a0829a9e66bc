import type { LevelName, QuizName } from './quiz';

/** The least and the greatest score a level shows, 0 to 100. */
interface ScoreLimits {
  min: number;
  max: number;
}

export interface Score {
  /** Before the limits of the level, one decimal; may lie outside 0 to 100. */
  rawScore: number;
  level: LevelName;
  limits: ScoreLimits;
  /** The raw score held within the limits: the number that is shown. */
  score: number;
}

interface ScoreTable {
  /** The score is 100 minus the points' value. */
  inverted: boolean;
  /** Raw scores up to and including this are low. */
  lowUpTo: number;
  /** Raw scores from this on are high. */
  highFrom: number;
  limits: Record<LevelName, ScoreLimits>;
}

const attention: ScoreTable = {
  inverted: false,
  lowUpTo: 30,
  highFrom: 60,
  limits: {
    low: { min: 20.3, max: 28 },
    middle: { min: 45.6, max: 57 },
    high: { min: 75.1, max: 93 },
  },
};

/** § 9, where it gives no limit, leaves the whole of 0 to 100. */
const wellbeing: ScoreTable = {
  inverted: true,
  lowUpTo: 55,
  highFrom: 80,
  limits: {
    low: { min: 20.3, max: 100 },
    middle: { min: 0, max: 100 },
    high: { min: 0, max: 91 },
  },
};

/** § 9: how each quiz turns points into a level and a score. */
export const scoreTables: Record<QuizName, ScoreTable> = {
  'quiz-one': attention,
  'quiz-two': attention,
  'mental-health': wellbeing,
};

/** § 9: a point is worth 1.6, counted in tenths so that binary fractions cannot shift a boundary. */
const tenthsPerPoint = 16;

/**
 * The score of a quiz (§ 9): points × 1.6 rounded half up to one decimal, then the limits of its level.
 * @param points the sum of the answers' values
 */
export function scoreOf(quizName: QuizName, points: number): Score {
  const tenths = Math.round(points * tenthsPerPoint);
  const rawScore = (scoreTables[quizName].inverted ? 1000 - tenths : tenths) / 10;
  const level = levelOf(quizName, rawScore);
  const limits = scoreTables[quizName].limits[level];
  return { rawScore, level, limits, score: Math.min(limits.max, Math.max(limits.min, rawScore)) };
}

/**
 * The level a raw score falls into (§ 9).
 * @param rawScore one decimal, before any limit
 */
export function levelOf(quizName: QuizName, rawScore: number): LevelName {
  const table = scoreTables[quizName];
  if (rawScore <= table.lowUpTo) return 'low';
  return rawScore < table.highFrom ? 'middle' : 'high';
}

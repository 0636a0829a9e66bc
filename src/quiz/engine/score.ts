import type { LevelName, ScoreLimits, ScoreScale } from '#quiz/quiz.ts';

export interface Score {
  /** Before the limits of the level, one decimal; may lie outside 0 to 100. */
  rawScore: number;
  level: LevelName;
  limits: ScoreLimits;
  /** The raw score held within the limits: the number that is shown. */
  score: number;
}

/** § 9: a point is worth 1.6, counted in tenths so that binary fractions cannot shift a boundary. */
const tenthsPerPoint = 16;

/**
 * The score on a quiz's scale (§ 9): points × 1.6 rounded half up to one decimal, then the limits of its level.
 * @param points the sum of the answers' values
 */
export function scoreOf(scale: ScoreScale, points: number): Score {
  const tenths = Math.round(points * tenthsPerPoint);
  const rawScore = (scale.inverted ? 1000 - tenths : tenths) / 10;
  const level = levelOf(scale, rawScore);
  const limits = scale.limits[level];
  return { rawScore, level, limits, score: Math.min(limits.max, Math.max(limits.min, rawScore)) };
}

/**
 * The level a raw score falls into (§ 9).
 * @param rawScore one decimal, before any limit
 */
export function levelOf(scale: ScoreScale, rawScore: number): LevelName {
  if (rawScore <= scale.lowUpTo) return 'low';
  return rawScore < scale.highFrom ? 'middle' : 'high';
}

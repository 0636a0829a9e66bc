import type { LevelName, ScoreLimits, ScoreScale } from '#quiz/quiz.ts';

export interface Score {
  /** Before the level's limits, one decimal; can be outside 0 to 100. */
  rawScore: number;
  level: LevelName;
  limits: ScoreLimits;
  /** The raw score clamped to the limits; this is the score shown. */
  score: number;
}

/** § 9: 1.6 per point, in tenths so that binary fractions cannot move a score across a level's boundary. */
const tenthsPerPoint = 16;

/**
 * The score on a quiz's scale (§ 9): points × 1.6, rounded half up to one decimal and clamped to the limits of its
 * level.
 * @param points the sum of the answers' points
 */
export function scoreOf(scale: ScoreScale, points: number): Score {
  const tenths = Math.round(points * tenthsPerPoint);
  const rawScore = (scale.inverted ? 1000 - tenths : tenths) / 10;
  const level = levelOf(scale, rawScore);
  const limits = scale.limits[level];
  return { rawScore, level, limits, score: Math.min(limits.max, Math.max(limits.min, rawScore)) };
}

/**
 * The level of a raw score (§ 9).
 * @param rawScore one decimal, before the limits
 */
export function levelOf(scale: ScoreScale, rawScore: number): LevelName {
  if (rawScore <= scale.lowUpTo) return 'low';
  return rawScore < scale.highFrom ? 'middle' : 'high';
}

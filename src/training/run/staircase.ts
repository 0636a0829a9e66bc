import { type DifficultyTarget, difficultyTargets } from './difficulty-target.ts';

/** The range and step of an exercise's difficulty `x`, in its unit; larger is harder. */
export interface StaircaseRule {
  from: number;
  to: number;
  /** Δ⁺: how much easier it gets after a wrong answer. */
  easierStep: number;
  aim: DifficultyTarget;
}

export interface Staircase {
  x: number;
  /** Right answers in a row since the last step. */
  rightInRow: number;
  /** Whether the last step was a harder one; null before the first. */
  lastWasHarder: boolean | null;
  reversals: number;
}

/** Until the second reversal steps are twice as long, so that a start far off is soon left. */
const reversalsOfLongSteps = 2;

export const startStaircase = (x: number): Staircase => ({ x, rightInRow: 0, lastWasHarder: null, reversals: 0 });

/** The staircase after an answer (training.md § 2.3). It places rounds; the score comes from `estimateOf`. */
export function stepStaircase(rule: StaircaseRule, before: Staircase, isRight: boolean): Staircase {
  const { rightInRow: needed, stepRatio } = difficultyTargets[rule.aim];
  const rightInRow = isRight ? before.rightInRow + 1 : 0;
  if (isRight && rightInRow < needed) return { ...before, rightInRow };
  const reversals = before.reversals + (before.lastWasHarder === !isRight ? 1 : 0);
  const length = rule.easierStep * (before.reversals < reversalsOfLongSteps ? 2 : 1);
  const x = before.x + (isRight ? length * stepRatio : -length);
  return { x: Math.min(rule.to, Math.max(rule.from, x)), rightInRow: 0, lastWasHarder: isRight, reversals };
}

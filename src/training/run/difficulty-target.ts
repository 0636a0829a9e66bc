/** The difficulty from the next time on, after the person's answer about an exercise (training.md § 3.4, 6). */
export type DifficultyTarget = 'harder' | 'usual' | 'easier';

interface DifficultyTargetRule {
  /** Where the posterior places the next round: the share that should come out right. */
  share: number;
  /** The number of right answers in a row after which the staircase gets harder. */
  rightInRow: number;
  /** The harder step as a share of the easier one (García-Pérez 1998, 10.1016/s0042-6989(97)00340-4). */
  stepRatio: number;
}

export const difficultyTargets: Readonly<Record<DifficultyTarget, DifficultyTargetRule>> = {
  harder: { share: 0.75, rightInRow: 1, stepRatio: 0.2845 },
  usual: { share: 0.8, rightInRow: 2, stepRatio: 0.5488 },
  easier: { share: 0.87, rightInRow: 3, stepRatio: 0.7393 },
};

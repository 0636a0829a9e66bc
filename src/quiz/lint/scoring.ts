import type { Area, Quiz, ScoreScale, Screen, ScreenType } from '#quiz/quiz.ts';

interface ScoredOption {
  id: string;
  value: number;
  exclusive?: true;
  minutes?: number;
}

interface ScoredScreen {
  id: string;
  type: ScreenType;
  /** How many answers can be given: one, or many with "None of these" or "All of these". */
  answers: string;
  area?: Area;
  purpose?: string;
  options: ScoredOption[];
}

/** What score, level and plan depend on, without a word of it. */
export interface Scoring {
  screens: ScoredScreen[];
  scale: ScoreScale;
}

/** Where two quizzes are equal in this, answers to the one mean the same in the other. */
export function scoringOf({ screens, scale }: Pick<Quiz, 'screens' | 'scale'>): Scoring {
  return { screens: screens.map(scoredScreen), scale };
}

function scoredScreen(screen: Screen): ScoredScreen {
  const { id, type, area, purpose, options = [] } = screen;
  return {
    id,
    type,
    answers: answersOf(screen),
    ...(area !== undefined && { area }),
    ...(purpose !== undefined && { purpose }),
    options: options.map(({ id: option, value, exclusive, minutes }) => ({
      id: option,
      value,
      ...(exclusive && { exclusive }),
      ...(minutes !== undefined && { minutes }),
    })),
  };
}

/** Such as "many, none". */
export const answersOf = ({ multiple, canSelectNone, canSelectAll }: Screen): string =>
  [multiple ? 'many' : 'one', canSelectNone && 'none', canSelectAll && 'all'].filter(Boolean).join(', ');

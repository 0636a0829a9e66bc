import type { Area, LevelName, QuizName } from '../../../quiz/quiz';

/** What a result screen says besides the level's own words. */
interface ResultWords {
  areasTitle: string;
  /** How to read the areas, where the score could be taken to read the same way. */
  areasHint?: string;
  areaNames: Record<Area, string>;
  /** The main button: what comes next. */
  goOn: string;
  /** How the score is worked out from the points (§ 9), in a sentence and with the points put in. */
  formula: string;
  worked: (points: number) => string;
}

const attentionFormula = {
  formula: 'Each answer gives points. We add them up, multiply by 1.6 and round to one decimal.',
  worked: (points: number) => `${points} × 1.6`,
};

/** One row a quiz. */
export const resultWords: Record<QuizName, ResultWords> = {
  'quiz-one': {
    areasTitle: 'What makes it windy',
    areaNames: {
      adhd: 'Attention signs',
      concentration: 'Losing focus',
      procrastination: 'Putting things off',
      anxiety: 'Worry',
    },
    goOn: 'See what helps',
    ...attentionFormula,
  },
  'quiz-two': {
    areasTitle: 'Where the wind comes from',
    areaNames: {
      adhd: 'Time and plans',
      concentration: 'Losing focus',
      procrastination: 'Putting things off',
      anxiety: 'Worry',
    },
    goOn: 'Keep my result',
    ...attentionFormula,
  },
  'mental-health': {
    areasTitle: 'What weighs on you',
    areasHint: 'Here Low means that little weighs. Your score runs the other way: higher is lighter.',
    areaNames: {
      adhd: 'Time and chores',
      concentration: 'Drifting thoughts',
      procrastination: 'Putting things off',
      anxiety: 'Worry',
    },
    goOn: 'See what helps',
    formula:
      'Each answer gives points. We add them up, multiply by 1.6, take that away from 100 and round to one decimal.',
    worked: (points) => `100 − ${points} × 1.6`,
  },
};

/** Where help lines stand on a result: none belong there, before everything else, or in their place among it. */
export type HelpPlace = 'none' | 'first' | 'among';

/** Every mental-health result shows them; who is at risk sees them first. */
export function helpPlace(quizName: QuizName, level: LevelName): HelpPlace {
  if (quizName !== 'mental-health') return 'none';
  return level === 'low' ? 'first' : 'among';
}

/** The heading, with the first name if the visitor gave one. */
export function resultTitle(title: string, firstName: string): string {
  return firstName === '' ? title : `${firstName}, ${title[0]!.toLowerCase()}${title.slice(1)}`;
}

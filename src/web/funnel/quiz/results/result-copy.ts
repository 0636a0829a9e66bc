import type { LevelName, QuizCopy } from '#quiz/quiz.ts';

/** Where help lines stand on a result: none belong there, before everything else, or in their place among it. */
export type HelpPlace = 'none' | 'first' | 'among';

/** Who is at risk sees them first. */
export function helpPlace({ hasHelpLines }: Pick<QuizCopy['result'], 'hasHelpLines'>, level: LevelName): HelpPlace {
  if (!hasHelpLines) return 'none';
  return level === 'low' ? 'first' : 'among';
}

/** The heading, with the first name if the visitor gave one. */
export function resultTitle(title: string, firstName: string): string {
  return firstName === '' ? title : `${firstName}, ${title[0]!.toLowerCase()}${title.slice(1)}`;
}

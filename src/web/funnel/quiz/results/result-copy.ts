import type { LevelName, QuizCopy } from '#quiz/quiz.ts';

/** Where a result shows the help lines: nowhere, before everything else, or among the other sections. */
export type HelpPlace = 'none' | 'first' | 'among';

/** A visitor at risk sees them first. */
export function helpPlace({ hasHelpLines }: Pick<QuizCopy['result'], 'hasHelpLines'>, level: LevelName): HelpPlace {
  if (!hasHelpLines) return 'none';
  return level === 'low' ? 'first' : 'among';
}

/** The heading; an empty first name leaves it as it is. */
export function resultTitle(title: string, firstName: string): string {
  return firstName === '' ? title : `${firstName}, ${title[0]!.toLowerCase()}${title.slice(1)}`;
}

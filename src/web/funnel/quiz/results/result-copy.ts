import type { SubAssessment } from '#quiz/engine/result.ts';
import { levelOf } from '#quiz/engine/score.ts';
import type { LevelName, Quiz, QuizCopy } from '#quiz/quiz.ts';

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

/**
 * The score as the result shows it, a whole number, because a decimal would look more exact than a self-check is. Only
 * where the whole number would belong to another level, the decimal stays.
 */
export function shownScore({ scale }: Pick<Quiz, 'scale'>, score: number): string {
  const whole = Math.round(score);
  return levelOf(scale, whole) === levelOf(scale, score) ? String(whole) : score.toFixed(1);
}

/**
 * Which areas have the highest level that any area has, such as "High: Losing focus and Worry." Empty when all are low.
 */
export function areasSentence(
  { areaNames, areaWords }: Pick<QuizCopy['result'], 'areaNames' | 'areaWords'>,
  subAssessments: readonly SubAssessment[],
): string {
  const top = (['high', 'middle'] as const).find((level) => subAssessments.some((one) => one.level === level));
  if (top === undefined) return '';
  const names = subAssessments.filter(({ level }) => level === top).map(({ area }) => areaNames[area]);
  if (names.length === subAssessments.length) return `${areaWords[top]} in all four areas.`;
  return `${areaWords[top]}: ${names.join(', ')}.`;
}

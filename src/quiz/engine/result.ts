import { difficultToAnswer } from '#quiz/answer-scales.ts';
import type { Area, LevelContent, LevelName, Quiz, QuizState, Screen } from '#quiz/quiz.ts';
import { progressOf, totalPoints } from './progress.ts';
import { scoreOf } from './score.ts';

export interface SubAssessment {
  area: Area;
  level: LevelName;
  desc: string;
  /** Where the marker stands on the level line, 0 to 100. */
  position: number;
}

/** § 3: what the result screen shows. */
export interface Result {
  /** 0 to 100, one decimal, within its level's limits (§ 9). */
  score: number;
  level: LevelName;
  content: LevelContent;
  subAssessments: readonly SubAssessment[];
  /** Three: the visitor's own words first, the level's to fill up. */
  symptoms: readonly string[];
}

/** § 3: the areas in the order they are shown. */
const areas: readonly Area[] = ['adhd', 'concentration', 'procrastination', 'anxiety'];

/** § 3. */
const symptomCount = 3;

/** The result (§ 3): score, level and its copy, the four areas and three symptoms. */
export function resultOf(quiz: Quiz, state: QuizState): Result {
  const { score, level } = scoreOf(quiz.scale, totalPoints(quiz, state));
  const content = quiz.results[level];
  const subAssessments = areas.map((area): SubAssessment => {
    const found = areaLevel(quiz, state, area);
    return { area, ...found, desc: content.subAssessments[area][found.level] };
  });
  const own = [...chosenTraits(quiz, state), ...wellKnownTraits(quiz, state)];
  const symptoms = [...new Set([...own, ...content.symptoms])].slice(0, symptomCount);
  return { score, level, content, subAssessments, symptoms };
}

/**
 * The level of an area, from the answers on its own screens only: below a third of the possible points it is low, below
 * two thirds middle, otherwise high. In all quizzes more points mean more signs.
 * @returns `position` is the percentage of the possible points, 0 to 100 with one decimal
 */
function areaLevel(quiz: Quiz, state: QuizState, area: Area): { level: LevelName; position: number } {
  let points = 0;
  let possible = 0;
  quiz.screens.forEach((screen, index) => {
    if (screen.area !== area) return;
    const given = progressOf(state, index + 1);
    points += given.answered ? given.points : 0;
    possible += possiblePoints(screen);
  });
  if (possible === 0) return { level: 'low', position: 0 };
  return { level: levelOfShare(points, possible), position: Math.round((points * 1000) / possible) / 10 };
}

function levelOfShare(points: number, possible: number): LevelName {
  if (points * 3 < possible) return 'low';
  return points * 3 < possible * 2 ? 'middle' : 'high';
}

function possiblePoints(screen: Screen): number {
  const values = (screen.options ?? []).map(({ value }) => value);
  return screen.multiple ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
}

function chosenTraits(quiz: Quiz, state: QuizState): string[] {
  return quiz.screens.flatMap((screen, index) => {
    if (screen.purpose !== 'symptoms') return [];
    const { answers } = progressOf(state, index + 1);
    return (screen.options ?? []).flatMap(({ id, trait }) => (trait && answers.includes(id) ? [trait] : []));
  });
}

/**
 * The traits of the questions answered in the upper third of their points, highest share first, ties in the order of
 * the screens. "Difficult to answer" has points but does not confirm the trait, so it is left out.
 */
function wellKnownTraits(quiz: Quiz, state: QuizState): string[] {
  const known = quiz.screens.flatMap((screen, index) => {
    const { answers, points } = progressOf(state, index + 1);
    const possible = possiblePoints(screen);
    if (!screen.trait || answers.includes(difficultToAnswer.id)) return [];
    return levelOfShare(points, possible) === 'high' ? [{ trait: screen.trait, share: points / possible }] : [];
  });
  return known.sort((a, b) => b.share - a.share).map(({ trait }) => trait);
}

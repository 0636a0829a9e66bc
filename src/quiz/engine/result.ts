import { agreeOptions, difficultToAnswer } from '#quiz/answer-scales.ts';
import type { Area, LevelContent, LevelName, Quiz, QuizOutline, QuizState, Screen } from '#quiz/quiz.ts';
import { progressOf, totalPoints } from './progress.ts';
import { scoreOf } from './score.ts';
import { standsOutText } from './stands-out-text.ts';

export interface SubAssessment {
  area: Area;
  level: LevelName;
  desc: string;
  /** Where the marker stands on the level line, 0 to 100. */
  position: number;
  /** The visitor's answers with the most points in this area, at most two; none when all gave none. */
  quotes: readonly Quote[];
}

/** One of the visitor's answers. */
export interface Quote {
  /** The subject of the question. */
  trait: string;
  /** The label of the answer; "Chosen" for one of many. */
  answer: string;
}

/** § 3: the content of the result screen. */
export interface Result {
  /** 0 to 100, one decimal, within its level's limits (§ 9). */
  score: number;
  level: LevelName;
  content: LevelContent;
  subAssessments: readonly SubAssessment[];
  /**
   * Three: the visitor's own answers with the most points first; the level's symptoms are added only when there are
   * fewer.
   */
  symptoms: readonly string[];
  /** The three of them in one sentence. */
  standsOut: string;
}

/** § 3: the areas in the order they are shown. */
const areas: readonly Area[] = ['adhd', 'concentration', 'procrastination', 'anxiety'];

/** § 3. */
const symptomCount = 3;
const quotesPerArea = 2;
const neutral = agreeOptions().find(({ id }) => id === 'neutral')!;

/** The result (§ 3): score, level and its copy, the four areas and three symptoms. */
export function resultOf(quiz: Quiz, state: QuizState): Result {
  const { score, level } = scoreOf(quiz.scale, totalPoints(quiz, state));
  const content = quiz.results[level];
  const signs = signsOf(quiz, state);
  const subAssessments = areas.map((area): SubAssessment => {
    const found = areaLevel(quiz, state, area);
    const quotes = signs.filter((sign) => sign.area === area).slice(0, quotesPerArea);
    return { area, ...found, desc: content.subAssessments[area][found.level], quotes: quotes.map(quoteOf) };
  });
  const own = firstOfEach(signs.filter(standsOut)).slice(0, symptomCount);
  const fill = content.symptoms.filter((symptom) => own.every(({ trait }) => trait !== symptom));
  const symptoms = [...own.map(({ trait }) => trait), ...fill].slice(0, symptomCount);
  const further = symptoms.slice(own.length);
  return { score, level, content, subAssessments, symptoms, standsOut: standsOutText(own, further) };
}

/** Answers to several questions may have the same trait. */
function firstOfEach(signs: readonly Sign[]): Sign[] {
  return signs.filter(({ trait }, index) => signs.findIndex((each) => each.trait === trait) === index);
}

/** How the answers so far fall into the four areas, in percent of the points that they could have given. */
export function sketchOf(quiz: QuizOutline, state: QuizState): { area: Area; position: number | null }[] {
  return areas.map((area) => {
    const { points, possible } = areaPoints(quiz, state, area, 'answered');
    return { area, position: possible === 0 ? null : Math.round((points * 100) / possible) };
  });
}

/**
 * The level of an area, from the answers on its own screens only: below a third of the possible points it is low, below
 * two thirds middle, otherwise high. In all quizzes more points mean more signs.
 * @returns `position` is the percentage of the possible points, 0 to 100 with one decimal
 */
function areaLevel(quiz: Quiz, state: QuizState, area: Area): { level: LevelName; position: number } {
  const { points, possible } = areaPoints(quiz, state, area, 'all');
  if (possible === 0) return { level: 'low', position: 0 };
  return { level: levelOfShare(points, possible), position: Math.round((points * 1000) / possible) / 10 };
}

/** The points of an area's screens and the most that they, or those answered already, can give. */
function areaPoints(
  { screens }: QuizOutline,
  state: QuizState,
  area: Area,
  counted: 'all' | 'answered',
): { points: number; possible: number } {
  let points = 0;
  let possible = 0;
  screens.forEach((screen, index) => {
    const given = progressOf(state, index + 1);
    if (screen.area !== area || (counted === 'answered' && !given.answered)) return;
    points += given.answered ? given.points : 0;
    possible += possiblePoints(screen);
  });
  return { points, possible };
}

function levelOfShare(points: number, possible: number): LevelName {
  if (points * 3 < possible) return 'low';
  return points * 3 < possible * 2 ? 'middle' : 'high';
}

function possiblePoints(screen: Screen): number {
  const values = (screen.options ?? []).map(({ value }) => value);
  return screen.multiple ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
}

/** An answer that gave points, with the most that an answer to its question can give. */
interface Sign extends Quote {
  area: Area | undefined;
  points: number;
  possible: number;
}

/**
 * All answers with a trait that gave points, most points first, ties in the order of the screens. "Difficult to answer"
 * has points but confirms nothing, so it is left out.
 */
function signsOf(quiz: Quiz, state: QuizState): Sign[] {
  const signs = quiz.screens.flatMap((screen, index) => {
    const { answered, answers } = progressOf(state, index + 1);
    if (!answered) return [];
    return (screen.options ?? []).flatMap((option): Sign[] => {
      const trait = option.trait ?? screen.trait;
      const isSign = answers.includes(option.id) && option.value > 0 && option.id !== difficultToAnswer.id;
      if (!isSign || trait === undefined) return [];
      const { area, multiple } = screen;
      const answer = multiple ? 'Chosen' : option.label;
      return [
        { area, trait, answer, points: option.value, possible: multiple ? option.value : possiblePoints(screen) },
      ];
    });
  });
  return [...signs].sort((a, b) => b.points - a.points);
}

/** "Rarely" and "Neutral" give points too, but nobody would say that such a trait stands out. */
function standsOut({ answer, points, possible }: Sign): boolean {
  return points * 3 >= possible && answer !== neutral.label;
}

function quoteOf({ trait, answer }: Sign): Quote {
  return { trait, answer };
}

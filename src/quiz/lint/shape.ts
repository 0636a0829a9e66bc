import { longestName, noneOfThese, type Option, type Screen } from '#quiz/quiz.ts';

/** § 9: the points that an answer with this label has on every screen. */
const pointsByLabel: Readonly<Record<string, readonly number[]>> = {
  Never: [0],
  Always: [3, 4],
  'Most of the time': [3],
  Disagree: [0],
  Neutral: [1],
  Agree: [3],
  'Difficult to answer': [3],
  Other: [2],
};

/** Most goals or skills of a plan; each has at most `longestName` characters. */
const mostPlanWords = 20;

/** One line for each fault because of which a screen cannot be shown, read aloud or answered. */
export function shapeFaults(screen: Screen): string[] {
  const faults = [...screenRules, ...optionRules].filter(([, holds]) => !holds(screen)).map(([fault]) => fault);
  return [...faults, ...(screen.options ?? []).flatMap(pointFaults)];
}

type Rule = readonly [fault: string, holds: (screen: Screen) => boolean];

const isQuestion = ({ type }: Screen) => type === 'gender' || type === 'select-options' || type === 'agree';
const options = (screen: Screen): readonly Option[] => screen.options ?? [];

/** Screen readers skip pictures, so every screen needs its texts. */
const screenRules: readonly Rule[] = [
  ['no title', ({ title }) => title.trim() !== ''],
  ['id not in kebab-case', ({ id }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)],
  ['mirror or sketch that is no info card', ({ type, mirror, sketch }) => type === 'info' || !(mirror || sketch)],
  [
    'everyday scene where not one answer is asked for',
    ({ everyday, type, multiple }) => !everyday || (type === 'select-options' && !multiple),
  ],
  ['info card without words or scene', (screen) => screen.type !== 'info' || Boolean(screen.desc && screen.headerImg)],
  [
    'final screen without scene or checklist',
    (screen) => screen.type !== 'final' || Boolean(screen.headerImg && screen.checklist?.length),
  ],
  ['agree screen without a statement', ({ type, statement }) => type !== 'agree' || Boolean(statement?.text.trim())],
  [
    'number on a card without a figure',
    ({ type, figure, title, desc = '' }) => type !== 'info' || figure !== undefined || !/\d/.test(title + desc),
  ],
  [
    'trait without an area or on many answers',
    ({ trait, area, multiple }) => !trait || (area !== undefined && !multiple),
  ],
];

const optionRules: readonly Rule[] = [
  ['question with fewer than two answers', (screen) => !isQuestion(screen) || options(screen).length >= 2],
  ['answers where nothing is asked', (screen) => isQuestion(screen) || options(screen).length === 0],
  ['answer without a label', (screen) => options(screen).every(({ label }) => label.trim() !== '')],
  ['two answers with one label', (screen) => areDistinct(options(screen).map(({ label }) => label))],
  ['two answers with one id', (screen) => areDistinct(options(screen).map(({ id }) => id))],
  ['answer’s id not in kebab-case', (screen) => options(screen).every(({ id }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))],
  [
    '“None of these” as an ordinary answer',
    (screen) =>
      options(screen).every(({ id, label }) => id !== noneOfThese && !/^none( of (these|them))?$/i.test(label)),
  ],
  [
    'answer that stands alone, but has points or no others beside it',
    (screen) =>
      options(screen).every(({ exclusive, value }) => !exclusive || (screen.multiple === true && value === 0)),
  ],
  [
    'daily time without its minutes',
    (screen) =>
      screen.purpose !== 'daily-time' ||
      options(screen).every(({ label, minutes }) => label.startsWith(`${minutes} min`)),
  ],
  ['more or longer words than a plan takes', (screen) => !isPlanned(screen) || fitsPlan(options(screen))],
];

function isPlanned({ purpose }: Screen): boolean {
  return purpose === 'goals' || purpose === 'skills';
}

function fitsPlan(offered: readonly Option[]): boolean {
  return offered.length <= mostPlanWords && offered.every(({ label }) => label.length <= longestName);
}

function pointFaults({ label, value }: Option): string[] {
  const allowed = pointsByLabel[label];
  const isWhole = Number.isInteger(value) && value >= 0;
  return isWhole && (allowed === undefined || allowed.includes(value)) ? [] : [`“${label}” is worth ${value}`];
}

function areDistinct(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

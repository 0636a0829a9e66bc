import { longestName, noneOfThese, type Option, type Screen } from '#quiz/quiz.ts';
import type { Fault } from './fault.ts';

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

/** The faults because of which a screen cannot be shown, read aloud or answered. Their paths begin at the screen. */
export function shapeFaults(screen: Screen): Fault[] {
  const broken = [...screenRules, ...optionRules].filter(({ holds }) => !holds(screen));
  return [
    ...broken.map(({ says, hint, field }) => ({ path: field === undefined ? [] : [field], says, hint })),
    ...(screen.options ?? []).flatMap(pointFaults),
  ];
}

interface Rule {
  says: string;
  hint: string;
  /** Where to mend it, if it is one place. */
  field?: keyof Screen;
  holds: (screen: Screen) => boolean;
}

const isQuestion = ({ type }: Screen) => type === 'gender' || type === 'select-options' || type === 'agree';
const options = (screen: Screen): readonly Option[] => screen.options ?? [];
const isKebab = (id: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);

/** Screen readers skip pictures, so every screen needs its texts. */
const screenRules: readonly Rule[] = [
  { says: 'no title', hint: 'Write one.', field: 'title', holds: ({ title }) => title.trim() !== '' },
  {
    says: 'id not in kebab-case',
    hint: 'Small letters, digits and hyphens.',
    field: 'id',
    holds: ({ id }) => isKebab(id),
  },
  {
    says: 'mirror or sketch that is no info card',
    hint: 'Only a card answers back.',
    holds: ({ type, mirror, sketch }) => type === 'info' || !(mirror || sketch),
  },
  {
    says: 'everyday scene where not one answer is asked for',
    hint: 'Take the scene away, or ask for one answer.',
    field: 'everyday',
    holds: ({ everyday, type, multiple }) => !everyday || (type === 'select-options' && !multiple),
  },
  {
    says: 'info card without words or scene',
    hint: 'Write a text and choose a picture.',
    holds: (screen) => screen.type !== 'info' || Boolean(screen.desc && screen.headerImg),
  },
  {
    says: 'final screen without scene or checklist',
    hint: 'Choose a picture and write at least one line.',
    holds: (screen) => screen.type !== 'final' || Boolean(screen.headerImg && screen.checklist?.length),
  },
  {
    says: 'agree screen without a statement',
    hint: 'Write what somebody can agree to.',
    field: 'statement',
    holds: ({ type, statement }) => type !== 'agree' || Boolean(statement?.text.trim()),
  },
  {
    says: 'number on a card without a figure',
    hint: 'Give the figure with its source, or say it without a number.',
    holds: ({ type, figure, title, desc = '' }) => type !== 'info' || figure !== undefined || !/\d/.test(title + desc),
  },
  {
    says: 'trait without an area or on many answers',
    hint: 'Choose its area; where many can be chosen, each answer has its own.',
    field: 'trait',
    holds: ({ trait, area, multiple }) => !trait || (area !== undefined && !multiple),
  },
];

const optionRules: readonly Rule[] = [
  {
    says: 'question with fewer than two answers',
    hint: 'Add an answer.',
    field: 'options',
    holds: (screen) => !isQuestion(screen) || options(screen).length >= 2,
  },
  {
    says: 'answers where nothing is asked',
    hint: 'Remove them, or make it a question.',
    field: 'options',
    holds: (screen) => isQuestion(screen) || options(screen).length === 0,
  },
  {
    says: 'answer without a label',
    hint: 'Write it: an icon alone is not read aloud.',
    field: 'options',
    holds: (screen) => options(screen).every(({ label }) => label.trim() !== ''),
  },
  {
    says: 'two answers with one label',
    hint: 'Change one of them.',
    field: 'options',
    holds: (screen) => areDistinct(options(screen).map(({ label }) => label)),
  },
  {
    says: 'two answers with one id',
    hint: 'Remove one and add it again: a new one gets an id of its own.',
    field: 'options',
    holds: (screen) => areDistinct(options(screen).map(({ id }) => id)),
  },
  {
    says: 'answer’s id not in kebab-case',
    hint: 'Small letters, digits and hyphens.',
    field: 'options',
    holds: (screen) => options(screen).every(({ id }) => isKebab(id)),
  },
  {
    says: '“None of these” as an ordinary answer',
    hint: 'Switch on “None of these” for the screen instead.',
    field: 'options',
    holds: (screen) =>
      options(screen).every(({ id, label }) => id !== noneOfThese && !/^none( of (these|them))?$/i.test(label)),
  },
  {
    says: 'answer that stands alone, but has points or no others beside it',
    hint: 'It gives no points, and stands where many can be chosen.',
    field: 'options',
    holds: (screen) =>
      options(screen).every(({ exclusive, value }) => !exclusive || (screen.multiple === true && value === 0)),
  },
  {
    says: 'daily time without its minutes',
    hint: 'Each answer begins with its minutes: “10 min”.',
    field: 'options',
    holds: (screen) =>
      screen.purpose !== 'daily-time' ||
      options(screen).every(({ label, minutes }) => label.startsWith(`${minutes} min`)),
  },
  {
    says: 'more or longer words than a plan takes',
    hint: `At most ${mostPlanWords} answers of ${longestName} characters.`,
    field: 'options',
    holds: (screen) => !isPlanned(screen) || fitsPlan(options(screen)),
  },
];

function isPlanned({ purpose }: Screen): boolean {
  return purpose === 'goals' || purpose === 'skills';
}

function fitsPlan(offered: readonly Option[]): boolean {
  return offered.length <= mostPlanWords && offered.every(({ label }) => label.length <= longestName);
}

function pointFaults({ id, label, value }: Option): Fault[] {
  const allowed = pointsByLabel[label];
  const isWhole = Number.isInteger(value) && value >= 0;
  if (isWhole && (allowed === undefined || allowed.includes(value))) return [];
  const hint = allowed === undefined ? 'Points are whole numbers from 0 on.' : `It is worth ${allowed.join(' or ')}.`;
  return [{ path: ['options', id, 'value'], says: `“${label}” is worth ${value}`, hint }];
}

function areDistinct(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

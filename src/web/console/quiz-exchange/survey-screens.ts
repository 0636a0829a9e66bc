import { newId } from '#contract/quiz-document/new-id.ts';
import type { QuizScreen } from '#contract/quiz-document/quiz-body.ts';
import { noneOfThese } from '#quiz/quiz.ts';
import { plainText } from './plain-text.ts';
import { type Fields, fieldOf, isFields } from './read-json.ts';

/** What an import did not take, what of it is fixed in this quiz, or what it took otherwise than it was. */
export interface ImportNote {
  kind: 'left' | 'fixed' | 'changed';
  /** Such as "Question 4, a matrix". */
  place: string;
  says: string;
}

export interface FoundAnswer {
  /** Its name in the file. */
  name: unknown;
  label: string;
  description?: string;
  /** Null where the file says none. */
  points: number | null;
}

/** What becomes of an element of a survey. */
export interface FoundScreen {
  /** Its name in the file. */
  name: unknown;
  /** Such as "Question 4". */
  place: string;
  screen: Omit<QuizScreen, 'id' | 'options'>;
  answers?: readonly FoundAnswer[];
}

/** A survey as far as it has been read. */
export interface Survey {
  title: string;
  found: FoundScreen[];
  notes: ImportNote[];
}

const mostScreens = 60;
const mostOptions = 30;
const mostPoints = 20;
const longest = { title: 200, desc: 600, statement: 300, label: 120 };

/** A text of a survey, which can be HTML, and can have one for each language. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number') return String(value);
  if (!isFields(value)) return '';
  const texts = [fieldOf(value, 'default'), fieldOf(value, 'en'), ...Object.values(value)];
  return plainText(texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '');
}

/** Where a text has one for each language, those that are not taken. */
export function otherLanguages(element: Fields): string[] {
  const texts = Object.values(element).filter(isFields);
  return texts
    .filter((text) => typeof text.default === 'string')
    .flatMap((text) => Object.keys(text).filter((name) => name !== 'default'));
}

export interface LeftFields {
  look(element: Fields, known: readonly string[], place: string): void;
  notes(): ImportNote[];
}

/** The fields of a survey's elements that no screen has, by name, with the places that have them. */
export function leftFields(): LeftFields {
  const places = new Map<string, string[]>();
  return {
    look(element, known, place) {
      for (const name of Object.keys(element)) {
        if (known.includes(name)) continue;
        const list = places.get(name) ?? [];
        list.push(place);
        places.set(name, list);
      }
    },
    notes: () =>
      [...places].map(([name, where]) => ({
        kind: 'left',
        place: where.length > 3 ? `${where.slice(0, 3).join(', ')} and ${where.length - 3} more` : where.join(', '),
        says: `“${name.slice(0, 40)}” is left out`,
      })),
  };
}

/** Answers 1 to `last`, or from `first`, each worth its number; the words at both ends stand below them. */
export const scaleAnswers = (first: number, last: number, low: string, high: string): FoundAnswer[] =>
  Array.from({ length: Math.max(0, Math.min(last - first + 1, mostOptions + 1)) }, (_, place) => {
    const value = first + place;
    const end = value === first ? low : value === last ? high : '';
    return { name: null, label: String(value), points: value, ...(end !== '' && { description: end }) };
  });

/** Screens with ids that no other screen has, and what had to be changed for them. */
export function screensOf(
  { found, notes }: Survey,
  taken: readonly string[],
  random?: () => number,
): { screens: QuizScreen[]; notes: ImportNote[] } {
  const fitting = found.slice(0, mostScreens);
  const more: ImportNote[] = found
    .slice(mostScreens)
    .map(({ place }) => ({ kind: 'left', place, says: `a quiz has at most ${mostScreens} screens` }));
  const ids = [...taken];
  const screens = fitting.map(({ name, place, screen, answers }): QuizScreen => {
    const id = idFor(name, ids, random);
    ids.push(id);
    const note = (says: string) => more.push({ kind: 'changed', place, says });
    const options = answers && { options: optionsOf(answers, note, random) };
    return { id, ...shortened(screen, note), ...options };
  });
  const hasNoPoints = fitting.some(({ answers = [] }) => answers.some(({ points }) => points === null));
  if (hasNoPoints) more.push({ kind: 'changed', place: 'Points', says: 'answers without a number have 0 points' });
  return { screens, notes: [...notes, ...more] };
}

type Say = (says: string) => unknown;

function shortened(screen: FoundScreen['screen'], note: Say): FoundScreen['screen'] {
  const { title, desc, statement } = screen;
  if (/[{]|#recall:/.test(`${title}${desc ?? ''}`))
    note('it quotes an answer, which is plain text here: write it otherwise');
  return {
    ...screen,
    title: short(title, 'title', note),
    ...(desc !== undefined && { desc: short(desc, 'desc', note) }),
    ...(statement !== undefined && { statement: { ...statement, text: short(statement.text, 'statement', note) } }),
  };
}

/** Cut at its length, never within a character. */
function short(text: string, field: keyof typeof longest, note: Say): string {
  const characters = [...text];
  if (characters.length <= longest[field]) return text;
  note(`a text is cut after ${longest[field]} characters`);
  return characters.slice(0, longest[field]).join('');
}

function optionsOf(answers: readonly FoundAnswer[], note: Say, random?: () => number): QuizScreen['options'] {
  if (answers.length > mostOptions) note(`only ${mostOptions} of its answers are taken`);
  const ids: string[] = [noneOfThese];
  return answers.slice(0, mostOptions).map(({ name, label, description, points }) => {
    const id = idFor(name, ids, random);
    ids.push(id);
    const isWorth = points !== null && Number.isInteger(points) && points >= 0 && points <= mostPoints;
    if (points !== null && !isWorth)
      note(`“${label.slice(0, 40)}” has 0 points, because ${points} is not from 0 to ${mostPoints}`);
    return {
      id,
      label: short(label, 'label', note),
      ...(description !== undefined && { description: short(description, 'label', note) }),
      value: isWorth ? points : 0,
    };
  });
}

/** The name in the file where it is an id here and nobody else's, otherwise a new one. */
function idFor(name: unknown, taken: readonly string[], random?: () => number): string {
  const isId = typeof name === 'string' && name.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
  return isId && !taken.includes(name) ? name : newId(taken, random);
}

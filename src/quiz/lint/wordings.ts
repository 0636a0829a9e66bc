import type { Area, LevelContent, LevelName, Quiz, Screen, StartCopy } from '#quiz/quiz.ts';

/** A text with its place in the quiz: fields, and the ids of screens and answers. */
export interface Wording {
  path: readonly string[];
  text: string;
}

/** Every text on the screens of a quiz and in its results. */
export function wordingsOf(quiz: Quiz): Wording[] {
  const screens = quiz.screens.flatMap((screen) => at(['screens', screen.id], wordsOnScreen(screen)));
  const levels = Object.entries(quiz.results).flatMap(([name, level]) => at(['results', name], wordsOfLevel(level)));
  return [...screens, ...levels];
}

/** The texts before and after the screens: on doors and start page, beside the result, and with the offers. */
export function wordingsAround({ title, door, asks, copy }: Quiz, start: StartCopy | null): Wording[] {
  const { email, result, offer } = copy;
  const { areaNames, areaWords, areasTitle, areasHint, goOn } = result;
  return [
    ...fieldsOf([], { title, door, asks }),
    ...(start === null ? [] : fieldsOf(['start'], { title: start.title, lead: start.lead })),
    ...fieldsOf(['copy', 'email'], { ...email }),
    ...fieldsOf(['copy', 'result'], { areasTitle, goOn, ...(areasHint !== undefined && { areasHint }) }),
    ...fieldsOf(['copy', 'result', 'areaNames'], areaNames),
    ...fieldsOf(['copy', 'result', 'areaWords'], areaWords),
    ...fieldsOf(['copy', 'offer'], { ...offer }),
  ];
}

const fieldsOf = (path: readonly string[], texts: Readonly<Record<string, string>>): Wording[] =>
  Object.entries(texts).map(([field, text]) => ({ path: [...path, field], text }));

/** The texts of a screen without its options. */
export function proseOf({ title, desc, statement, checklist = [] }: Screen): string[] {
  return [title, desc, statement?.text, ...checklist].filter((text) => text !== undefined);
}

/** The texts of a level in the order of the result screen. */
export function proseOfLevel({ levelTitle, desc, recommendation, symptoms }: LevelContent): string[] {
  return [levelTitle, desc, recommendation, ...symptoms];
}

/** The texts of all areas at all levels. */
export function subAssessmentsOf({ subAssessments }: LevelContent): string[] {
  return Object.values<Record<LevelName, string>>(subAssessments satisfies Record<Area, unknown>).flatMap((byLevel) =>
    Object.values(byLevel),
  );
}

type Placed = readonly [path: readonly string[], text: string | undefined];

function wordsOnScreen({ title, desc, statement, checklist = [], trait, options = [] }: Screen): Placed[] {
  return [
    [['title'], title],
    [['desc'], desc],
    [['statement', 'text'], statement?.text],
    ...checklist.map((line): Placed => [['checklist'], line]),
    [['trait'], trait],
    ...options.flatMap(({ id, label, description, trait: own }): Placed[] => [
      [['options', id, 'label'], label],
      [['options', id, 'description'], description],
      [['options', id, 'trait'], own],
    ]),
  ];
}

function wordsOfLevel({ word, levelTitle, desc, recommendation, symptoms, subAssessments }: LevelContent): Placed[] {
  return [
    [['word'], word],
    [['levelTitle'], levelTitle],
    [['desc'], desc],
    [['recommendation'], recommendation],
    ...symptoms.map((symptom): Placed => [['symptoms'], symptom]),
    ...Object.entries(subAssessments).flatMap(([area, byLevel]) =>
      Object.entries(byLevel).map(([name, text]): Placed => [['subAssessments', area, name], text]),
    ),
  ];
}

function at(path: readonly string[], texts: readonly Placed[]): Wording[] {
  return texts.flatMap(([field, text]) => (text === undefined ? [] : [{ path: [...path, ...field], text }]));
}

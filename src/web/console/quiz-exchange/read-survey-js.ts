import { type Fields, fieldOf, isFields, listOf } from './read-json.ts';
import { type ElementKind, type Made, numberField, readElements, without } from './survey-elements.ts';
import {
  type FoundAnswer,
  type ImportNote,
  type LeftFields,
  leftFields,
  type Survey,
  scaleAnswers,
  textOf,
} from './survey-screens.ts';

const ofAll = ['type', 'name', 'title', 'isRequired', 'description'];
const ofChoices = ['choices'];

const titleOf = (element: Fields): string => textOf(fieldOf(element, 'title')) || textOf(fieldOf(element, 'name'));

/** Title and hint of a question. */
function question(element: Fields): { title: string; desc?: string } {
  const desc = textOf(fieldOf(element, 'description'));
  return { title: titleOf(element), ...(desc !== '' && { desc }) };
}

const choice = (called: string): ElementKind => ({ called, reads: ofChoices, make: (element) => oneOf(element) });
const many = (called: string): ElementKind => ({
  called,
  reads: [...ofChoices, 'hasNone', 'showNoneItem', 'hasSelectAll', 'showSelectAllItem'],
  make: (element) => {
    const made = oneOf(element);
    if (typeof made === 'string') return made;
    const offers = (...names: string[]) => names.some((name) => fieldOf(element, name) === true);
    const screen = {
      ...made.screen,
      multiple: true,
      ...(offers('hasNone', 'showNoneItem') && { canSelectNone: true }),
      ...(offers('hasSelectAll', 'showSelectAllItem') && { canSelectAll: true }),
    };
    return { ...made, screen };
  },
});

function oneOf(element: Fields): Made {
  const choices = listOf(fieldOf(element, 'choices'));
  if (choices.length === 0) return 'its answers are not in the file';
  const screen = { type: 'select-options', ...question(element) } as const;
  const made = { screen, answers: choices.map(answerOf) };
  return choices.some(isNumbered) ? { ...made, notes: [numbersAreTaken] } : made;
}

const numbersAreTaken = { kind: 'changed', says: 'the numbers of its answers are taken as points' } as const;
const isNumbered = (choiceGiven: unknown): boolean =>
  isFields(choiceGiven) && !Object.hasOwn(choiceGiven, 'score') && typeof choiceGiven.value === 'number';

/** A choice is a value, or a value with its text. */
function answerOf(choiceGiven: unknown): FoundAnswer {
  if (!isFields(choiceGiven)) return { name: choiceGiven, label: textOf(choiceGiven), points: null };
  const value = fieldOf(choiceGiven, 'value');
  const score = fieldOf(choiceGiven, 'score') ?? value;
  const label = textOf(fieldOf(choiceGiven, 'text')) || textOf(value);
  return { name: value, label, points: typeof score === 'number' ? score : null };
}

const kinds: ReadonlyMap<unknown, ElementKind> = new Map<unknown, ElementKind>([
  ['radiogroup', choice('one of several answers')],
  ['dropdown', choice('a list to choose from')],
  ['buttongroup', choice('one of several buttons')],
  ['checkbox', many('several answers')],
  ['tagbox', many('a list to choose several from')],
  ['boolean', { called: 'yes or no', reads: ['labelTrue', 'labelFalse'], make: yesOrNo }],
  ['rating', { called: 'a rating', reads: ratingFields(), make: rating }],
  [
    'text',
    {
      called: 'a field',
      reads: ['inputType'],
      make: (one) => numberField(question(one), fieldOf(one, 'inputType') === 'number'),
    },
  ],
  ['html', { called: 'a text', reads: ['html'], make: (element) => card(element, 'html') }],
  ['expression', { called: 'a text', reads: [], make: (element) => card(element, 'description') }],
  ['comment', without('an answer in one’s own words')],
  ['multipletext', without('several fields')],
  ['matrix', without('a matrix')],
  ['matrixdropdown', without('a matrix')],
  ['matrixdynamic', without('a matrix')],
  ['paneldynamic', without('a part that repeats')],
  ['imagepicker', without('pictures to choose from')],
  ['image', without('a picture')],
  ['imagemap', without('a picture with places')],
  ['ranking', without('a ranking')],
  ['file', without('a file')],
  ['signaturepad', without('a signature')],
  ['slider', without('a slider')],
]);

function yesOrNo(element: Fields): Made {
  const [yes, no] = ['labelTrue', 'labelFalse'].map((name) => textOf(fieldOf(element, name)));
  const answers = [
    { name: 'yes', label: yes || 'Yes', points: null },
    { name: 'no', label: no || 'No', points: null },
  ];
  return { screen: { type: 'select-options', ...question(element) }, answers };
}

function ratingFields(): string[] {
  return ['rateMin', 'rateMax', 'rateStep', 'rateCount', 'rateValues', 'minRateDescription', 'maxRateDescription'];
}

function rating(element: Fields): Made {
  const screen = { type: 'select-options', ...question(element) } as const;
  const values = listOf(fieldOf(element, 'rateValues'));
  if (values.length > 0) {
    const answers = values.map((value) =>
      typeof value === 'number' ? { name: null, label: String(value), points: value } : answerOf(value),
    );
    return { screen, answers };
  }
  const number = (name: string, usual: number) => {
    const value = fieldOf(element, name);
    return typeof value === 'number' && Number.isInteger(value) ? value : usual;
  };
  if (number('rateStep', 1) !== 1) return 'a rating goes on by one';
  const first = number('rateMin', 1);
  const last = number('rateMax', first + number('rateCount', 5) - 1);
  const ends = ['minRateDescription', 'maxRateDescription'].map((name) => textOf(fieldOf(element, name)));
  return { screen, answers: scaleAnswers(first, last, ends[0]!, ends[1]!) };
}

function card(element: Fields, from: 'html' | 'description'): Made {
  const [title, desc] = [textOf(fieldOf(element, 'title')), textOf(fieldOf(element, from))];
  if (title + desc === '') return 'it has no text';
  return {
    screen: title === '' ? { type: 'info', title: desc } : { type: 'info', title, ...(desc !== '' && { desc }) },
  };
}

const partFields = ['type', 'name', 'title', 'elements', 'questions'];
const surveyFields = ['title', 'pages', 'elements', 'questions'];

/** Whether a file may be a survey of SurveyJS. */
export const isSurveyJs = (file: Fields): boolean =>
  ['pages', 'elements', 'questions'].some((name) => listOf(fieldOf(file, name)).some(isFields));

const format = { kinds, ofAll, id: 'name' };

/** Reads a survey of SurveyJS (https://surveyjs.io/form-library/documentation/design-survey/create-a-simple-survey). */
export function readSurveyJs(file: Fields): Survey {
  const left = leftFields();
  const parts: ImportNote[] = [];
  left.look(file, surveyFields, 'The survey');
  const pages = listOf(fieldOf(file, 'pages')).map((page) => (isFields(page) ? { ...page, type: 'panel' } : page));
  const elements = [...pages, ...elementsIn(file)].flatMap((one) => flat(one, left, parts));
  const { found, notes } = readElements(elements, format, left);
  return { title: textOf(fieldOf(file, 'title')), found, notes: [...parts, ...notes, ...left.notes()] };
}

/** Earlier versions called them questions. */
const elementsIn = (part: Fields): unknown[] => [
  ...listOf(fieldOf(part, 'elements')),
  ...listOf(fieldOf(part, 'questions')),
];

/** The questions of a page or of a group, which can have groups within. */
function flat(element: unknown, left: LeftFields, notes: ImportNote[]): unknown[] {
  if (!isFields(element) || fieldOf(element, 'type') !== 'panel') return [element];
  const title = textOf(fieldOf(element, 'title')).slice(0, 80);
  if (title !== '') notes.push({ kind: 'left', place: 'A page or group', says: `its title “${title}” is left out` });
  left.look(element, partFields, 'A page or group');
  return elementsIn(element).flatMap((one) => flat(one, left, notes));
}

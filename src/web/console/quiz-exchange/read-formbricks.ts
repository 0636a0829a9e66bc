import { type Fields, fieldOf, isFields, listOf } from './read-json.ts';
import { type ElementKind, type Made, numberField, readElements, without } from './survey-elements.ts';
import {
  type FoundAnswer,
  type FoundScreen,
  type ImportNote,
  leftFields,
  type Survey,
  scaleAnswers,
  textOf,
} from './survey-screens.ts';

const ofAll = ['id', 'type', 'headline', 'subheader', 'required', 'isDraft'];

function question(element: Fields): { title: string; desc?: string } {
  const desc = textOf(fieldOf(element, 'subheader'));
  return { title: textOf(fieldOf(element, 'headline')), ...(desc !== '' && { desc }) };
}

/** Answers with these ids are fields for own words, or "None of these". */
const isOther = (choice: unknown) => isFields(choice) && fieldOf(choice, 'id') === 'other';
const isNone = (choice: unknown) => isFields(choice) && fieldOf(choice, 'id') === 'none';

function choices(element: Fields, isMultiple: boolean): Made {
  const all = listOf(fieldOf(element, 'choices'));
  const given = all.filter((choice) => !isOther(choice));
  const answers = given.filter((choice) => !isMultiple || !isNone(choice)).map(answerOf);
  if (answers.length === 0) return 'its answers are not in the file';
  const screen = {
    type: 'select-options' as const,
    ...question(element),
    ...(isMultiple && { multiple: true }),
    ...(isMultiple && given.some(isNone) && { canSelectNone: true }),
  };
  const other = { kind: 'left', says: 'its answer in one’s own words is left out' } as const;
  return { screen, answers, ...(given.length < all.length && { notes: [other] }) };
}

function answerOf(choice: unknown): FoundAnswer {
  if (!isFields(choice)) return { name: choice, label: textOf(choice), points: null };
  return { name: fieldOf(choice, 'id'), label: textOf(fieldOf(choice, 'label')), points: null };
}

function scale(element: Fields, first: number, last: unknown): Made {
  if (typeof last !== 'number' || !Number.isInteger(last)) return 'its range is not in the file';
  const [low, high] = ['lowerLabel', 'upperLabel'].map((name) => textOf(fieldOf(element, name)));
  return { screen: { type: 'select-options', ...question(element) }, answers: scaleAnswers(first, last, low!, high!) };
}

function card(element: Fields): Made {
  const { title, desc } = question(element);
  const text = textOf(fieldOf(element, 'html')) || desc || '';
  if (title + text === '') return 'it has no text';
  return {
    screen: title === '' ? { type: 'info', title: text } : { type: 'info', title, ...(text !== '' && { desc: text }) },
  };
}

/** What somebody agrees to is a statement here; "Agree" has 3 points on every screen (§ 9). */
function statement(element: Fields): Made {
  const { title } = question(element);
  const text = textOf(fieldOf(element, 'label')) || title;
  if (text === '') return 'it has no text';
  const answers = [
    { name: 'disagree', label: 'Disagree', points: 0 },
    { name: 'agree', label: 'Agree', points: 3 },
  ];
  const note = { kind: 'changed', says: 'a consent is a statement here, which can be disagreed with' } as const;
  return { screen: { type: 'agree', title: title || text, statement: { text } }, answers, notes: [note] };
}

const kinds: ReadonlyMap<unknown, ElementKind> = new Map<unknown, ElementKind>([
  [
    'multipleChoiceSingle',
    { called: 'one of several answers', reads: ['choices'], make: (one) => choices(one, false) },
  ],
  ['multipleChoiceMulti', { called: 'several answers', reads: ['choices'], make: (one) => choices(one, true) }],
  [
    'rating',
    {
      called: 'a rating',
      reads: ['range', 'lowerLabel', 'upperLabel'],
      make: (one) => scale(one, 1, fieldOf(one, 'range')),
    },
  ],
  ['nps', { called: 'a scale of eleven', reads: ['lowerLabel', 'upperLabel'], make: (one) => scale(one, 0, 10) }],
  [
    'openText',
    {
      called: 'an answer in one’s own words',
      reads: ['inputType'],
      make: (one) => numberField(question(one), fieldOf(one, 'inputType') === 'number'),
    },
  ],
  ['cta', { called: 'a text', reads: ['html'], make: card }],
  ['statement', { called: 'a text', reads: ['html'], make: card }],
  ['consent', { called: 'a consent', reads: ['label'], make: statement }],
  ['pictureSelection', without('pictures to choose from')],
  ['matrix', without('a matrix')],
  ['ranking', without('a ranking')],
  ['fileUpload', without('a file')],
  ['date', without('a date')],
  ['cal', without('an appointment')],
  ['address', without('an address')],
  ['contactInfo', without('somebody’s address')],
]);

const elementsOf = (survey: Fields): unknown[] => [
  ...listOf(fieldOf(survey, 'questions')),
  ...listOf(fieldOf(survey, 'blocks')).flatMap((block) => (isFields(block) ? listOf(fieldOf(block, 'elements')) : [])),
];

/** An answer of the interface of Formbricks has the survey within `data`. */
export function surveyOfFormbricks(file: Fields): Fields | null {
  const data = fieldOf(file, 'data');
  const survey = isFields(data) ? data : file;
  const isOurs = (one: unknown) => isFields(one) && Object.hasOwn(one, 'headline') && kinds.has(fieldOf(one, 'type'));
  return elementsOf(survey).some(isOurs) ? survey : null;
}

const surveyFields = ['name', 'questions', 'blocks', 'welcomeCard'];
const blockFields = ['id', 'name', 'elements'];

const format = { kinds, ofAll, id: 'id' };

/** Reads a survey of Formbricks, with `questions` or with `blocks` (https://formbricks.com/docs/api-reference). */
export function readFormbricks(file: Fields): Survey {
  const left = leftFields();
  left.look(file, surveyFields, 'The survey');
  const blocks = listOf(fieldOf(file, 'blocks'));
  const broken = blocks.flatMap((block, at): ImportNote[] =>
    isFields(block) ? [] : [{ kind: 'left', place: `Block ${at + 1}`, says: 'it is no object' }],
  );
  blocks.forEach((block, at) => {
    if (isFields(block)) left.look(block, blockFields, `Block ${at + 1}`);
  });
  const welcome = welcomeOf(file);
  if (welcome !== null) left.look(welcome.element, welcomeFields, welcome.found.place);
  const { found, notes } = readElements(elementsOf(file), format, left);
  return {
    title: textOf(fieldOf(file, 'name')),
    found: welcome === null ? found : [welcome.found, ...found],
    notes: [...broken, ...notes, ...left.notes()],
  };
}

const welcomeFields = ['enabled', 'headline', 'subheader', 'html'];

/** The card before the first question. */
function welcomeOf(file: Fields): { element: Fields; found: FoundScreen } | null {
  const element = fieldOf(file, 'welcomeCard');
  if (!isFields(element) || fieldOf(element, 'enabled') !== true) return null;
  const made = card(element);
  return typeof made === 'string' ? null : { element, found: { name: 'welcome', place: 'The welcome', ...made } };
}

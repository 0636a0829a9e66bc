import { describeQuiz } from '#contract/quiz-document/describe-quiz.ts';
import schema from '#contract/quiz-document/quiz-1.schema.json';
import type { QuizBody, QuizScreen } from '#contract/quiz-document/quiz-body.ts';
import { placeInWords } from '#contract/quiz-document/quiz-place.ts';
import type { Path } from '#publishing/body.ts';
import type { Change } from '#publishing/kind.ts';
import { doubledIds, readBySchema, type Schema } from './read-by-schema.ts';
import { readFormbricks, surveyOfFormbricks } from './read-formbricks.ts';
import { type Fields, fieldOf, isFields, type Refusal, readJson, refusal } from './read-json.ts';
import { isSurveyJs, readSurveyJs } from './read-survey-js.ts';
import { type ImportNote, type Survey, screensOf } from './survey-screens.ts';
import { takeFree } from './take-free.ts';

export interface QuizReading {
  format: 'Everkite' | 'SurveyJS' | 'Formbricks';
  /** What the draft would be. */
  body: QuizBody;
  /** How it differs from what the draft is. */
  changes: readonly Change[];
  /** The screens that were read. */
  screens: readonly QuizScreen[];
  notes: readonly ImportNote[];
}

interface Given {
  /** What the draft is. */
  base: QuizBody;
  /** Screens, answers and points of the quiz are those of the specification: only words change, found by id. */
  isFixed: boolean;
  /** From 0 to 1, for new ids. */
  random?: () => number;
}

const mostNotes = 200;

/**
 * Reads a file from a stranger: a quiz of ours, or a survey of SurveyJS or Formbricks. Never throws. What is not taken
 * is in the notes.
 */
export function readQuizFile(text: string, given: Given): QuizReading | Refusal {
  const json = readJson(text);
  if ('refused' in json) return json;
  const file = json.value;
  if (!isFields(file)) return unknownForm;
  const read = fieldOf(file, 'everkite') === 'quiz' ? readOurs(file, given) : readSurvey(file, given);
  return 'refused' in read ? read : { ...read, notes: bounded(read.notes) };
}

const unknownForm = refusal(
  'The file is no quiz that can be read.',
  'Export a quiz here, or choose the JSON of a survey of SurveyJS or Formbricks.',
);

function bounded(notes: readonly ImportNote[]): readonly ImportNote[] {
  if (notes.length <= mostNotes) return notes;
  const more = notes.length - mostNotes;
  return [...notes.slice(0, mostNotes), { kind: 'left', place: 'The file', says: `${more} more notes are not shown` }];
}

function readOurs(file: Fields, { base, isFixed }: Given): QuizReading | Refusal {
  const version = fieldOf(file, 'version');
  if (version !== 1) {
    return refusal(
      'The file is of another version.',
      'This console reads version 1. Export the quiz again, from a site with this version.',
    );
  }
  const { value, faults, unknown } = readBySchema(schema as Schema, file);
  const inQuiz = (path: Path) => (path[0] === 'quiz' ? placeInWords(base, path.slice(1)) : 'The file').slice(0, 200);
  if (faults.length > 0) {
    const said = faults.slice(0, mostNotes).map(({ path, says }) => `${inQuiz(path)}: ${says}.`);
    return refusal('The file breaks the schema.', 'Mend these places, or export the quiz again.', said);
  }
  const quiz = (value as unknown as { quiz: QuizBody }).quiz;
  const doubled = [...doubledIds(quiz.screens), ...quiz.screens.flatMap(({ options }) => doubledIds(options))];
  if (doubled.length > 0) {
    const said = doubled.map((id) => `“${id}” is the id of two screens or two answers of one screen.`);
    return refusal('The file has ids that are not unique.', 'Give each an id of its own.', said);
  }
  const strange = unknown.map((path): ImportNote => {
    const place = inQuiz(path.slice(0, -1));
    return { kind: 'left', place, says: `“${(path.at(-1) ?? '').slice(0, 40)}” is left out, a quiz has no such field` };
  });
  const taken = isFixed ? takeFree(base, quiz) : { body: quiz, notes: [] };
  return readingOf('Everkite', base, taken.body, quiz.screens, [...strange, ...taken.notes]);
}

const readingOf = (
  format: QuizReading['format'],
  base: QuizBody,
  body: QuizBody,
  screens: readonly QuizScreen[],
  notes: readonly ImportNote[],
): QuizReading => ({ format, body, changes: describeQuiz(base, body), screens, notes });

function readSurvey(file: Fields, { base, isFixed, random }: Given): QuizReading | Refusal {
  const survey = surveyOfFormbricks(file);
  if (survey !== null) return placed('Formbricks', readFormbricks(survey));
  return isSurveyJs(file) ? placed('SurveyJS', readSurveyJs(file)) : unknownForm;

  function placed(format: QuizReading['format'], read: Survey): QuizReading | Refusal {
    if (read.found.length === 0) {
      const said = read.notes.slice(0, mostNotes).map(({ place, says }) => `${place}: ${says}.`);
      return refusal('No screen could be made of it.', 'Choose a survey with questions that have answers.', said);
    }
    const own = base.screens.filter(isOwn);
    const { screens, notes } = screensOf(
      read,
      own.map(({ id }) => id),
      random,
    );
    if (isFixed) return readingOf(format, base, base, screens, [fixedNote, ...notes]);
    const { body, notes: more } = withScreens(base, read.title, screens);
    return readingOf(format, base, body, body.screens, [...notes, ...more]);
  }
}

const fixedNote: ImportNote = {
  kind: 'fixed',
  place: 'All screens',
  says: 'the screens of this quiz are those of the specification, and a survey has no ids by which its words are found',
};

/** The screens that no survey has: they stay when one is read. */
const isOwn = ({ type }: QuizScreen): boolean => type !== 'select-options' && type !== 'info' && type !== 'agree';

/** The body with the screens in place of its questions and cards, and with what depended on these taken back. */
function withScreens(
  base: QuizBody,
  title: string,
  read: readonly QuizScreen[],
): { body: QuizBody; notes: ImportNote[] } {
  const asksAge = base.screens.some(({ type }) => type === 'input-age');
  const fresh = read.filter(({ type }) => !(asksAge && type === 'input-age'));
  const first = base.screens.findIndex((screen) => !isOwn(screen));
  const at = first === -1 ? base.screens.findIndex(({ type }) => /^results|^final/.test(type)) : first;
  const place = at === -1 ? base.screens.length : at;
  const [before, after] = [base.screens.slice(0, place), base.screens.slice(place)].map((part) => part.filter(isOwn));
  const room = 60 - before!.length - after!.length;
  const screens = [...before!, ...fresh.slice(0, room), ...after!];
  const chapters = base.chapters.filter((id) => screens.some((screen) => screen.id === id));
  const note = (where: string, says: string): ImportNote => ({ kind: 'changed', place: where, says });
  const gone = base.screens.length - before!.length - after!.length;
  return {
    body: { ...base, ...(title !== '' && { title: [...title].slice(0, 200).join('') }), screens, chapters },
    notes: [
      ...(gone === 0 ? [] : [note('The draft', `its ${gone} questions and cards give way to those of the survey`)]),
      ...(chapters.length === base.chapters.length
        ? []
        : [note('Chapters', 'those that end at screens that are gone are left out')]),
      ...(fresh.length === read.length ? [] : [note('Age', 'the draft asks for it already')]),
      ...fresh
        .slice(room)
        .map(
          (screen): ImportNote => ({ kind: 'left', place: `“${screen.title}”`, says: 'a quiz has at most 60 screens' }),
        ),
    ],
  };
}

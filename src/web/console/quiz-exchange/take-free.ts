import { sayValue } from '#contract/quiz-document/describe-quiz.ts';
import type { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { placeInWords } from '#contract/quiz-document/quiz-place.ts';
import type { Json } from '#publishing/body.ts';
import { type Difference, differencesOf } from '#publishing/difference.ts';
import { withPart } from '#publishing/merge.ts';
import type { ImportNote } from './survey-screens.ts';

/** The parts of a screen, and of an answer, that scores and stored answers depend on. */
const fixedOfScreen = ['type', 'area', 'purpose', 'multiple', 'canSelectNone', 'canSelectAll'];
const fixedOfAnswer = ['value', 'exclusive', 'minutes'];
const fixedParts = ['chapters', 'resultScreen', 'counterTotal', 'scale'];

/** Everything of a file that may change in a quiz of the specification, by id; what may not is in the notes. */
export function takeFree(base: QuizBody, file: QuizBody): { body: QuizBody; notes: ImportNote[] } {
  const differences = differencesOf(base, file);
  const isTaken = (difference: Difference) => !isFixed(difference) || isFreeOrder(base, difference);
  const body = differences
    .filter(isTaken)
    .reduce<Json>(
      (part, difference) =>
        isFixed(difference)
          ? reordered(part as QuizBody, difference.path[1]!, difference.after as readonly string[])
          : withPart(part, difference.path, difference.after),
      base,
    ) as QuizBody;
  const notes = differences
    .filter((difference) => !isTaken(difference))
    .map((difference) => noteOf(base, file, difference));
  return { body, notes };
}

function isFixed({ path: [part = '', , field, ...inner], path, before, after }: Difference): boolean {
  if (part === 'start') return path.length === 1 || before === undefined || after === undefined;
  if (part === 'copy') return path.at(-1) === 'hasHelpLines';
  if (part !== 'screens') return fixedParts.includes(part);
  if (field === undefined || fixedOfScreen.includes(field)) return true;
  // Answers come and go by their rows; a new order is looked at apart.
  return field === 'options' && (inner.length < 2 || fixedOfAnswer.includes(inner[1]!));
}

/** Answers with equal points may stand in any order. */
function isFreeOrder(base: QuizBody, { path, after }: Difference): boolean {
  const [, id, field, order] = path;
  if (field !== 'options' || order !== 'order' || path.length !== 4 || !Array.isArray(after)) return false;
  const options = base.screens.find((screen) => screen.id === id)?.options ?? [];
  const points = after.map((one) => options.find((option) => option.id === one)?.value);
  return options.length === after.length && options.every(({ value }, place) => value === points[place]);
}

function reordered(body: QuizBody, id: string, order: readonly string[]): QuizBody {
  const screens = body.screens.map((screen) => {
    if (screen.id !== id || screen.options === undefined) return screen;
    const options = order.flatMap((one) => screen.options!.filter((option) => option.id === one));
    return { ...screen, options };
  });
  return { ...body, screens };
}

function noteOf(base: QuizBody, file: QuizBody, { path, before, after }: Difference): ImportNote {
  // What is new has its number in the file.
  const place = placeInWords(before === undefined ? file : base, path).slice(0, 200);
  return { kind: 'fixed', place, says: path.at(-1) === 'order' ? 'it stays as it is' : saysOf(before, after) };
}

function saysOf(before: Json | undefined, after: Json | undefined): string {
  const [old, fresh] = [before, after].map((value) => sayValue(value).slice(0, 80));
  if (before === undefined) return `“${fresh}” is not added`;
  return after === undefined ? `“${old}” stays` : `it stays ${old}, and is ${fresh} in the file`;
}

import { isRow, type Json } from '#publishing/body.ts';
import { type Difference, differencesOf } from '#publishing/difference.ts';
import type { Change } from '#publishing/kind.ts';
import type { QuizBody } from './quiz-body.ts';
import { placeInWords } from './quiz-place.ts';

/** The difference of two versions of a quiz in words; `before` is null for the first version. */
export function describeQuiz(before: QuizBody | null, after: QuizBody): Change[] {
  if (before === null) {
    return [
      { path: [], what: 'The whole quiz', before: null, after: `${after.title}, ${after.screens.length} screens` },
    ];
  }
  return differencesOf(before, after).map((difference) => changeOf(difference, before, after));
}

function changeOf({ path, before: old, after: fresh }: Difference, before: QuizBody, after: QuizBody): Change {
  // What is gone has its number in the earlier body.
  const what = placeInWords(fresh === undefined ? before : after, path);
  const say = (body: QuizBody, value: Json | undefined) => (value === undefined ? null : sayPart(body, path, value));
  return { path, what, before: say(before, old), after: say(after, fresh) };
}

/** A part of a quiz in one line. */
function sayPart(body: QuizBody, path: readonly string[], value: Json): string {
  if (path.at(-1) === 'order') return (value as string[]).map((id) => nameOf(body, path, id)).join(', ');
  return sayValue(value);
}

/** What stands in another place: the label of an answer, the number of a screen. */
function nameOf({ screens }: QuizBody, path: readonly string[], id: string): string {
  if (path.length === 2) return screens.find((screen) => screen.id === id)?.title ?? id;
  const options = screens.find((screen) => screen.id === path[1])?.options;
  return options?.find((option) => option.id === id)?.label ?? id;
}

/** The words of a value: of a screen or an answer its title or label. */
export function sayValue(value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return (value as readonly Json[]).map(sayValue).join(' · ') || 'none';
  if (!isRow(value)) return String(value);
  const main = value.title ?? value.label ?? value.text;
  if (typeof main === 'string' && value.quotes === undefined) {
    return typeof value.desc === 'string' ? `${main} ${value.desc}` : main;
  }
  return Object.values(value).map(sayValue).join(' · ');
}

/** A file may have this many characters; the largest of our quizzes has 40,000. */
export const mostCharacters = 1_000_000;

/** Objects and lists within each other. */
const deepest = 40;

/** Why a file is not read, and what to do about it. */
export interface Refusal {
  refused: string;
  hint: string;
  /** Where it is broken, if it is known. */
  faults: readonly string[];
}

export const refusal = (refused: string, hint: string, faults: readonly string[] = []): Refusal => ({
  refused,
  hint,
  faults,
});

export const tooLarge = refusal(
  'The file is too large.',
  `It may have ${mostCharacters / 1_000_000} million characters. Take pictures and answers of people out of it.`,
);

export const unreadable = refusal('The file could not be opened.', 'Choose it again, or paste it.');

/** The JSON of a text from a stranger. Its size and depth are looked at before it is parsed. */
export function readJson(text: string): { value: unknown } | Refusal {
  if (text.length > mostCharacters) return tooLarge;
  if (text.trim() === '') return refusal('The file is empty.', 'Choose another file, or paste the whole JSON.');
  if (isTooDeep(text)) {
    return refusal('The file is too deep.', `It may have ${deepest} lists within each other. Export it again.`);
  }
  try {
    return { value: JSON.parse(withoutMark(text)) };
  } catch {
    return refusal('The file is no JSON.', 'Export it again, and choose or paste it unchanged.');
  }
}

const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);

/** Counts brackets outside of strings, so that the depth is known without a parser that could overflow. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString && character === '\\') at += 1;
    else if (character === '"') isInString = !isInString;
    else if (!isInString && (character === '{' || character === '[')) depth += 1;
    else if (!isInString && (character === '}' || character === ']')) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of its own; what every object inherits is none. */
export const fieldOf = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

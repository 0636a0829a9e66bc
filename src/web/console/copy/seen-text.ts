import { exampleValues } from '#contract/copy/examples.ts';
import { formatMessage, type Part, readMessage } from '#contract/copy/message.ts';

/** A text as a visitor may see it, with example values; as it is written while it cannot be read. */
export function seenText(text: string): string {
  try {
    return formatMessage(text, exampleValues).replace(/<[^<>]*>/g, '');
  } catch {
    return text;
  }
}

/** The words of what is seen or typed, without signs and without the tags of links. */
export const wordsIn = (text: string): string[] =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];

/**
 * Whether what was typed is in a text as somebody sees it, with any values in it: “Ada, your plan is ready” is in
 * “{name}, your plan is ready”. The last word may be unfinished.
 */
export function isSeenIn(typed: string, text: string): boolean {
  const asked = wordsIn(typed);
  if (asked.length === 0) return false;
  // Values alone are in every text that has one.
  const least = Math.min(3, Math.ceil(asked.length / 2));
  const readings = [...readingsOf(text), wordsIn(seenText(text))];
  return readings.some((words) => words.some((_, place) => sameFrom(asked, 0, words, place) >= least));
}

/** A word, or null for a value. */
type Word = string | null;

/** More cases than this are not compared. */
const mostReadings = 64;
const mostWordsInValue = 8;

/** What a text says, in each of its cases. */
function readingsOf(text: string): Word[][] {
  try {
    return readingsOfParts(readMessage(text));
  } catch {
    return [wordsIn(text)];
  }
}

function readingsOfParts(parts: readonly Part[]): Word[][] {
  return parts.reduce<Word[][]>(
    (before, part) => {
      const here = readingsOfPart(part);
      return before.flatMap((words) => here.map((more) => [...words, ...more])).slice(0, mostReadings);
    },
    [[]],
  );
}

function readingsOfPart(part: Part): Word[][] {
  if (typeof part === 'string') return [wordsIn(part)];
  return part.choice === undefined ? [[null]] : Object.values(part.choice.cases).flatMap(readingsOfParts);
}

/** How many words are the same when all that is asked from `at` on stands from `place` on; -1 when it does not. */
function sameFrom(asked: readonly string[], at: number, words: readonly Word[], place: number): number {
  if (at === asked.length) return 0;
  const word = words[place];
  if (word === undefined) return -1;
  if (word === null) {
    const lengths = Array.from({ length: Math.min(mostWordsInValue, asked.length - at) }, (_, i) => i + 1);
    return Math.max(...lengths.map((length) => sameFrom(asked, at + length, words, place + 1)));
  }
  const isUnfinished = at === asked.length - 1 && word.startsWith(asked[at]!);
  if (asked[at] !== word && !isUnfinished) return -1;
  const rest = sameFrom(asked, at + 1, words, place + 1);
  return rest === -1 ? -1 : rest + 1;
}

import MiniSearch, { type SearchOptions } from 'minisearch';
import { groupNames } from '#contract/copy/catalogue.ts';
import type { ListedText } from './listed-texts.ts';
import { isSeenIn, seenText, wordsIn } from './seen-text.ts';

export interface FoundTexts {
  texts: readonly ListedText[];
  /** No text has these words; these are the nearest. */
  areNear: boolean;
  /** The words to mark in them. */
  marks: readonly string[];
}

const mostNear = 5;
/** Short words are near to too many. */
const nearness: SearchOptions = {
  fuzzy: (word) => (word.length > 4 ? 0.3 : false),
  prefix: (word) => word.length > 3,
  processTerm: (word) => (word.length > 3 ? word.toLowerCase() : null),
  boost: { said: 2 },
};

/** Finds texts by words as somebody sees them, in what is live, shipped or in a draft. */
export function createFinder(texts: readonly ListedText[]): (typed: string) => FoundTexts {
  const index = new MiniSearch({ fields: ['said', 'page'], idField: 'key' });
  index.addAll(texts.map((one) => ({ key: one.key, said: saidOf(one).map(seenText).join(' '), page: pageOf(one) })));
  const byKey = new Map(texts.map((one) => [one.key, one]));

  return (typed) => {
    const marks = wordsIn(typed);
    if (marks.length === 0) return { texts, areNear: false, marks };
    const exact = texts.filter((one) => one.key === typed.trim() || saidOf(one).some((said) => isSeenIn(typed, said)));
    if (exact.length > 0) return { texts: exact, areNear: false, marks };
    const near = index.search(typed, nearness).slice(0, mostNear);
    return {
      texts: near.map(({ id }) => byKey.get(id)!),
      areNear: true,
      marks: [...new Set(near.flatMap(({ terms }) => terms))],
    };
  };
}

const saidOf = ({ live, shipped, drafts }: ListedText): string[] => [
  ...new Set([live, shipped, ...drafts.map(({ text }) => text)]),
];
const pageOf = ({ group }: ListedText): string => groupNames[group];

/** A text in pieces, of which those that were asked for are marked. The last word asked for may be unfinished. */
export function markedPieces(text: string, marks: readonly string[]): { text: string; isMarked: boolean }[] {
  const unfinished = marks.at(-1);
  return (text.match(/[\p{L}\p{N}'’.-]+|[^\p{L}\p{N}'’.-]+/gu) ?? []).map((piece) => {
    const [word] = wordsIn(piece);
    const isMarked = word !== undefined && (marks.includes(word) || (!!unfinished && word.startsWith(unfinished)));
    return { text: piece, isMarked };
  });
}

/** A test that turns red when a promise is no longer kept: its file, and its title or the fixed part of it. */
export type Proof = readonly [file: string, title: string];

/** The tests of a file, each by the fixed part of its title. */
export const testsOf =
  (file: string) =>
  (title: string): Proof => [file, title];

/** A sentence, with numbers and amounts as "#" and inserted values as "…", and the tests that keep it. */
export type Row = readonly [says: string, keptBy: Proof, ...more: readonly Proof[]];

/** The sentences of one place: all that promise or state something, and the others. */
export interface Place {
  promises: readonly Row[];
  /** Sentences about what something is or is not, what to do, or what the reader has just done. */
  noPromises: readonly (string | RegExp)[];
}

/** The sentences of a line, with numbers and amounts written as "#". */
export function sentencesIn(line: string): string[] {
  const plain = line.trim().replace(/[$€£¥]?\d(?:[\d.,:]*\d)?/g, '#');
  return plain.split(/(?<=[.?]) (?=[A-Z“…])/);
}

/**
 * Sentences of a place that are missing in its lists, and listed ones that are on no line. Titles, labels and questions
 * need not be listed.
 */
export function compare(lines: readonly string[], { promises, noPromises }: Place) {
  const shown = new Set(lines.flatMap(sentencesIn));
  const promised = promises.map(([says]) => says);
  const fits = (one: string, rule: string | RegExp) => (typeof rule === 'string' ? rule === one : rule.test(one));
  const isListed = (one: string) => promised.includes(one) || noPromises.some((rule) => fits(one, rule));
  return {
    unlisted: [...shown].filter((one) => isSentence(one) && !isListed(one)),
    unsaid: [
      ...promised.filter((one) => !shown.has(one)),
      ...noPromises.filter((rule) => ![...shown].some((one) => fits(one, rule))).map(String),
    ],
  };
}

/** It ends like a sentence and has more than one word, or it is the text beside a label, such as "Email: none". */
const isSentence = (one: string): boolean => /\s.*[.:]$/.test(one) || /^\p{Lu}[\p{L}’ ]+: \S/u.test(one);

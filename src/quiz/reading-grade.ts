/** What a count of vowel groups gets wrong, as patterns with what to add; each names words it is for. */
const corrections: readonly (readonly [pattern: RegExp, syllables: number])[] = [
  // time, while; not table
  [/[^aeiouyl]e$|[aeiouy]le$/, -1],
  // times, smiles; not notices, wishes, tables
  [/[^aeiouyschgzxl]es$|[aeiouy]les$/, -1],
  // asked, called; not started, needed, settled
  [/[^aeiouytdl]ed$|[aeiouyl]led$/, -1],
  // lonely, careful, basement
  [/[^aeiouyl]e(ly|ful|less|ness|ment)/, -1],
  // something, homework, every
  [/^(some|home|life|side|every)(?=[a-z]{2}|$)/, -1],
  // diagnose, period, usual, anxiety, experience, science; not social, attention, million, equal, friend
  [/[^ct]ia|[^ctxsgl]io|[^qg]ua|iet|[^f]rien|scien/, 1],
  // idea, creating, reality
  [/[dr]eas?$|creat|reali/, 1],
  // doing, worrying
  [/[aeiouy]ing/, 1],
  // didn’t, isn’t; not don’t
  [/[ds]nt$/, 1],
];

/** Words that no pattern here gets right. */
const exceptions: Readonly<Record<string, number>> = {
  maybe: 2,
  someone: 2,
  everyone: 3,
  evening: 2,
  evenings: 2,
  business: 2,
  hundred: 2,
};

/**
 * How many syllables a word has, by its vowel groups and the commonest corrections. Acronyms are spelt letter by
 * letter, and a number counts one for each digit.
 */
export function syllablesIn(word: string): number {
  if (/^[A-Z]{2,}$/.test(word)) return word.length;
  if (/\d/.test(word)) return word.replace(/\D/g, '').length;
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const known = exceptions[letters];
  if (known !== undefined) return known;
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 0;
  return corrections.reduce((sum, [pattern, add]) => (pattern.test(letters) ? sum + add : sum), groups) || 1;
}

/** The sentences of a text, without their full stops. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/[.!?…]+”?(?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence).length > 0);
}

/** The words of a text; "self-check" is two, "I’ll" is one. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\d][\p{L}\d’']*/gu) ?? [];
}

/**
 * The Flesch–Kincaid grade: about how many years of school it takes to read these texts with ease (Kincaid et al.,
 * Navy Research Branch Report 8-75, 1975). Each text ends its last sentence, also a label without a full stop.
 */
export function readingGrade(texts: readonly string[]): number {
  const words = texts.flatMap(wordsIn);
  const sentences = texts.flatMap(sentencesIn).length;
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

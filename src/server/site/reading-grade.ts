import { dictionary } from 'cmu-pronouncing-dictionary';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const wordBounds = new Intl.Segmenter('en', { granularity: 'word' });
const sentenceBounds = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The words of a text; "self-check" is two, "I’ll" is one. */
export function wordsIn(text: string): string[] {
  return [...wordBounds.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** The sentences of a text that have words. */
export function sentencesIn(text: string): string[] {
  return [...sentenceBounds.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => wordsIn(sentence).length > 0);
}

/**
 * The Flesch–Kincaid grade: about how many years of school it takes to read these texts with ease (Kincaid et al.,
 * Navy Research Branch Report 8-75, 1975). Each text ends its last sentence, also a label without a full stop.
 */
export function readingGrade(texts: readonly string[]): number {
  const words = texts.flatMap(wordsIn);
  if (words.length === 0) return 0;
  return fleschKincaid({
    sentence: texts.flatMap(sentencesIn).length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllablesIn(word), 0),
  });
}

/**
 * From the pronouncing dictionary, which has a digit for each vowel; unknown words are estimated. Acronyms are spelt
 * letter by letter and numbers digit by digit.
 */
function syllablesIn(word: string): number {
  if (/^[A-Z]{2,}$/.test(word)) return word.length;
  if (/\d/.test(word)) return word.replace(/\D/g, '').length;
  const sounds = dictionary[word.toLowerCase().replace('’', "'")];
  return sounds?.match(/\d/g)?.length ?? syllable(word);
}

import { claimFaults } from '#quiz/lint/claims.ts';
import { readingGrade, sentencesIn, wordsIn } from '#server/site/reading-grade.ts';

/** Training names no condition: it promises practice and self-knowledge, and nothing for any of them. */
const conditionWords =
  /\b(adhd|autis\w*|anxi\w*|depress\w*|bipolar|burn-?out|disorders?|diagnos\w*|symptoms?|insomnia|mental health|ocd|panic|patients|phobia|ptsd|trauma\w*)\b/i;

const longestSentence = 25;
/** With fewer words a grade says nothing. */
const fewestWords = { text: 6, together: 40 } as const;

/** The highest reading grades: of one text, and of everything that is read together. */
const highestGrade = { text: 8, together: 6 } as const;

/** One line for each thing in a text that no page of the training may say. */
export function wordFaults(text: string): string[] {
  const faults = claimFaults(text);
  if (conditionWords.test(text)) faults.push('word of a condition');
  if (/[!%]/.test(text)) faults.push('exclamation mark or percent');
  if (/['"]/.test(text)) faults.push('straight quotation mark');
  return faults.map((fault) => `${fault}: ${text}`);
}

/** One line for each text that is hard to read, and one for all of them. */
export function gradeFaults(texts: readonly string[]): string[] {
  const long = texts.filter((text) => sentencesIn(text).some((one) => wordsIn(one).length > longestSentence));
  const hard = texts.filter(
    (text) => wordsIn(text).length >= fewestWords.text && readingGrade([text]) >= highestGrade.text,
  );
  const together = texts.flatMap(wordsIn).length >= fewestWords.together ? readingGrade(texts) : 0;
  return [
    ...long.map((text) => `long sentence: ${text}`),
    ...hard.map((text) => `reading grade ${readingGrade([text]).toFixed(1)}: ${text}`),
    ...(together > highestGrade.together ? [`reading grade ${together.toFixed(1)} together`] : []),
  ];
}

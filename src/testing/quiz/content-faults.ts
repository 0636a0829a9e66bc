import { claimFaults } from '#quiz/lint/claims.ts';
import { shapeFaults } from '#quiz/lint/shape.ts';
import { proseOf, proseOfLevel, subAssessmentsOf, wordingsOf } from '#quiz/lint/wordings.ts';
import type { Figure, Quiz } from '#quiz/quiz.ts';
import { readingGrade, sentencesIn, wordsIn } from './reading-grade.ts';

/** The most words a sentence may have. */
const longestSentence = 25;

/** The highest reading grades: of one screen or level, and of a whole quiz with each text counted once. */
const highestGrade = { atOnce: 8, full: 6 } as const;

/** The faults of a quiz's content by the house rules, one line each with its place; empty without faults. */
export function contentFaults(quiz: Quiz): string[] {
  return [...wordFaults(quiz), ...gradeFaults(quiz), ...figureFaults(quiz), ...screenFaults(quiz)];
}

function wordFaults(quiz: Quiz): string[] {
  return wordingsOf(quiz).flatMap(({ place, text }) =>
    [...claimFaults(text), ...styleFaults(text)].map((fault) => `${place}: ${fault}: ${text}`),
  );
}

function styleFaults(text: string): string[] {
  const long = sentencesIn(text).filter((sentence) => wordsIn(sentence).length > longestSentence);
  return [...long.map(() => 'sentence too long'), ...(/['"]/.test(text) ? ['straight quotation mark'] : [])];
}

function gradeFaults(quiz: Quiz): string[] {
  const read: [place: string, texts: readonly string[], highest: number][] = [
    ...quiz.screens.map((screen, index): [string, string[], number] => [
      `screen ${index + 1}`,
      proseOf(screen),
      highestGrade.atOnce,
    ]),
    ...Object.entries(quiz.results).flatMap(([name, level]): [string, string[], number][] => [
      [`level ${name}`, proseOfLevel(level), highestGrade.atOnce],
      [`areas of level ${name}`, subAssessmentsOf(level), highestGrade.atOnce],
    ]),
    ['the whole quiz', [...new Set(wordingsOf(quiz).map(({ text }) => text))], highestGrade.full],
  ];
  return read
    .map(([place, texts, highest]) => ({ place, grade: readingGrade(texts), highest }))
    .filter(({ grade, highest }) => grade > highest)
    .map(({ place, grade, highest }) => `${place}: reading grade ${grade.toFixed(1)} is above ${highest}`);
}

function figureFaults(quiz: Quiz): string[] {
  const figures = [
    ...quiz.screens.flatMap(({ figure }) => (figure ? [figure] : [])),
    ...Object.values(quiz.results).flatMap((level) => level.figures.map(({ figure }) => figure)),
  ];
  return figures
    .filter((figure) => !isSourced(figure))
    .map(({ value, unit = '' }) => `figure without a dated source: ${value} ${unit}`.trim());
}

/** The publisher's own figures are marked as such where they are shown; any other needs a title, a day and a URL. */
function isSourced({ source }: Figure): boolean {
  if (source.kind === 'publisher') return true;
  const { title, date, url } = source;
  return title.trim() !== '' && /^\d{1,2} [A-Z][a-z]+ \d{4}$/.test(date) && /^https:\/\/\S+\.\S+$/.test(url);
}

function screenFaults(quiz: Quiz): string[] {
  return quiz.screens.flatMap((screen, index) => shapeFaults(screen).map((fault) => `screen ${index + 1}: ${fault}`));
}

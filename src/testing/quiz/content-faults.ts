import { claimFaults } from '#quiz/lint/claims.ts';
import { mirrorFaults, mirrorTexts } from '#quiz/lint/mirrors.ts';
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
  return [
    ...wordFaults(quiz),
    ...gradeFaults(quiz),
    ...figureFaults(quiz),
    ...screenFaults(quiz),
    ...mirrorFaults(quiz),
  ];
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

type Reading = [place: string, texts: readonly string[], highest: number];

/** Each text of each mirror card with the card's own description; the longest of a kind stands for all. */
function mirrorReadings(quiz: Quiz): Reading[] {
  return quiz.screens.flatMap((screen, index) => {
    const longest = new Map<string, string[]>();
    for (const { title, desc } of screen.mirror ? mirrorTexts(quiz, screen.mirror) : []) {
      const sort = `${title} ${wordsIn(desc).length}`;
      if (!longest.has(sort)) longest.set(sort, [title, desc, screen.desc ?? '']);
    }
    return [...longest.values()].map((texts): Reading => [`mirror on screen ${index + 1}`, texts, highestGrade.atOnce]);
  });
}

function gradeFaults(quiz: Quiz): string[] {
  const read: Reading[] = [
    ...quiz.screens.map((screen, index): Reading => [`screen ${index + 1}`, proseOf(screen), highestGrade.atOnce]),
    ...Object.entries(quiz.results).flatMap(([name, level]): Reading[] => [
      [`level ${name}`, proseOfLevel(level), highestGrade.atOnce],
      [`areas of level ${name}`, subAssessmentsOf(level), highestGrade.atOnce],
    ]),
    ['the whole quiz', [...new Set(wordingsOf(quiz).map(({ text }) => text))], highestGrade.full],
  ];
  return [...read, ...mirrorReadings(quiz)]
    .map(([place, texts, highest]) => ({ place, grade: readingGrade(texts), highest }))
    .filter(({ grade, highest }) => grade > highest)
    .map(({ place, grade, highest }) => `${place}: reading grade ${grade.toFixed(1)} is above ${highest}`);
}

function figureFaults(quiz: Quiz): string[] {
  return quiz.screens
    .flatMap(({ figure }) => (figure ? [figure] : []))
    .filter((figure) => !isSourced(figure))
    .map(({ value, unit = '' }) => `figure without a dated source: ${value} ${unit}`.trim());
}

/** A source has a title, a day and a URL. */
function isSourced({ source: { title, date, url } }: Figure): boolean {
  return title.trim() !== '' && /^\d{1,2} [A-Z][a-z]+ \d{4}$/.test(date) && /^https:\/\/\S+\.\S+$/.test(url);
}

function screenFaults(quiz: Quiz): string[] {
  return quiz.screens.flatMap((screen, index) => shapeFaults(screen).map((fault) => `screen ${index + 1}: ${fault}`));
}

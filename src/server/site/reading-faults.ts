import type { Fault } from '#quiz/lint/fault.ts';
import { mirrorFaults, mirrorTexts } from '#quiz/lint/mirrors.ts';
import { proseOf, proseOfLevel, subAssessmentsOf, wordingsOf } from '#quiz/lint/wordings.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { readingGrade, sentencesIn, wordsIn } from './reading-grade.ts';

/** The most words a sentence may have. */
const longestSentence = 25;

/** The highest reading grades: of one screen or level, and of a whole quiz with each text counted once. */
const highestGrade = { atOnce: 8, full: 6 } as const;

/** Texts that are read together, with the highest grade they may have. */
interface Reading {
  path: readonly string[];
  texts: readonly string[];
  highest: number;
}

/** What in a quiz is too hard to read. On the server only: the dictionary of syllables is large. */
export function readingFaults(quiz: Quiz): Fault[] {
  return [...sentenceFaults(quiz), ...readingsOf(quiz).flatMap(gradeFaults)];
}

function sentenceFaults(quiz: Quiz): Fault[] {
  return wordingsOf(quiz).flatMap(({ path, text }) =>
    sentencesIn(text)
      .filter((sentence) => wordsIn(sentence).length > longestSentence)
      .map((sentence) => ({
        path,
        says: `sentence too long: ${sentence}`,
        hint: `At most ${longestSentence} words: make two of it.`,
      })),
  );
}

function readingsOf(quiz: Quiz): Reading[] {
  const { atOnce, full } = highestGrade;
  return [
    ...quiz.screens.map(
      (screen): Reading => ({ path: ['screens', screen.id], texts: proseOf(screen), highest: atOnce }),
    ),
    ...Object.entries(quiz.results).flatMap(([name, level]): Reading[] => [
      { path: ['results', name], texts: proseOfLevel(level), highest: atOnce },
      { path: ['results', name, 'subAssessments'], texts: subAssessmentsOf(level), highest: atOnce },
    ]),
    { path: [], texts: [...new Set(wordingsOf(quiz).map(({ text }) => text))], highest: full },
    ...mirrorReadings(quiz),
  ];
}

/** Each text of each mirror card with the card's own description; the longest of a kind stands for all. */
function mirrorReadings(quiz: Quiz): Reading[] {
  // Texts can only be filled in where a variant is always found.
  if (mirrorFaults(quiz).length > 0) return [];
  return quiz.screens.flatMap((screen) => {
    const longest = new Map<string, string[]>();
    for (const { title, desc } of screen.mirror ? mirrorTexts(quiz, screen.mirror) : []) {
      const sort = `${title} ${desc.split(' ').length}`;
      if (!longest.has(sort)) longest.set(sort, [title, desc, screen.desc ?? '']);
    }
    const path = ['screens', screen.id, 'mirror'];
    return [...longest.values()].map((texts): Reading => ({ path, texts, highest: highestGrade.atOnce }));
  });
}

function gradeFaults({ path, texts, highest }: Reading): Fault[] {
  const grade = readingGrade(texts);
  if (grade <= highest) return [];
  const says = `reading grade ${grade.toFixed(1)} is above ${highest}`;
  return [{ path, says, hint: 'Shorter words and shorter sentences.' }];
}

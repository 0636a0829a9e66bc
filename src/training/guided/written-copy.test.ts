import { expect, test } from 'vitest';
import { claimFaults } from '#quiz/lint/claims.ts';
import { readingGrade, sentencesIn, wordsIn } from '#testing/quiz/reading-grade.ts';
import * as cloud from './cloud-copy.ts';
import * as evening from './evening-copy.ts';
import * as kind from './kind-copy.ts';
import * as knot from './knot-copy.ts';
import * as wave from './wave-copy.ts';
import * as weather from './weather-words.ts';

const copies = { cloud, evening, kind, knot, wave, weather };
const longestSentence = 25;
const highestGrade = { ofAText: 8, ofACopy: 6 };
const conditions = /\b(adhd|anxiety|anxious|depress\w*|disorder|insomnia|burnout|autis\w*|trauma\w*)\b/i;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https:|^[a-z-]+$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null || value instanceof Map) return [];
  return Object.values(value).flatMap(textsIn);
}

function faultsOf(text: string): string[] {
  const faults = claimFaults(text);
  if (/[!%"']/.test(text)) faults.push('exclamation mark, percent or straight quotation mark');
  if (conditions.test(text)) faults.push('word of a condition');
  if (sentencesIn(text).some((sentence) => wordsIn(sentence).length > longestSentence)) faults.push('long sentence');
  if (wordsIn(text).length > 5 && readingGrade([text]) > highestGrade.ofAText) faults.push('hard to read');
  return faults.map((fault) => `${fault}: ${text}`);
}

for (const [name, copy] of Object.entries(copies)) {
  test(`the copy of ${name} makes no claims, blames nobody and is easy to read`, () => {
    const texts = textsIn(copy);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.flatMap(faultsOf)).toEqual([]);
    expect(readingGrade(texts)).toBeLessThan(highestGrade.ofACopy);
  });
}

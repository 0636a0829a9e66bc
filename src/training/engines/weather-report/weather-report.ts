import type { GuidedNumbers } from '#training/entries/entry.ts';
import { answered, type EarlierTime } from '#training/guided/saved-text.ts';
import { type FeelingWord, feelingWords, type Weather } from './weather-copy.ts';

export const mostWords = 3;
const latelyMs = 14 * 24 * 60 * 60 * 1000;

/** The strength of each word from 1, a trace, to 5, very much; absent where the person skipped it. */
export type Strengths = Readonly<Record<string, number>>;

/**
 * The words of a weather in the order in which they are offered (training.md § 3.2, E7): those used in the last two
 * weeks first, newest first, then the others.
 * @param now epoch ms
 */
export function offeredWords(weather: Weather, past: readonly EarlierTime[], now: number): FeelingWord[] {
  const lastUse = new Map<string, number>();
  for (const { at, words } of past) {
    if (now - at <= latelyMs) for (const word of words) lastUse.set(word, at);
  }
  return [...weather.words].sort((a, b) => (lastUse.get(b.id) ?? 0) - (lastUse.get(a.id) ?? 0));
}

/** The chosen words after a press on one: it is added, or removed. A fourth word is not added. */
export function toggled(chosen: readonly string[], word: string): readonly string[] {
  if (chosen.includes(word)) return chosen.filter((id) => id !== word);
  return chosen.length < mostWords ? [...chosen, word] : chosen;
}

/** The stored numbers: the ids of the words, and the strength of each. */
export function weatherNumbers(chosen: readonly string[], strengths: Strengths): GuidedNumbers {
  const words = chosen.filter((id) => feelingWords.has(id));
  return { words, numbers: answered(Object.fromEntries(words.map((id) => [id, strengths[id] ?? null]))) };
}

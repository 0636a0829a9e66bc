import { capital, inWords } from '#training/number-words.ts';
import type { TodayItem } from './today.ts';

const minutesOf = (items: readonly Pick<TodayItem, 'minutes'>[]) =>
  items.reduce((sum, { minutes }) => sum + minutes, 0);
const plural = (count: number, noun: string) => `${noun}${count === 1 ? '' : 's'}`;

/** "Three exercises, ten minutes". */
export function sizeOf(items: readonly Pick<TodayItem, 'minutes'>[], adjective = ''): string {
  const minutes = minutesOf(items);
  const exercises = `${adjective}${plural(items.length, 'exercise')}`;
  return `${capital(inWords(items.length))} ${exercises}, ${inWords(minutes)} ${plural(minutes, 'minute')}`;
}

/** "three seconds", "about two minutes". */
export function timeInWords(seconds: number): string {
  if (seconds < 60) return `${inWords(seconds)} ${plural(seconds, 'second')}`;
  const minutes = Math.round(seconds / 60);
  return `about ${inWords(minutes)} ${plural(minutes, 'minute')}`;
}

/** The finished exercises: "Three exercises, about eleven minutes". An unknown time is left out. */
export function doneSize(count: number, seconds: number | null): string {
  const exercises = `${capital(inWords(count))} ${plural(count, 'exercise')}`;
  return seconds === null || seconds === 0 ? exercises : `${exercises}, ${timeInWords(seconds)}`;
}

/** The exercises of today: "Three short exercises, ten minutes. One is done." */
export function waitingLine(items: readonly TodayItem[]): string {
  const done = items.filter(({ isDone }) => isDone).length;
  const size = `${sizeOf(items, 'short ')}.`;
  if (done === 0) return size;
  return `${size} ${capital(inWords(done))} ${done === 1 ? 'is' : 'are'} done.`;
}

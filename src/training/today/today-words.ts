import type { TodayItem } from './today.ts';

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty'] as const;
const teens = [
  ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
  ...['sixteen', 'seventeen', 'eighteen', 'nineteen'],
] as const;

/** A number as a word, to be read in a sentence; digits from 60. */
export function inWords(number: number): string {
  if (number < 10) return counts[number]!.toLowerCase();
  if (number < 20) return teens[number - 10]!;
  if (number >= 60) return String(number);
  const rest = number % 10;
  return `${tens[Math.floor(number / 10)]}${rest === 0 ? '' : `-${counts[rest]!.toLowerCase()}`}`;
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);
const minutesOf = (items: readonly Pick<TodayItem, 'minutes'>[]) =>
  items.reduce((sum, { minutes }) => sum + minutes, 0);
const plural = (count: number, noun: string) => `${noun}${count === 1 ? '' : 's'}`;

/** "Three exercises, ten minutes". */
export function sizeOf(items: readonly Pick<TodayItem, 'minutes'>[], adjective = ''): string {
  const minutes = minutesOf(items);
  const exercises = `${adjective}${plural(items.length, 'exercise')}`;
  return `${capital(inWords(items.length))} ${exercises}, ${inWords(minutes)} ${plural(minutes, 'minute')}`;
}

/** What waits today: "Three short exercises, ten minutes. One is done." */
export function waitingLine(items: readonly TodayItem[]): string {
  const done = items.filter(({ isDone }) => isDone).length;
  const size = `${sizeOf(items, 'short ')}.`;
  if (done === 0) return size;
  return `${size} ${capital(inWords(done))} ${done === 1 ? 'is' : 'are'} done.`;
}

/** Names in a sentence: "Change course, Count the bows and Settle". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

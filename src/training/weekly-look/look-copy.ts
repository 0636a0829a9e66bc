import { capital, inWords } from '#training/number-words.ts';
import type { LookSum } from './look-sum.ts';

/** The number of looks before a verdict: two comparisons, of eight and nine weeks (training.md § 4.5). */
export const looksToSpeak = 9;

/** The copy of the weekly look. */
export const lookCopy = {
  hint: 'Weekly look. About one minute.',
  question: (asks: string) => `In the last seven days, ${asks}`,
  place: (number: number, of: number) => `Question ${number} of ${of}`,
  skip: 'Skip this one',
  skipped: 'Skipped',
  notToday: 'Not today?',
  leave: 'Leave, and nothing is missing.',
  backFromHelp: 'Back to the questions',
  back: 'Back',
  kept: 'Kept',
  direction: 'Fewer points mean that these things came less often.',
  isDone: 'This week’s look is done',
  isClosed: 'The weekly look is not open today',
  firstOpens: 'The first one opens a week after your first training day.',
  opens: (day: string) => `The next one opens on ${day}, for three days. One that you leave out is not missing.`,
  weekday: 'Day of the weekly look',
  weekdayHint: 'Six questions about the last seven days. They stay open for three days from this day on.',
} as const;

/** The sum of the six answers, as a plain fact. */
export function sumText({ answered, points, sum }: LookSum, of: number, highest: number): string {
  if (answered === 0) return 'Without an answer there is no sum. The week counts all the same.';
  if (sum === null) {
    const given = `${capital(inWords(answered))} ${answered === 1 ? 'answer' : 'answers'} of ${inWords(of)}`;
    return `${given} ${answered === 1 ? 'is' : 'are'} not enough for a sum. The week counts all the same.`;
  }
  if (answered === of) return `Your ${inWords(of)} answers add up to ${points} of ${highest}.`;
  const skipped = of - answered === 1 ? 'the one' : `the ${inWords(of - answered)}`;
  return `Your ${inWords(answered)} answers add up to ${points}. With ${skipped} you skipped, it would be about ${sum} of ${highest}.`;
}

/** The number of looks until the first verdict, as text. */
export function firstWordText(looks: number): string {
  const until = `The first word comes after week ${inWords(looksToSpeak)}.`;
  if (looks >= looksToSpeak) return 'Progress shows it beside your first four.';
  return looks === 0 ? until : `${until} ${capital(inWords(looks))} ${looks === 1 ? 'is' : 'are'} done.`;
}

import type { Exercise } from '#training/exercises/exercises.ts';
import { capital } from '#training/number-words.ts';
import { timeInWords } from './today-copy.ts';

/** The facts of an exercise on a day. */
export interface DoneFacts {
  exercise: Exercise;
  /** The time that it took; null where that is not known. */
  seconds: number | null;
  /** Rounds that count, of all runs of the day. */
  rounds: number;
  right: number;
  /** The exercise's own facts, with the largest value of the day's runs. */
  facts: Readonly<Record<string, number>>;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A plain line about an exercise, without a judgement: "22 rounds. All kites found in 15". */
export function factLine({ exercise, seconds, rounds, right, facts }: DoneFacts): string {
  switch (exercise.engine) {
    case 'hold-the-line':
      return 'medianMs' in facts
        ? counted(rounds, 'round')
        : `${counted(rounds, 'round')}. All kites found in ${right}`;
    case 'count-the-bows':
      return facts.longest
        ? `${counted(rounds, 'tail')}. The longest right one had ${facts.longest}`
        : counted(rounds, 'tail');
    case 'chart-the-wind':
      return `${counted(rounds, 'chart')}. ${right} flew at the first try`;
    case 'change-course':
      return `${counted(rounds, 'round')}. ${right} as the sign said`;
    case 'wait-for-the-gust':
      return `${counted(rounds, 'wind')}. ${counted(facts.passed ?? 0, 'gust')} let pass`;
    default:
      return seconds === null || seconds === 0 ? 'Done' : capital(timeInWords(seconds));
  }
}

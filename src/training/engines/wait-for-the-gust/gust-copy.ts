import type { Feedback } from './wait-for-the-gust.ts';
import type { Wind } from './wind-rounds.ts';

const windNames: Readonly<Record<Wind, string>> = { fair: 'a fair wind', gust: 'a gust' };

/** The look of a sign, for people who do not see it. */
export const spokenSigns: Readonly<Record<Wind, string>> = {
  fair: 'A round, light sign.',
  gust: 'A pointed, dark sign.',
};

/** The outcome of a round, without praise or blame; null when no message is needed. */
export function feedbackCopy({ wind, isRight, voided }: Feedback): string | null {
  if (voided === 'too early') return 'That was before the sign. It does not count.';
  if (!isRight) return `That was ${windNames[wind]}.`;
  return wind === 'gust' ? 'You let the gust pass.' : null;
}

/** The same without the clock, where both winds are chosen. */
export const sortedCopy = ({ wind, isRight }: Feedback): string => `${isRight ? 'Yes' : 'No'}, ${windNames[wind]}.`;

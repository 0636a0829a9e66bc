import { joinWithAnd } from '#training/number-words.ts';
import { pairIn, type Strip } from './signs.ts';
import type { StripRound } from './strip-rounds.ts';

/** Both strips for people who hear them: "Above: ring, moon, star. Below: moon, star, hill." */
export const spokenStrips = ({ upper, lower }: Pick<StripRound, 'upper' | 'lower'>): string =>
  `Above: ${inRow(upper)}. Below: ${inRow(lower)}.`;

export const inRow = (strip: Strip): string => strip.join(', ');

/** The outcome of a warm-up round, without praise or blame. */
export function feedbackCopy({ upper, lower }: StripRound, isRight: boolean): string {
  const pair = pairIn(upper, lower);
  const found = pair === null ? 'no pair is in both' : `${joinWithAnd(pair)} touch in both`;
  return `${isRight ? 'Yes' : 'No'}, ${found}.`;
}

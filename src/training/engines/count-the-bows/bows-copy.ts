import { capital, inWords, ordinalOf, shareInWords } from '#training/number-words.ts';
import { type BowsState, wantedOf } from './count-the-bows.ts';
import { differenceOf } from './difference.ts';

/** The present instruction. */
export function askOf(state: BowsState): { title: string; note: string } {
  const { phase, setup, bows, tied, index } = state;
  const isBackwards = setup.variant === 'backwards';
  const count = capital(inWords(bows.length));
  switch (phase) {
    case 'building':
      return {
        title: isBackwards ? 'Tie them from the last to the first' : 'Tie the bows in the same order',
        note: `${shareInWords(tied.length, bows.length)} ${tied.length < 2 ? 'is' : 'are'} on.`,
      };
    case 'feedback':
      return differenceOf(tied, wantedOf(state));
    case 'card':
      return { title: `The ${ordinalOf(index)} of ${inWords(bows.length)} bows`, note: 'Take the time you like.' };
    default:
      return {
        title: 'Watch the bows',
        note: isBackwards ? `${count}. Tie them backwards after that.` : `${count}, one after another.`,
      };
  }
}

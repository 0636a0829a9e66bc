import type { KiteAt } from '#training/engines/hold-the-line/flight.ts';
import { capital, inWords, shareInWords } from '#training/number-words.ts';

interface Said {
  title: string;
  text: string;
}

/** The instruction while the person looks at their own kites. */
export const lookCopy = (own: number): Said =>
  own === 1
    ? { title: 'This one is yours', text: 'It wears a bow. Soon all look alike.' }
    : { title: `These ${inWords(own)} are yours`, text: 'They wear a bow. Soon all look alike.' };

export const followCopy = (own: number): Said => ({
  title: own === 1 ? 'Keep your eyes on yours' : `Keep your eyes on your ${inWords(own)}`,
  text: 'They move for about six seconds.',
});

export function tapCopy(own: number, chosen: number): Said {
  const title = own === 1 ? 'Tap your kite' : `Tap your ${inWords(own)} kites`;
  if (chosen === 0) return { title, text: 'Take the time you need.' };
  const text =
    chosen === 1
      ? 'One is chosen. Tap it again to undo.'
      : `${capital(inWords(chosen))} are chosen. Tap one again to undo.`;
  return { title, text };
}

/** The number of found kites, above the arena. */
export function foundCopy(own: number, found: number): Said {
  const text = own === 1 ? 'Its string is back.' : 'Their strings are back.';
  if (own === 1) return { title: found === 1 ? 'Found' : 'Another one was yours', text };
  if (found === 0) return { title: `These ${inWords(own)} were yours`, text };
  if (found < own) return { title: `${shareInWords(found, own)} found`, text };
  return { title: own === 2 ? 'Both found' : `All ${inWords(own)} found`, text };
}

interface Result {
  own: number;
  /** Places of the person's own kites that were not found. */
  missed: readonly KiteAt[];
  isPractice: boolean;
  isVoid: boolean;
  /** See `nextChange`. */
  change: number | null;
}

/** The outcome and the next round, in the tray. */
export function trayCopy({ own, missed, ...next }: Result): Said {
  return { title: whatHappened(own, missed), text: whatComes({ ...next, foundAll: missed.length === 0 }) };
}

function whatHappened(own: number, missed: readonly KiteAt[]): string {
  const [first] = missed;
  if (first === undefined) {
    const all = own === 1 ? 'it' : own === 2 ? 'both' : `all ${inWords(own)}`;
    return `You followed ${all} to the end`;
  }
  if (missed.length > 1) return 'Yours wear a bow again';
  return `${own === 1 ? 'Yours' : 'The other'} was ${sideOf(first)}`;
}

function sideOf({ x, y }: KiteAt): string {
  if (x < 0.4) return 'on the left';
  if (x > 0.6) return 'on the right';
  if (y < 0.4) return 'at the top';
  return y > 0.6 ? 'at the bottom' : 'in the middle';
}

/** Changes below this are invisible; those above `much` are more than a little. */
const little = 0.05;
const much = 0.7;

type Coming = Pick<Result, 'isPractice' | 'isVoid' | 'change'> & { foundAll: boolean };

function whatComes({ isPractice, isVoid, change, foundAll }: Coming): string {
  if (isPractice) return 'This was practice. It does not count.';
  if (isVoid) return 'The picture got stuck. So this round does not count.';
  if (change === null) return 'That was the last round.';
  if (Math.abs(change) < little) return 'The next round flies at the same speed.';
  const flies = `flies ${Math.abs(change) < much ? 'a little ' : ''}${change > 0 ? 'faster' : 'slower'}.`;
  // The last session places the first two rounds, so only the third can be easier after success.
  return foundAll && change < 0
    ? `Now today’s rounds set the speed. The next round ${flies}`
    : `The next round ${flies}`;
}

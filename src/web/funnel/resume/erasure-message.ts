import { resumeLinkDays } from '#contract/limits.ts';
import type { EverythingErased } from './erase-everything.ts';

/** Tells the visitor what has been erased and what has not yet. */
export function erasureMessage({ hadAnswers, erased, waiting }: EverythingErased): string {
  const here = hadAnswers ? 'Your answers on this device are erased.' : 'There are no answers on this device.';
  const there = erased > 0 ? ` ${copies(erased)} on our server ${erased === 1 ? 'is' : 'are'} erased too.` : '';
  if (waiting === 0) return here + there;
  const [them, end] = waiting === 1 ? ['it', 'it ends'] : ['them', 'they end'];
  return `${here}${there} ${copies(waiting)} on our server could not be reached. We erase ${them} as soon as you are online here; in any case ${end} after ${resumeLinkDays} days.`;
}

function copies(count: number): string {
  return count === 1 ? 'One copy' : `${count} copies`;
}

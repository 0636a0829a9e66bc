import { cutText } from '#quiz/engine/cut-text.ts';

/** Characters of a reason, before and after its addresses are left out. */
const longestRead = 4_000;
const longestShown = 200;

/** The reason of a failure without addresses, short enough for a list. */
export function readableReason(reason: string): string {
  const withoutAddresses = cutText(reason, longestRead).replace(/[^\s<>"'()]+/g, (word) =>
    word.slice(1, -1).includes('@') ? '(address)' : word,
  );
  return cutText(withoutAddresses, longestShown);
}

import { type GustState, waitForTheGust } from '#training/engines/wait-for-the-gust/wait-for-the-gust.ts';

/** How long the kite takes to lean, or to come back. */
const leanMs = 160;

/** The direction of the kite's lean, by the tapped fair wind or the gust, or upright; and its share, 0 to 1. */
export interface Lean {
  wind: 'fair' | 'gust' | null;
  share: number;
}

export const upright: Lean = { wind: null, share: 0 };

/**
 * The kite's lean at a moment: only after the answer, and upright again when the next sign comes, because the picture
 * must not give away a sign.
 */
export function leanAt(state: GustState, at: number): Lean {
  const { told, tap, phase } = state;
  const isTold = phase === 'gap' || (tap !== null && (phase === 'sign' || phase === 'window'));
  // A missed fair wind moves nothing.
  if (told === null || !isTold || (told.wind === 'fair' && !told.isRight)) return upright;
  const until = phase === 'gap' ? (waitForTheGust.dueAt(state) ?? at) : Number.POSITIVE_INFINITY;
  const share = Math.min((at - told.at) / leanMs, (until - at) / leanMs, 1);
  return share <= 0 ? upright : { wind: told.wind, share };
}

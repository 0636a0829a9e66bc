import { type GustState, waitForTheGust } from '#training/tasks/wait-for-the-gust/wait-for-the-gust.ts';

/** The kite leans and comes back in this time. */
const leanMs = 160;

/** How the kite flies: with the fair wind it was tapped in, in a gust, or upright; and how far, 0 to 1. */
export interface Lean {
  wind: 'fair' | 'gust' | null;
  share: number;
}

export const upright: Lean = { wind: null, share: 0 };

/**
 * The kite's lean at a moment: after the answer and never before, and upright again when the next sign comes. Nothing in
 * the picture may give away a sign.
 */
export function leanAt(state: GustState, at: number): Lean {
  const { told, tap, phase } = state;
  const isTold = phase === 'gap' || (tap !== null && (phase === 'sign' || phase === 'window'));
  // A fair wind that was missed moves nothing.
  if (told === null || !isTold || (told.wind === 'fair' && !told.isRight)) return upright;
  const until = phase === 'gap' ? (waitForTheGust.dueAt(state) ?? at) : Number.POSITIVE_INFINITY;
  const share = Math.min((at - told.at) / leanMs, (until - at) / leanMs, 1);
  return share <= 0 ? upright : { wind: told.wind, share };
}

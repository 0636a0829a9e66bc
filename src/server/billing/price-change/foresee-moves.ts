import type { Interval } from '#contract/offer.ts';
import { foreseeMove } from './decide-move.ts';

/** Subscriptions that renew next on the same day, and go on in the same way. Times are epoch ms. */
export interface RenewalGroup {
  /**
   * `moves`: to the new price, as things are now. `ends`: it is cancelled, so it gets no email and keeps its price
   * unless it goes on. `waits`: it is paused, past due or about to pause, and moves once it goes on.
   */
  course: 'moves' | 'ends' | 'waits';
  nextBilledAt: number | null;
  interval: Interval;
  /** No earlier renewal is charged the new price. */
  chargeableFrom: number;
  subscribers: number;
}

/** When subscribers come to a new price, as things are now. Times are epoch ms. */
export interface ForeseenMoves {
  /** The first and the last renewal at the new price; null when there is none. */
  firstAt: number | null;
  lastAt: number | null;
  /** When the first subscriber is moved, at or before that renewal. */
  movesFrom: number | null;
  /** How many come to it in each month (UTC), such as 2027-01. */
  months: { month: string; subscribers: number }[];
  ends: number;
  waits: number;
}

export function foreseeMoves(groups: readonly RenewalGroup[]): ForeseenMoves {
  const moves = groups.flatMap(({ course, nextBilledAt, interval, chargeableFrom, subscribers }) =>
    course === 'moves' && nextBilledAt !== null
      ? [{ ...foreseeMove({ nextBilledAt, interval }, chargeableFrom), subscribers }]
      : [],
  );
  const byMonth = new Map<string, number>();
  for (const { renewsAt, subscribers } of moves.sort((a, b) => a.renewsAt - b.renewsAt)) {
    const month = new Date(renewsAt).toISOString().slice(0, 7);
    byMonth.set(month, (byMonth.get(month) ?? 0) + subscribers);
  }
  return {
    firstAt: moves[0]?.renewsAt ?? null,
    lastAt: moves.at(-1)?.renewsAt ?? null,
    movesFrom: moves.length === 0 ? null : Math.min(...moves.map(({ movesAt }) => movesAt)),
    months: [...byMonth].map(([month, subscribers]) => ({ month, subscribers })),
    ends: countOf(groups, 'ends'),
    waits: countOf(groups, 'waits'),
  };
}

const countOf = (groups: readonly RenewalGroup[], wanted: RenewalGroup['course']): number =>
  groups.filter(({ course }) => course === wanted).reduce((sum, { subscribers }) => sum + subscribers, 0);

import type { PlannedMoves } from '#contract/console/price-change.ts';
import type { ForeseenMoves } from '#server/billing/price-change/foresee-moves.ts';

const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export const plannedMoves = ({ firstAt, lastAt, movesFrom, months, ends, waits }: ForeseenMoves): PlannedMoves => ({
  first_at: timeOf(firstAt),
  last_at: timeOf(lastAt),
  moves_from: timeOf(movesFrom),
  months,
  ends,
  waits,
});

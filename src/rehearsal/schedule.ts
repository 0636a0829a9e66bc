import { approvalMs } from '#paddle-emulator/adjustment/decide-adjustment.ts';
import type { PastAct, PastPurchase } from '#server/operations/rehearsal/past-purchase.ts';

/** So long before a charge is declined, its card is. */
const declinedBeforeMs = 60_000;

/**
 * What is done after a purchase, each at its time (epoch ms) and in that order. A refund is asked for as long before it
 * went back as the emulator takes to approve it, and a card declines before the charge that failed.
 * @param until the first moment that is not rehearsed
 */
export function scheduleOf({ at: boughtAt, acts }: Pick<PastPurchase, 'at' | 'acts'>, until: number): PastAct[] {
  const moved = acts.map((act) => ({ ...act, at: Math.max(boughtAt, startOf(act)) }));
  return moved.filter(({ at }) => at < until).sort((a, b) => a.at - b.at);
}

function startOf({ act, at }: PastAct): number {
  if (act === 'is given back') return at - approvalMs;
  return act === 'card declines' ? at - declinedBeforeMs : at;
}

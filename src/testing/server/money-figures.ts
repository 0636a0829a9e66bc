import { approvalMs, type Charge, type Contract, type Customer, graceMs, minuteMs, type World } from './money-model.ts';

const windowMs = 28 * 24 * 3_600_000;

// The figures that pages, receipts and the console must show for the money in the model.

/** The share of a charge's worth that was funded by payments we kept. */
function keptShare({ funds, worth }: Charge, now: number): number {
  const gone = (source: Charge) =>
    source.chargedBack || (source.refund?.amount === source.paid && source.refund.at + approvalMs <= now);
  const kept = [...funds].filter(([source]) => !gone(source)).reduce((sum, [, amount]) => sum + amount, 0);
  return kept / worth;
}

/** When a contract's access ends; null without access. */
function accessUntil({ charges }: Contract, now: number): number | null {
  const isUndone = (one: Charge) => one.kind === 'change' && one.paid > 0 && one.chargedBack;
  const ends = charges.flatMap((one, index) => {
    const isReplaced = charges.slice(index + 1).some((later) => later.kind === 'change' && !isUndone(later));
    const share = keptShare(one, now);
    if (isReplaced || isUndone(one) || share <= 0.000001) return [];
    return [share >= 0.999 ? one.to : one.from + (one.to - one.from) * share];
  });
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** Whether a customer has access; `nearly` within a minute of its end, where rounding decides. */
export function isOpen({ now }: World, { contracts }: Customer): boolean | 'nearly' {
  let open: boolean | 'nearly' = false;
  for (const contract of contracts) {
    if (contract.withdrawn || contract.status !== 'active') continue;
    const until = accessUntil(contract, now);
    if (until === null) continue;
    const end = until + (contract.isEnding || contract.pausedUntil !== null ? 0 : graceMs);
    if (Math.abs(end - now) < minuteMs) return 'nearly';
    if (now < end) open = true;
  }
  return open;
}

/** A customer's receipts, newest first. */
export function receipts({ now }: World, { contracts }: Customer) {
  return contracts
    .flatMap(({ charges }) => charges)
    .filter(({ paid }) => paid > 0)
    .sort((a, b) => b.from - a.from)
    .map((one) => ({ total: one.paid, ...refundStateOf(one, now) }));
}

function refundStateOf({ paid, chargedBack, refund }: Charge, now: number): { status: string; refunded: number } {
  if (chargedBack) return { status: 'charged back', refunded: paid };
  if (refund === null) return { status: 'paid', refunded: 0 };
  const isApproved = refund.at + approvalMs <= now;
  if (!isApproved) return { status: 'refund pending', refunded: refund.amount };
  return { status: refund.amount === paid ? 'refunded' : 'partly refunded', refunded: refund.amount };
}

/**
 * The console's figures since a time: net revenue, contracts started, those of them whose 28 days are over, and of these
 * the ones that were cancelled within them.
 */
export function figures(world: World, since: number) {
  const all = [...world.customers.values(), ...world.gone].flatMap(({ contracts }) => contracts);
  const begun = all.filter(({ startedAt }) => startedAt >= since);
  const over = begun.filter(({ startedAt }) => startedAt + windowMs < world.now);
  return {
    revenue: world.books.reduce((sum, { at, amount }) => sum + (at >= since ? amount : 0), 0),
    subscriptions: begun.length,
    over: over.length,
    cancelled: over.filter(({ startedAt, cancelledAt }) => cancelledAt !== null && cancelledAt < startedAt + windowMs)
      .length,
  };
}

import type { StopSpan } from '#statistics/mrr-movements.ts';

/** Money of a subscription that moved, as the ledger has it. */
export interface MovedMoney {
  transactionId: string;
  kind: 'payment' | 'refund' | 'chargeback' | 'chargeback_reverse' | 'credit';
  /** Epoch ms. */
  at: number;
  /** Signed. */
  grossMinor: number;
}

interface OwnActs {
  /** Payments that we gave back ourselves, so that their subscription goes on or was ended with the refund. */
  givenBack: ReadonlySet<string>;
  /** When an operator let renewals begin again, epoch ms. */
  liftedAt: readonly number[];
}

/**
 * When a subscription's renewals were stopped because a payment went back, by the provider's time: from a chargeback
 * until it is taken back, and from a full refund of the latest payment that we did not give. Follows `decideStop` from
 * the books alone, so that neither the order of the events nor an erasure changes it.
 */
export function stopsOf(money: readonly MovedMoney[], { givenBack, liftedAt }: OwnActs): StopSpan[] {
  const payments = money.filter(({ kind, grossMinor }) => kind === 'payment' && grossMinor > 0);
  const ids = [...new Set(money.map(({ transactionId }) => transactionId))];
  const spans = ids.flatMap((id) => {
    const own = money.filter(({ transactionId }) => transactionId === id).toSorted((a, b) => a.at - b.at);
    const payment = payments.find(({ transactionId }) => transactionId === id);
    const isLatestAt = (at: number) => payments.every((one) => one.at <= payment!.at || one.at > at);
    const paidBack = givenBack.has(id) || payment === undefined ? [] : paidBackOf(own, payment.grossMinor);
    return [...chargedBackOf(own), ...paidBack.filter(({ from }) => isLatestAt(from))];
  });
  return spans.map(({ from, until }) => {
    const end = Math.min(until, ...liftedAt.filter((at) => at > from));
    return { from: from * 1000, until: end * 1000 };
  });
}

interface Span {
  /** The full payment is back when nothing remains of it and the last part was a refund, not a chargeback. */
  from: number;
  until: number;
}

function chargedBackOf(own: readonly MovedMoney[]): Span[] {
  const disputed = own.filter(({ kind }) => kind === 'chargeback' || kind === 'chargeback_reverse');
  return spansWhile(disputed, (sum) => sum < 0);
}

/** Whole when nothing of it is left; it is a refund that made it so, not a chargeback. */
function paidBackOf(own: readonly MovedMoney[], paidMinor: number): Span[] {
  const returned = own.filter(({ kind }) => kind !== 'payment' && kind !== 'credit');
  return spansWhile(returned, (sum) => sum <= -paidMinor).filter(({ from }) =>
    returned.some(({ kind, at }) => kind === 'refund' && at === from),
  );
}

function spansWhile(own: readonly MovedMoney[], holds: (sum: number) => boolean): Span[] {
  const spans: Span[] = [];
  let sum = 0;
  for (const { at, grossMinor } of own) {
    const held = holds(sum);
    sum += grossMinor;
    if (!held && holds(sum)) spans.push({ from: at, until: Number.POSITIVE_INFINITY });
    else if (held && !holds(sum)) spans.at(-1)!.until = at;
  }
  return spans;
}

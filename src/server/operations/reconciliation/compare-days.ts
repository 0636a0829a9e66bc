import type { DailyTotals } from '#server/billing/provider.ts';
import { compareFigures, type Differing, type Figures } from './compare.ts';

/** Our figures of a day, from the ledger. */
export interface OurDay {
  day: string;
  payments: number;
  chargebacks: number;
  /** In the payout's currency; null when the ledger does not know them, or the provider converts at another rate. */
  revenueMinor: bigint | null;
  refundsMinor: bigint | null;
}

const none = { payments: 0, chargebacks: 0, revenueMinor: 0n, refundsMinor: 0n };

/**
 * The differences of a day. Amounts of days with other currencies are left out: the provider converts them at the rate
 * of the day on which it is asked, and we at that of each payment.
 */
export function compareDay(ours: OurDay | undefined, theirs: DailyTotals): Differing[] {
  const own = ours ?? { day: theirs.day, ...none };
  const figures = (side: 'ours' | 'theirs'): Figures => {
    const of = side === 'ours' ? own : theirs;
    return {
      payments: String(of.payments),
      chargebacks: String(of.chargebacks),
      ...(own.revenueMinor === null ? {} : { revenue: String(of.revenueMinor) }),
      ...(own.refundsMinor === null ? {} : { refunds: String(of.refundsMinor) }),
    };
  };
  return compareFigures('day', theirs.day, { ours: figures('ours'), theirs: figures('theirs') });
}

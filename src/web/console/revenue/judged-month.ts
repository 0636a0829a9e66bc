import type { RevenueMonth } from '#contract/console/revenue.ts';
import { judgeChargebacks } from '#statistics/chargeback-marks.ts';

/** The chargebacks of a month, by Paddle's measure and by Visa's. */
export function judgedOf({ chargeback_count, payments, disputed, paid }: RevenueMonth) {
  return judgeChargebacks({ disputes: chargeback_count, payments, disputedMinor: disputed, paidMinor: paid });
}

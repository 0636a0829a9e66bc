/**
 * Paddle's measure of a seller: the value of the chargebacks that came in a month over the value of its transactions. Below
 * this it is acceptable (paddle.com/help, "Understanding Chargebacks with Paddle").
 */
export const paddleLimit = 0.0065;
/** Our own mark above it, from which a person has to act at once. */
const urgentMark = 0.009;

/**
 * Visa's measure of a merchant, of its Acquirer Monitoring Program from 1 April 2026: disputes and fraud reports of a
 * month over its payments, by count, and only where there are more than `least` of them. Fraud reports are not known to
 * us. The figures are from acquirers' pages (support.checkout.com, "thresholds for disputes and fraud under VAMP").
 */
export const visaLimit = { share: 0.015, least: 1500 } as const;

/** With fewer payments in a month there is no verdict, because one chargeback alone would be above the limit. */
export const fewestPayments = 100;

export interface ChargebackFigures {
  /** By count. */
  disputes: number;
  payments: number;
  /** Of the disputes and of the payments, in minor units of one currency. */
  disputedMinor: number;
  paidMinor: number;
}

interface ChargebackVerdict {
  /** Paddle's measure and Visa's; null with too few payments for a verdict. */
  byMoney: number | null;
  byCount: number | null;
  /** The highest mark of Paddle's measure that is exceeded. */
  passed: 'limit' | 'urgent' | null;
  visa: 'too few' | 'below' | 'above';
}

export function judgeChargebacks({
  disputes,
  payments,
  disputedMinor,
  paidMinor,
}: ChargebackFigures): ChargebackVerdict {
  const isEnough = payments >= fewestPayments && paidMinor > 0;
  const byMoney = isEnough ? disputedMinor / paidMinor : null;
  const byCount = isEnough ? disputes / payments : null;
  return {
    byMoney,
    byCount,
    passed: byMoney === null || byMoney < paddleLimit ? null : byMoney < urgentMark ? 'limit' : 'urgent',
    visa: byCount === null || disputes <= visaLimit.least ? 'too few' : byCount < visaLimit.share ? 'below' : 'above',
  };
}

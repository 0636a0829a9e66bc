/** Time within which access is given. Epoch ms; the end is no part of it. */
export interface GrantedTime {
  startsAt: number;
  endsAt: number;
}

/** A subscription's running period as the provider says it, beside what is paid for. */
export interface RunningPeriod {
  /** The provider's word. */
  status: string;
  period: GrantedTime | null;
  /** The latest end of a standing payment for the period that began when this one did; null when there is none. */
  paidUntilAt: number | null;
}

/**
 * The time that the provider gives beyond what was paid: a next billing date that was moved later lengthens the running
 * period, while a renewal that waits for its payment begins another one. Null when there is none.
 */
export function extensionOf({ status, period, paidUntilAt }: RunningPeriod): GrantedTime | null {
  if (status !== 'active' && status !== 'trialing') return null;
  if (period === null || paidUntilAt === null || period.endsAt <= paidUntilAt) return null;
  return { startsAt: paidUntilAt, endsAt: period.endsAt };
}

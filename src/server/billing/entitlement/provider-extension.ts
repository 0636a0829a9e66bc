/** A time with access, in epoch ms; the end is excluded. */
export interface GrantedTime {
  startsAt: number;
  endsAt: number;
}

/** A subscription's current period at the provider, and how far it is paid. */
export interface RunningPeriod {
  /** The provider's status. */
  status: string;
  period: GrantedTime | null;
  /** Latest end among the payments that start with this period and were not fully returned; null when there is none. */
  paidUntilAt: number | null;
}

/**
 * The extra time from the provider: a next billing date that is moved later lengthens the current period beyond the
 * paid end, whereas a renewal that is not paid yet begins a new period. Null when there is none.
 */
export function extensionOf({ status, period, paidUntilAt }: RunningPeriod): GrantedTime | null {
  if (status !== 'active' && status !== 'trialing') return null;
  if (period === null || paidUntilAt === null || period.endsAt <= paidUntilAt) return null;
  return { startsAt: paidUntilAt, endsAt: period.endsAt };
}

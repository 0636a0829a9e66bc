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
  /** Open grants of the subscription by operators, whose days the provider was asked to leave free. */
  given: readonly GrantedTime[];
}

/** The provider may round its times. */
const slackMs = 60_000;

/**
 * The extra time from the provider: a next billing date that is moved later lengthens the current period beyond the
 * paid end, whereas a renewal that is not paid yet begins a new period. Days that an operator gave do not count again.
 * Null when there is no extra time.
 */
export function extensionOf({ status, period, paidUntilAt, given }: RunningPeriod): GrantedTime | null {
  if (status !== 'active' && status !== 'trialing') return null;
  if (period === null || paidUntilAt === null) return null;
  const startsAt = [...given]
    .sort((a, b) => a.startsAt - b.startsAt)
    .reduce((end, one) => (one.startsAt <= end ? Math.max(end, one.endsAt) : end), paidUntilAt);
  const endsAt = [...given]
    .sort((a, b) => b.endsAt - a.endsAt)
    .reduce((end, one) => (one.endsAt >= end - slackMs ? Math.min(end, one.startsAt) : end), period.endsAt);
  return endsAt > startsAt + slackMs ? { startsAt, endsAt } : null;
}

/** A completed charge of one person in one currency. Amounts are in minor units, times epoch ms. */
export interface Charge {
  id: string;
  subscriptionId: string | null;
  /** Whether it changed a running plan, so that the unused days of the previous plan were credited. */
  isPlanChange: boolean;
  /** Money that was charged. */
  paidMinor: number;
  /** The value bought, before any credit; null for charges that are older than this field. */
  worthMinor: number | null;
  /** The part paid from the person's credit balance. */
  creditMinor: number;
  /** Remaining credit for unused days, added to the credit balance. */
  toBalanceMinor: number;
  billedAt: number;
  /** End of the time it pays for; null when it pays for none. */
  periodEndsAt: number | null;
  /** Whether money was charged and fully returned. */
  isReturned: boolean;
}

/** A credit balance, and the part of it that comes from money that we kept. */
interface CreditBalance {
  amount: number;
  kept: number;
}

/** The running plan of a subscription: its value, its period and the share of it that is paid for (0 to 1). */
interface Running {
  worth: number;
  share: number;
  from: number;
  to: number;
}

/** A share from here on counts as 1, because fractions of minor units were rounded. */
const fullShare = 0.999;

/**
 * Until when each charge gives access: for the share of its period that was paid with money that we kept. Money passes
 * from one plan to the next as credit; when a payment is returned, the charges that its credit paid for lose their part
 * too. Credit from elsewhere counts as paid.
 * @returns epoch ms by the charge's id; null for no access
 */
export function retainedUntil(charges: readonly Charge[]): Map<string, number | null> {
  const until = new Map<string, number | null>();
  const balance: CreditBalance = { amount: 0, kept: 0 };
  const running = new Map<string | null, Running>();
  const inOrder = [...charges].sort(
    (a, b) =>
      a.billedAt - b.billedAt || Number(a.isPlanChange) - Number(b.isPlanChange) || a.id.localeCompare(b.id, 'en'),
  );
  for (const charge of inOrder) {
    const { id, subscriptionId, isPlanChange, billedAt: from, periodEndsAt: to } = charge;
    const worth = Math.max(charge.worthMinor ?? 0, charge.paidMinor);
    const share = retainedShare(charge, worth, { before: running.get(subscriptionId), balance });
    until.set(id, null);
    if (to === null) continue;
    running.set(subscriptionId, { worth, share, from, to });
    // If the payment of a change was returned, the previous plan still counts.
    if (isPlanChange && charge.isReturned) continue;
    // Earlier charges of the subscription give no more access, because their unused days were credited.
    if (isPlanChange) for (const each of inOrder) if (each.subscriptionId === subscriptionId) until.set(each.id, null);
    until.set(id, endOf(from, to, share));
  }
  return until;
}

/** The share of a charge that is paid with kept money, from 0 to 1. Updates the balance. */
function retainedShare(
  charge: Charge,
  worth: number,
  known: { before: Running | undefined; balance: CreditBalance },
): number {
  const { paidMinor, creditMinor, toBalanceMinor, isReturned, isPlanChange } = charge;
  const { before, balance } = known;
  if (worth <= 0) return 1;
  const fromBalance = Math.min(creditMinor, balance.amount);
  const keptFromBalance = fromBalance === 0 ? 0 : (balance.kept * fromBalance) / balance.amount;
  balance.amount -= fromBalance;
  balance.kept -= keptFromBalance;
  const carriedOver = worth - paidMinor - fromBalance;
  const share = isPlanChange ? keptOfCredit(charge, carriedOver + toBalanceMinor, before) : 1;
  balance.amount += toBalanceMinor;
  balance.kept += toBalanceMinor * share;
  return ((isReturned ? 0 : paidMinor) + keptFromBalance + carriedOver * share) / worth;
}

/**
 * The share of the credit for unused days that comes from kept money. Payments that were returned before the change
 * were not credited, so they do not reduce it.
 */
function keptOfCredit({ billedAt }: Charge, credit: number, before: Running | undefined): number {
  if (credit <= 0 || before === undefined) return 1;
  const { worth, share, from, to } = before;
  const unused = (worth * Math.max(0, to - billedAt)) / Math.max(1, to - from);
  return Math.min(1, (unused * share) / credit);
}

function endOf(from: number, to: number, share: number): number | null {
  if (share <= 0) return null;
  return share >= fullShare ? to : from + Math.floor((to - from) * share);
}

/** A completed charge of one person in one currency. Amounts are in minor units, times epoch ms. */
export interface Charge {
  id: string;
  subscriptionId: string | null;
  /** Whether it changed a running plan: what was unused of the plan before then paid for this one. */
  isPlanChange: boolean;
  /** Money that was taken. */
  paidMinor: number;
  /** What was bought, before any credit; null of charges from before this was kept. */
  worthMinor: number | null;
  /** Taken from the person's credit balance. */
  creditMinor: number;
  /** Left over of an unused plan and put into the credit balance. */
  toBalanceMinor: number;
  billedAt: number;
  /** End of the time it pays for; null when it pays for none. */
  periodEndsAt: number | null;
  /** Whether money was taken and went back as a whole. */
  isReturned: boolean;
}

/** Credit, and how much of it stands for money that was kept. */
interface Purse {
  amount: number;
  kept: number;
}

/** The plan that runs in a subscription: what it was worth, for which time, and how much of it is paid for (0 to 1). */
interface Running {
  worth: number;
  share: number;
  from: number;
  to: number;
}

/** From here on a share counts as whole: halves of minor units were rounded. */
const whole = 0.999;

/**
 * Until when each charge gives access: to the end of its period as far as it was paid for with money that was kept. Money
 * goes from one plan to the next as credit; when it goes back to the buyer, what it had been passed on to is no longer
 * paid for, in proportion. Credit that comes from elsewhere counts as paid.
 * @returns epoch ms, or null for no time, by the charge's id
 */
export function keptUntil(charges: readonly Charge[]): Map<string, number | null> {
  const until = new Map<string, number | null>();
  const purse: Purse = { amount: 0, kept: 0 };
  const running = new Map<string | null, Running>();
  const inOrder = [...charges].sort(
    (a, b) =>
      a.billedAt - b.billedAt || Number(a.isPlanChange) - Number(b.isPlanChange) || a.id.localeCompare(b.id, 'en'),
  );
  for (const charge of inOrder) {
    const { id, subscriptionId, isPlanChange, billedAt: from, periodEndsAt: to } = charge;
    const worth = Math.max(charge.worthMinor ?? 0, charge.paidMinor);
    const share = keptShare(charge, worth, { before: running.get(subscriptionId), purse });
    until.set(id, null);
    if (to === null) continue;
    running.set(subscriptionId, { worth, share, from, to });
    // A change whose own payment went back is undone: the plan before it counts again.
    if (isPlanChange && charge.isReturned) continue;
    // What was paid for before, in the same subscription, counts no more: its unused days were credited.
    if (isPlanChange) for (const each of inOrder) if (each.subscriptionId === subscriptionId) until.set(each.id, null);
    until.set(id, endOf(from, to, share));
  }
  return until;
}

/** From 0 to 1. Draws on the purse, and fills it. */
function keptShare(charge: Charge, worth: number, known: { before: Running | undefined; purse: Purse }): number {
  const { paidMinor, creditMinor, toBalanceMinor, isReturned, isPlanChange } = charge;
  const { before, purse } = known;
  if (worth <= 0) return 1;
  const drawn = Math.min(creditMinor, purse.amount);
  const drawnKept = drawn === 0 ? 0 : (purse.kept * drawn) / purse.amount;
  purse.amount -= drawn;
  purse.kept -= drawnKept;
  const passedOn = worth - paidMinor - drawn;
  const share = isPlanChange ? keptOfCredit(charge, passedOn + toBalanceMinor, before) : 1;
  purse.amount += toBalanceMinor;
  purse.kept += toBalanceMinor * share;
  return ((isReturned ? 0 : paidMinor) + drawnKept + passedOn * share) / worth;
}

/**
 * How much of the credit for unused days stands for money that was kept. What had gone back before the change was not
 * credited in the first place.
 */
function keptOfCredit({ billedAt }: Charge, credit: number, before: Running | undefined): number {
  if (credit <= 0 || before === undefined) return 1;
  const { worth, share, from, to } = before;
  const unused = (worth * Math.max(0, to - billedAt)) / Math.max(1, to - from);
  return Math.min(1, (unused * share) / credit);
}

function endOf(from: number, to: number, share: number): number | null {
  if (share <= 0) return null;
  return share >= whole ? to : from + Math.floor((to - from) * share);
}

/**
 * An independent model of money and access, written from payments.md and the readings of the specification without code
 * of the product. It takes one person and one charge at a time, and knows from which payment each minor unit came.
 * Amounts are in minor units, times epoch ms.
 */
export const minuteMs = 60_000;
const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** How long access continues while a renewal is being charged. */
export const graceMs = 60 * minuteMs;
/** After a lifted chargeback the next renewal comes this much later. */
const beginsAgainMs = 8 * dayMs;
/** Refunds are approved automatically after this time. */
export const approvalMs = 10 * minuteMs;

/** How much of an amount came from each payment. */
type Funds = Map<Charge, number>;

export interface Charge {
  kind: 'purchase' | 'renewal' | 'change';
  from: number;
  to: number;
  worth: number;
  paid: number;
  /** `put` was added to the credit balance, `fromBalance` was taken from it. */
  put: number;
  fromBalance: number;
  /** The part of its worth that was credited when the plan changed. */
  credited: number | null;
  funds: Funds;
  chargedBack: boolean;
  refund: { amount: number; at: number } | null;
}

export interface Plan {
  weeks: number;
  price: number;
}

export interface Contract {
  startedAt: number;
  plan: Plan;
  /** The plan from the next renewal on; null when the present one goes on. */
  planned: Plan | null;
  status: 'active' | 'paused' | 'canceled';
  charges: Charge[];
  renewsAt: number | null;
  isEnding: boolean;
  /** Since when it is ending or has ended; null while it runs on. */
  cancelledAt: number | null;
  /** End of a planned or running pause; infinite while renewals are stopped. */
  pausedUntil: number | null;
  withdrawn: { at: number; isAgain: boolean } | null;
}

export interface Customer {
  contracts: Contract[];
  balance: Funds;
  /** When they withdrew from a contract they had paid for; kept after the account is erased. */
  withdrawals: number[];
  emails: Record<'receipt' | 'refunded' | 'cancelled' | 'withdrawn', number>;
}

export interface World {
  now: number;
  customers: Map<string, Customer>;
  /** Customers who were erased; their money stays in the books. */
  gone: Customer[];
  /** Every movement of money on its own day. */
  books: { at: number; amount: number }[];
}

export const sumOf = (funds: Funds) => [...funds.values()].reduce((sum, amount) => sum + amount, 0);

export function newCustomer(withdrawals: number[] = []): Customer {
  const emails = { receipt: 0, refunded: 0, cancelled: 0, withdrawn: 0 };
  return { contracts: [], balance: new Map(), withdrawals, emails };
}

export const liveContract = (customer: Customer) => customer.contracts.find(({ status }) => status !== 'canceled');

const latestOf = (contract: Contract) => contract.charges.at(-1)!;

/** Takes an amount out of the funds, proportionally from each source. */
function take(funds: Funds, amount: number): Funds {
  const total = sumOf(funds);
  const part: Funds = new Map();
  if (total <= 0 || amount <= 0) return part;
  for (const [source, own] of funds) {
    const share = (own * amount) / total;
    part.set(source, share);
    funds.set(source, own - share);
  }
  return part;
}

function give(funds: Funds, more: Funds): void {
  for (const [source, amount] of more) funds.set(source, (funds.get(source) ?? 0) + amount);
}

/** Erases a person; their contracts end at once. */
export function erase(world: World, name: string): void {
  const customer = world.customers.get(name)!;
  for (const contract of customer.contracts) if (contract.status !== 'canceled') end(contract, world.now);
  world.gone.push(customer);
  world.customers.set(name, newCustomer(customer.withdrawals));
}

/** Whether a payment went back, so that nothing more is charged and the contract can only be cancelled. */
export const isStopped = ({ charges }: Contract) => charges.some(({ chargedBack }) => chargedBack);

export function dispute(world: World, contract: Contract, disputed: Charge): void {
  disputed.chargedBack = true;
  world.books.push({ at: world.now, amount: -disputed.paid });
  if (contract.status !== 'canceled' && !contract.isEnding) contract.pausedUntil = Number.POSITIVE_INFINITY;
}

/**
 * Charges a plan for its next period: first the given credit, then, except at a purchase, the balance, then the card.
 */
function charge(
  world: World,
  customer: Customer,
  contract: Contract,
  { kind, at, credit }: { kind: Charge['kind']; at: number; credit: Funds },
): Charge {
  const { price, weeks } = contract.plan;
  const funds = take(credit, Math.min(price, sumOf(credit)));
  const put = Math.round(sumOf(credit));
  give(customer.balance, credit);
  const open = Math.round(price - sumOf(funds));
  const fromBalance = kind === 'purchase' ? 0 : Math.min(open, Math.round(sumOf(customer.balance)));
  give(funds, take(customer.balance, fromBalance));
  const made: Charge = {
    kind,
    from: at,
    to: at + weeks * weekMs,
    worth: price,
    paid: open - fromBalance,
    put,
    fromBalance,
    credited: null,
    funds,
    chargedBack: false,
    refund: null,
  };
  if (made.paid > 0) {
    funds.set(made, made.paid);
    customer.emails.receipt += 1;
    world.books.push({ at, amount: made.paid });
  }
  contract.charges.push(made);
  contract.renewsAt = made.to;
  return made;
}

export function buy(world: World, customer: Customer, plan: Plan): void {
  const contract: Contract = {
    startedAt: world.now,
    plan,
    planned: null,
    status: 'active',
    charges: [],
    renewsAt: null,
    isEnding: false,
    cancelledAt: null,
    pausedUntil: null,
    withdrawn: null,
  };
  customer.contracts.push(contract);
  charge(world, customer, contract, { kind: 'purchase', at: world.now, credit: new Map() });
}

/** Value of the unused days, as a share of what was paid for the current period and not charged back. */
function unusedOf(contract: Contract, now: number): number {
  const { worth, paid, chargedBack, from, to } = latestOf(contract);
  const kept = worth - (chargedBack ? paid : 0);
  return Math.floor((kept * (to - now)) / (to - from) + 0.5);
}

/** The price of changing the plan now. */
export function quote(world: World, customer: Customer, contract: Contract, plan: Plan): number {
  const open = plan.price - unusedOf(contract, world.now);
  return open <= 0 ? 0 : open - Math.min(open, Math.round(sumOf(customer.balance)));
}

export function changePlan(world: World, customer: Customer, contract: Contract, plan: Plan): void {
  const before = latestOf(contract);
  const amount = unusedOf(contract, world.now);
  const carriedOver: Funds = new Map(before.funds);
  if (before.chargedBack) carriedOver.delete(before);
  const total = sumOf(carriedOver);
  const credit: Funds = new Map(
    [...carriedOver].map(([source, own]) => [source, total > 0 ? (own * amount) / total : 0]),
  );
  before.credited = amount;
  Object.assign(contract, { plan, planned: null });
  charge(world, customer, contract, { kind: 'change', at: world.now, credit });
}

/** Changes the plan with the next renewal. Nothing is credited or charged before. */
export function planChange(contract: Contract, plan: Plan): void {
  contract.planned = plan;
}

/** Whether the next plan is set up at the provider already, so that it can neither be taken back nor changed. */
export const isBeingChanged = ({ planned, renewsAt, isEnding }: Contract, now: number) =>
  planned !== null && !isEnding && renewsAt !== null && renewsAt - now <= dayMs;

export function cancel(world: World, customer: Customer, contract: Contract): void {
  if (contract.isEnding) return;
  customer.emails.cancelled += 1;
  if (contract.status === 'paused') end(contract, world.now);
  else Object.assign(contract, { isEnding: true, cancelledAt: world.now, pausedUntil: null });
}

export function undoCancel(contract: Contract): void {
  Object.assign(contract, { isEnding: false, cancelledAt: null });
}

function end(contract: Contract, at: number): void {
  contract.cancelledAt ??= at;
  Object.assign(contract, { status: 'canceled', renewsAt: null, pausedUntil: null, isEnding: false });
}

/**
 * Plans a pause of calendar months from the end of the paid period, until the month's last day if it has no such day.
 */
export function planPause(contract: Contract, months: number): void {
  const start = new Date(contract.renewsAt!);
  const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0)).getUTCDate();
  const until = new Date(start);
  until.setUTCMonth(start.getUTCMonth() + months, Math.min(start.getUTCDate(), last));
  contract.pausedUntil = until.getTime();
}

export function endPause(world: World, customer: Customer, contract: Contract): void {
  contract.pausedUntil = null;
  if (contract.status === 'paused') resume(world, customer, contract, world.now);
}

function resume(world: World, customer: Customer, contract: Contract, at: number): void {
  contract.status = 'active';
  contract.pausedUntil = null;
  charge(world, customer, contract, { kind: 'renewal', at, credit: new Map() });
}

const isReturned = ({ chargedBack, refund, paid }: Charge) => chargedBack || refund?.amount === paid;

/** The contracts that a customer can withdraw from now. */
export function withdrawable(world: World, customer: Customer): Contract[] {
  return customer.contracts.filter((contract) => {
    if (contract.withdrawn || (isStopped(contract) && contract.status !== 'canceled')) return false;
    const lastsUntil = Math.floor(contract.startedAt / dayMs) * dayMs + 15 * dayMs;
    if (world.now >= lastsUntil) return false;
    return contract.status !== 'canceled' || contract.charges.some((one) => one.paid > 0 && !isReturned(one));
  });
}

export function withdraw(world: World, customer: Customer): void {
  for (const contract of withdrawable(world, customer)) {
    const yearAgo = new Date(world.now).setUTCMonth(new Date(world.now).getUTCMonth() - 12);
    const isAgain = customer.withdrawals.some((at) => at <= contract.startedAt && at >= yearAgo);
    contract.withdrawn = { at: world.now, isAgain };
    if (contract.charges.some((one) => one.paid > 0 && !isReturned(one))) customer.withdrawals.push(world.now);
    giveBack(world, contract);
    if (contract.status === 'active') {
      const own = contract.charges.reduce((sum, one) => sum + one.put - one.fromBalance, 0);
      take(customer.balance, Math.min(Math.max(0, own), sumOf(customer.balance)));
    }
    customer.emails.withdrawn += 1;
    end(contract, world.now);
  }
}

/** Refunds a withdrawn contract's payments that were not refunded yet; the latest first if used days are deducted. */
function giveBack(world: World, contract: Contract): void {
  const { at, isAgain } = contract.withdrawn!;
  const paid = contract.charges.filter((one) => one.paid > 0 && !isReturned(one));
  let left = isAgain ? leftOver(contract, at) : Number.POSITIVE_INFINITY;
  for (const one of [...paid].reverse()) {
    const amount = Math.min(one.paid, left);
    left -= amount;
    if (amount > 0 && one.refund === null) one.refund = { amount, at: world.now };
  }
}

/** Reverses a chargeback. If the contract was withdrawn from in the meantime, the payment is refunded. */
export function reverse(world: World, contract: Contract, disputed: Charge): void {
  disputed.chargedBack = false;
  world.books.push({ at: world.now, amount: disputed.paid });
  if (contract.withdrawn) giveBack(world, contract);
  if (isStopped(contract) || contract.pausedUntil !== Number.POSITIVE_INFINITY) return;
  contract.pausedUntil = contract.status === 'paused' ? world.now + beginsAgainMs : null;
}

/** What was paid less the used days. A day that has begun counts, and fractions of a minor unit go to the buyer. */
function leftOver({ charges }: Contract, now: number): number {
  const counted = charges.filter((one) => !(one.chargedBack && one.paid > 0));
  const used = counted.map(({ worth, credited, from, to }) => {
    if (credited !== null) return Math.max(0, worth - credited);
    const days = Math.round((to - from) / dayMs);
    return Math.floor((worth * Math.min(days, Math.floor((now - from) / dayMs) + 1)) / days);
  });
  const paid = counted.reduce((sum, one) => sum + one.paid, 0);
  return Math.max(0, paid - used.reduce((sum, one) => sum + one, 0));
}

/** Advances the time; what falls due happens in its order. */
export function passTime(world: World, ms: number): void {
  const end = world.now + ms;
  for (const customer of [...world.customers.values(), ...world.gone]) {
    for (const contract of customer.contracts) while (nextEvent(world, customer, contract, end));
    const before = world.now;
    for (const { refund } of customer.contracts.flatMap(({ charges }) => charges)) {
      const approvedAt = refund ? refund.at + approvalMs : 0;
      if (approvedAt <= before || approvedAt > end) continue;
      customer.emails.refunded += 1;
      world.books.push({ at: approvedAt, amount: -refund!.amount });
    }
  }
  world.now = end;
}

function nextEvent(world: World, customer: Customer, contract: Contract, until: number): boolean {
  const at = contract.status === 'paused' ? contract.pausedUntil : contract.renewsAt;
  if (contract.status === 'canceled' || at === null || at > until) return false;
  if (contract.status === 'paused') resume(world, customer, contract, at);
  else if (contract.isEnding) end(contract, at);
  else if (contract.pausedUntil !== null) Object.assign(contract, { status: 'paused', renewsAt: null });
  else {
    Object.assign(contract, { plan: contract.planned ?? contract.plan, planned: null });
    charge(world, customer, contract, { kind: 'renewal', at, credit: new Map() });
  }
  return true;
}

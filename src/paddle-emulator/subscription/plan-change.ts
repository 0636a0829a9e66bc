import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Period } from '#paddle-emulator/platform/entities.ts';
import { invalidField, type Refusal } from '#paddle-emulator/platform/refusal.ts';
import type { Line } from '#paddle-emulator/platform/rows.ts';
import type { Moment, State } from '#paddle-emulator/platform/state.ts';
import type { Subscription, SubscriptionItem } from '#paddle-emulator/platform/subscription-entity.ts';
import { addCycles } from './billing-dates.ts';
import { billingRefusal, requestedItems } from './change-refusals.ts';
import type { ProrationMode, SubscriptionPatch } from './changeable.ts';
import { chargeLine, creditLine, type ItemChange, type Share, shareLeft } from './proration.ts';

/** The result of a change: the subscription, and the amounts charged or credited now or with the next bill. */
export interface PlanChange {
  subscription: Subscription;
  /** The new start for counting periods, when it changes. */
  anchor: { anchorAt: number; periods: number } | null;
  lines: Line[];
  when: 'now' | 'next bill';
  /** The period that the lines are for. */
  period: Period | null;
}

/** Calculates a change without applying it. */
export function planChange(
  state: State,
  moment: Moment,
  subscription: Subscription,
  patch: SubscriptionPatch,
): PlanChange | { refused: Refusal } {
  const refused = billingRefusal(state, moment, subscription, patch);
  if (refused !== null) return refused;
  const when = patch.proration_billing_mode!.endsWith('next_billing_period') ? 'next bill' : 'now';
  if (patch.items === undefined) return { ...dateChange(state, subscription, patch), when };
  const wanted = requestedItems(state, subscription, patch.items);
  if ('refused' in wanted) return wanted;
  const { items } = wanted;
  const cycle = items[0]!.price.billing_cycle!;
  const { interval, frequency } = subscription.billing_cycle;
  if (cycle.interval === interval && cycle.frequency === frequency) {
    return { ...itemChange(state, moment, subscription, { items, mode: patch.proration_billing_mode! }), when };
  }
  if (when === 'next bill') {
    const message = 'must be immediate, or do_not_bill, for another billing cycle';
    return invalidField({ field: 'proration_billing_mode', message });
  }
  return { ...cycleChange(state, moment, subscription, { items, mode: patch.proration_billing_mode! }), when };
}

type RequestedChange = { items: ItemChange[]; mode: ProrationMode };
type TimelessChange = Omit<PlanChange, 'when'>;

/** Other items in the current period, which keeps its dates. */
function itemChange(
  state: State,
  moment: Moment,
  before: Subscription,
  { items, mode }: RequestedChange,
): TimelessChange {
  const period = before.current_billing_period;
  const subscription = withPlan(state, moment, before, items);
  const unbilled = { subscription, anchor: null, lines: [], period: null };
  if (mode === 'do_not_bill' || period === null) return unbilled;
  const prorated = mode.startsWith('prorated');
  const left = shareLeft(period, moment.nowMs);
  const added = differences(items, before.items).map((item) => chargeLine(state, before, item, prorated ? left : null));
  const gone = differences(before.items, items).map((item) => creditLine(state, before, item, moment.nowMs));
  return { ...unbilled, lines: prorated ? [...added, ...gone] : added, period: left.period };
}

/**
 * Another billing cycle: an active subscription starts a new period now; if prorated, the rest of the old is credited.
 */
function cycleChange(
  state: State,
  moment: Moment,
  before: Subscription,
  { items, mode }: RequestedChange,
): TimelessChange {
  const billing_cycle = items[0]!.price.billing_cycle!;
  const changed = { ...withPlan(state, moment, before, items), billing_cycle };
  if (before.status !== 'active') return { subscription: changed, anchor: null, lines: [], period: null };
  const startsAt = moment.nowMs;
  const period = { starts_at: isoOf(startsAt), ends_at: isoOf(addCycles(startsAt, billing_cycle, 1)) };
  const subscription = withPeriod(changed, period);
  const charged = items.map((item) => chargeLine(state, before, item, null));
  const gone = before.items.map((item) => creditLine(state, before, item, startsAt));
  const lines = { prorated_immediately: [...charged, ...gone], full_immediately: charged }[mode as string] ?? [];
  return { subscription, anchor: { anchorAt: startsAt, periods: 1 }, lines, period };
}

/**
 * Another date for the next bill. Charges added time and credits removed time, but not in a trial or by `do_not_bill`.
 */
function dateChange(state: State, before: Subscription, patch: SubscriptionPatch): TimelessChange {
  const nextAt = Date.parse(patch.next_billed_at!);
  const { starts_at, ends_at } = before.current_billing_period!;
  const moved = withPeriod(before, { starts_at, ends_at: isoOf(nextAt) });
  const anchor = { anchorAt: nextAt, periods: 0 };
  if (before.status === 'trialing') {
    const items = moved.items.map((item) => ({ ...item, trial_dates: moved.current_billing_period }));
    const subscription = { ...moved, items, first_billed_at: isoOf(nextAt) };
    return { subscription, anchor, lines: [], period: null };
  }
  if (patch.proration_billing_mode === 'do_not_bill') {
    return { subscription: moved, anchor, lines: [], period: null };
  }
  const endsAt = Date.parse(ends_at);
  const period = { starts_at: isoOf(Math.min(endsAt, nextAt)), ends_at: isoOf(Math.max(endsAt, nextAt)) };
  const share: Share = { partMs: Math.abs(nextAt - endsAt), periodMs: endsAt - Date.parse(starts_at), period };
  const lines = before.items.map((item) => {
    const line = chargeLine(state, before, item, share);
    return nextAt > endsAt ? line : { ...line, quantity: -line.quantity, amount: -line.amount };
  });
  return { subscription: moved, anchor, lines, period };
}

/** These items with the quantities by which they exceed the others. */
function differences(items: readonly ItemChange[], others: readonly ItemChange[]): ItemChange[] {
  return items.flatMap(({ price, quantity }) => {
    const there = others.find((other) => other.price.id === price.id)?.quantity ?? 0;
    return quantity > there ? [{ price, quantity: quantity - there }] : [];
  });
}

function withPlan(state: State, moment: Moment, before: Subscription, items: ItemChange[]): Subscription {
  const now = isoOf(moment.nowMs);
  const like = before.items[0]!;
  return {
    ...before,
    items: items.map(({ price, quantity }): SubscriptionItem => {
      const present = before.items.find((item) => item.price.id === price.id);
      const product = state.products[price.product_id]!;
      return { ...(present ?? { ...like, created_at: now, price, product }), quantity, updated_at: now };
    }),
  };
}

function withPeriod(subscription: Subscription, period: Period): Subscription {
  return {
    ...subscription,
    current_billing_period: period,
    next_billed_at: period.ends_at,
    items: subscription.items.map((item) => ({ ...item, next_billed_at: period.ends_at })),
  };
}

import { adjustmentsOf } from '#paddle-emulator/adjustment/remaining.ts';
import { invalidField, type Refusal, refuse } from '#paddle-emulator/platform/refusal.ts';
import type { Moment, State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import { unitPriceIn } from '#paddle-emulator/transaction/lines.ts';
import { lockedByScheduledChange, renewalLockMs, type SubscriptionPatch } from './changeable.ts';
import type { ItemChange } from './proration.ts';
import { rulesOf } from './subscription-transaction.ts';

type Refused = { refused: Refusal };

/** Why this change to the billing of a subscription is refused; null when it is not. */
export function billingRefusal(
  state: State,
  moment: Moment,
  subscription: Subscription,
  patch: SubscriptionPatch,
): Refused | null {
  const { id, status } = subscription;
  const mode = patch.proration_billing_mode;
  if (mode === undefined) {
    const detail = 'proration_billing_mode is required when updating subscription items';
    return refuse(400, 'subscription_items_update_missing_proration_billing_mode', detail);
  }
  if (patch.items !== undefined && patch.next_billed_at !== undefined) {
    return invalidField({ field: 'next_billed_at', message: 'cannot be changed together with items' });
  }
  if (status === 'past_due') {
    return refuse(400, 'subscription_update_when_past_due', `Subscription ${id} is past due and can't be changed.`);
  }
  if (subscription.scheduled_change !== null) return lockedByScheduledChange(id);
  if (status === 'trialing' && mode !== 'do_not_bill') {
    const detail = `Subscription ${id} is in its trial: only do_not_bill is possible.`;
    return refuse(400, 'subscription_trialing_items_update_invalid_options', detail);
  }
  if (status === 'paused' && mode !== 'do_not_bill') {
    const detail = `Subscription ${id} is paused: only do_not_bill is possible.`;
    return refuse(400, 'subscription_incorrect_proration_on_paused_subscription', detail);
  }
  if (hasPendingRefund(state, id)) {
    return refuse(400, 'subscription_outstanding_pending_refund', `A refund of subscription ${id} waits for approval.`);
  }
  return patch.next_billed_at === undefined ? null : dateRefusal(moment, subscription, patch);
}

function dateRefusal({ nowMs }: Moment, { id, status }: Subscription, patch: SubscriptionPatch): Refused | null {
  const at = Date.parse(patch.next_billed_at!);
  if (Number.isNaN(at)) return invalidField({ field: 'next_billed_at', message: 'must be an ISO 8601 time' });
  if (at - nowMs < renewalLockMs) {
    return refuse(400, 'subscription_next_billed_at_too_soon', 'next_billed_at must be 30 minutes from now or later.');
  }
  if (status === 'paused') return refuse(400, 'subscription_update_error_when_paused', `${id} is paused.`);
  return patch.proration_billing_mode!.startsWith('full_')
    ? invalidField({ field: 'proration_billing_mode', message: 'must be prorated or do_not_bill for a date' })
    : null;
}

/** The items that a change asks for, which replace all present ones, or a refusal. */
export function requestedItems(
  state: State,
  subscription: Subscription,
  items: NonNullable<SubscriptionPatch['items']>,
): { items: ItemChange[] } | Refused {
  if (items.length === 0) return refuse(400, 'subscription_all_items_removed', 'At least one item must stay.');
  if (new Set(items.map(({ price_id }) => price_id)).size < items.length) {
    return refuse(400, 'subscription_duplicate_price_ids', 'Each price may be there once.');
  }
  const { countryCode, currency } = rulesOf(state, subscription);
  const wanted: ItemChange[] = [];
  for (const { price_id, quantity } of items) {
    const present = subscription.items.find(({ price }) => price.id === price_id);
    const price = present?.price ?? state.prices[price_id];
    const many = quantity ?? present?.quantity;
    if (price === undefined || (present === undefined && price.status !== 'active')) {
      return invalidItems(`${price_id} is not the id of an active price.`);
    }
    if (price.billing_cycle === null) return invalidItems(`${price_id} is charged once, not over and over.`);
    if (unitPriceIn(price, countryCode, currency) === null)
      return invalidItems(`${price_id} is not sold in ${currency}.`);
    if (many === undefined) {
      return refuse(400, 'subscription_quantity_missing_for_new_items', `How many of ${price_id} is not said.`);
    }
    if (many < price.quantity.minimum || many > price.quantity.maximum) {
      return refuse(400, 'subscription_quantity_not_valid', `${price_id} cannot be had ${many} times.`);
    }
    wanted.push({ price, quantity: many });
  }
  const cycles = new Set(wanted.map(({ price }) => JSON.stringify(price.billing_cycle)));
  return cycles.size > 1 ? invalidItems('All items must have the same billing cycle.') : { items: wanted };
}

function invalidItems(detail: string): Refused {
  return refuse(400, 'subscription_new_items_not_valid', detail);
}

function hasPendingRefund(state: State, id: string): boolean {
  return Object.values(state.transactions)
    .filter(({ subscription_id }) => subscription_id === id)
    .some((transaction) => adjustmentsOf(state, transaction.id).some(({ status }) => status === 'pending_approval'));
}

import { buildPrice, type PriceBody } from '#paddle-emulator/catalogue/catalogue.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import type { Price } from '#paddle-emulator/platform/entities.ts';
import { type Refusal, refuse } from '#paddle-emulator/platform/refusal.ts';
import type { Moment, State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import { unitPriceIn } from '#paddle-emulator/transaction/lines.ts';
import { changeable, type EffectiveFrom } from './changeable.ts';
import type { PlanChange } from './plan-change.ts';
import { previewOf, type SubscriptionPreview } from './preview-change.ts';
import { chargeLine, type ItemChange } from './proration.ts';
import { rulesOf } from './subscription-transaction.ts';
import { applyChange } from './update-subscription.ts';

type OnceItem = { quantity: number } & ({ price_id: string } | { price: PriceBody });

export interface ChargeBody {
  effective_from: EffectiveFrom;
  items: OnceItem[];
  on_payment_failure?: 'prevent_change' | 'apply_change';
}

/** Charges the card of a subscription once, now or with its next bill. */
export function chargeOnce(id: string, body: ChargeBody): Command<Subscription> {
  return (state, moment) => {
    const change = oneTimeChange(state, moment, id, body);
    if ('refused' in change) return change;
    const onFailure = body.on_payment_failure ?? 'prevent_change';
    return applyChange(state, moment, change, { origin: 'subscription_charge', onFailure });
  };
}

export function previewCharge(id: string, body: ChargeBody): Command<SubscriptionPreview> {
  return (state, moment) => {
    const change = oneTimeChange(state, moment, id, body);
    return 'refused' in change ? change : { state, answer: previewOf(state, moment, change) };
  };
}

/** A price of the catalogue, or one made for this charge of an existing product; undefined when there is none. */
function priceOf(state: State, moment: Moment, item: OnceItem): Price | undefined {
  if ('price_id' in item) return state.prices[item.price_id];
  if (state.products[item.price.product_id]?.status !== 'active') return undefined;
  return buildPrice(moment, { ...item.price, type: 'custom' });
}

function oneTimeChange(
  state: State,
  moment: Moment,
  id: string,
  { items, effective_from }: ChargeBody,
): PlanChange | { refused: Refusal } {
  const found = changeable(state, moment, id);
  if ('refused' in found) return found;
  const { subscription } = found;
  if (subscription.status !== 'active')
    return refuse(400, 'subscription_not_active', `Subscription ${id} is not active.`);
  const { countryCode, currency } = rulesOf(state, subscription);
  const wanted: ItemChange[] = [];
  for (const item of items) {
    const price = priceOf(state, moment, item);
    const isSold = price?.status === 'active' && unitPriceIn(price, countryCode, currency) !== null;
    if (!isSold || price.billing_cycle !== null) {
      const detail = `Every item must have an active price in ${currency} that is charged once.`;
      return refuse(400, 'subscription_new_items_not_valid', detail);
    }
    wanted.push({ price, quantity: item.quantity });
  }
  return {
    subscription,
    anchor: null,
    lines: wanted.map((item) => chargeLine(state, subscription, item, null)),
    when: effective_from === 'immediately' ? 'now' : 'next bill',
    period: subscription.current_billing_period,
  };
}

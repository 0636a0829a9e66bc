import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import type { Discount } from '#paddle-emulator/platform/entities.ts';
import { type FieldError, invalidField, notFound, type Refusal, refuse } from '#paddle-emulator/platform/refusal.ts';
import { put, type State } from '#paddle-emulator/platform/state.ts';
import { emit } from '#paddle-emulator/webhook/event-log.ts';

type Choices = Pick<
  Discount,
  | 'enabled_for_checkout'
  | 'code'
  | 'mode'
  | 'currency_code'
  | 'recur'
  | 'maximum_recurring_intervals'
  | 'usage_limit'
  | 'restrict_to'
  | 'expires_at'
  | 'custom_data'
>;
export type DiscountBody = Pick<Discount, 'amount' | 'description' | 'type'> & Partial<Choices>;
export type DiscountPatch = Partial<DiscountBody> & { status?: 'active' | 'archived' };

/** Creates a discount; one for the checkout gets a code when none is given. */
export function createDiscount(body: DiscountBody): Command<Discount> {
  return (state, moment) => {
    const id = moment.newId('dsc');
    const now = isoOf(moment.nowMs);
    const discount: Discount = {
      enabled_for_checkout: true,
      code: body.enabled_for_checkout === false ? null : id.slice(-10).toUpperCase(),
      mode: 'standard',
      currency_code: null,
      recur: false,
      maximum_recurring_intervals: null,
      usage_limit: null,
      restrict_to: null,
      expires_at: null,
      custom_data: null,
      ...body,
      id,
      status: 'active',
      times_used: 0,
      created_at: now,
      updated_at: now,
      import_meta: null,
      discount_group_id: null,
      discount_group: null,
    };
    const refused = refusalOf(state, discount, moment.nowMs);
    if (refused !== null) return refused;
    return { state: emit(put(state, 'discounts', discount), moment, 'discount.created', discount), answer: discount };
  };
}

/** Changes a discount, also for renewals that still have it; an archived one cannot be used for new purchases. */
export function updateDiscount(id: string, patch: DiscountPatch): Command<Discount> {
  return (state, moment) => {
    const before = state.discounts[id];
    if (before === undefined) return notFound(id);
    const discount: Discount = { ...before, ...patch, updated_at: isoOf(moment.nowMs) };
    const refused = refusalOf(state, discount, discount.expires_at === before.expires_at ? null : moment.nowMs);
    if (refused !== null) return refused;
    const stored = put(state, 'discounts', discount);
    return { state: emit(stored, moment, 'discount.updated', discountAt(discount, moment.nowMs)), answer: discount };
  };
}

/** The discount with its status at this emulated time (epoch ms), which may be `expired` or `used`. */
export function discountAt(discount: Discount, nowMs: number): Discount {
  if (discount.status !== 'active') return discount;
  if (discount.expires_at !== null && Date.parse(discount.expires_at) <= nowMs) {
    return { ...discount, status: 'expired' };
  }
  const usedUp = discount.usage_limit !== null && discount.times_used >= discount.usage_limit;
  return usedUp ? { ...discount, status: 'used' } : discount;
}

/** With `nowMs` null an expiry date in the past is accepted. */
function refusalOf(state: State, discount: Discount, nowMs: number | null): { refused: Refusal } | null {
  const errors = [...amountErrors(discount), ...limitErrors(discount, nowMs), ...restrictionErrors(state, discount)];
  if (errors.length > 0) return invalidField(...errors);
  const { id, code, status } = discount;
  const other = Object.values(state.discounts).find(
    (one) => one.id !== id && code !== null && one.code === code && one.status === 'active',
  );
  if (other === undefined || status !== 'active') return null;
  return refuse(409, 'discount_code_conflict', `discount code conflicts with discount of id ${other.id}`);
}

function amountErrors({ type, amount, currency_code }: Discount): FieldError[] {
  if (type === 'percentage') {
    const percent = Number(amount);
    return percent >= 0.01 && percent <= 100 ? [] : [{ field: 'amount', message: 'must be from 0.01 to 100' }];
  }
  return [
    ...(/^[1-9]\d*$/.test(amount) ? [] : [{ field: 'amount', message: 'must be in minor units, above zero' }]),
    ...(currency_code === null ? [{ field: 'currency_code', message: 'is needed for a flat discount' }] : []),
  ];
}

function limitErrors({ expires_at, recur, maximum_recurring_intervals }: Discount, nowMs: number | null): FieldError[] {
  const errors: FieldError[] = [];
  if (expires_at !== null && !(Date.parse(expires_at) > (nowMs ?? 0))) {
    errors.push({ field: 'expires_at', message: 'must be a time in the future' });
  }
  if (!recur && maximum_recurring_intervals !== null) {
    errors.push({ field: 'maximum_recurring_intervals', message: 'is only for a discount that recurs' });
  }
  return errors;
}

function restrictionErrors(state: State, { restrict_to }: Discount): FieldError[] {
  const unknown = (restrict_to ?? []).filter((id) => !(id in state.products || id in state.prices));
  if (unknown.length === 0) return [];
  return [{ field: 'restrict_to', message: `knows no product or price ${unknown.join(', ')}` }];
}

import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import type { Cycle, Price, Product } from '#paddle-emulator/platform/entities.ts';
import { invalidField, notFound } from '#paddle-emulator/platform/refusal.ts';
import { type Moment, put } from '#paddle-emulator/platform/state.ts';
import { emit } from '#paddle-emulator/webhook/event-log.ts';

export type ProductBody = Pick<Product, 'name' | 'tax_category'> &
  Partial<Pick<Product, 'type' | 'description' | 'image_url' | 'custom_data'>>;
export type ProductPatch = Partial<ProductBody> & Partial<Pick<Product, 'status'>>;

type TrialBody = Cycle & { requires_payment_method?: boolean };
type PriceChoices = Pick<
  Price,
  'type' | 'name' | 'billing_cycle' | 'tax_mode' | 'unit_price_overrides' | 'quantity' | 'custom_data'
> & { trial_period: TrialBody | null };

export type PriceBody = Pick<Price, 'product_id' | 'description' | 'unit_price'> & Partial<PriceChoices>;
export type PricePatch = Partial<Omit<PriceBody, 'product_id'>> & Partial<Pick<Price, 'status'>>;

export function createProduct(body: ProductBody): Command<Product> {
  return (state, moment) => {
    const now = isoOf(moment.nowMs);
    const product: Product = {
      type: 'standard',
      description: null,
      image_url: null,
      custom_data: null,
      ...body,
      id: moment.newId('pro'),
      status: 'active',
      created_at: now,
      updated_at: now,
      import_meta: null,
    };
    return { state: emit(put(state, 'products', product), moment, 'product.created', product), answer: product };
  };
}

export function updateProduct(id: string, patch: ProductPatch): Command<Product> {
  return (state, moment) => {
    const before = state.products[id];
    if (before === undefined) return notFound(id);
    const product = { ...before, ...patch, updated_at: isoOf(moment.nowMs) };
    return { state: emit(put(state, 'products', product), moment, 'product.updated', product), answer: product };
  };
}

export function createPrice(body: PriceBody): Command<Price> {
  return (state, moment) => {
    if (state.products[body.product_id]?.status !== 'active') {
      return invalidField({ field: 'product_id', message: 'must be the id of an active product' });
    }
    if (body.trial_period != null && body.billing_cycle == null) {
      return invalidField({ field: 'trial_period', message: 'needs a billing cycle' });
    }
    const price = buildPrice(moment, body);
    return { state: emit(put(state, 'prices', price), moment, 'price.created', price), answer: price };
  };
}

/** A complete price, not yet stored. */
export function buildPrice(moment: Moment, body: PriceBody): Price {
  const now = isoOf(moment.nowMs);
  return {
    type: 'standard',
    name: null,
    billing_cycle: null,
    tax_mode: 'account_setting',
    unit_price_overrides: [],
    quantity: { minimum: 1, maximum: 100 },
    custom_data: null,
    ...body,
    trial_period: trialOf(body.trial_period),
    id: moment.newId('pri'),
    status: 'active',
    created_at: now,
    updated_at: now,
    import_meta: null,
  };
}

/** Changes a price for later sales; existing subscriptions and transactions keep theirs. */
export function updatePrice(id: string, patch: PricePatch): Command<Price> {
  return (state, moment) => {
    const before = state.prices[id];
    if (before === undefined) return notFound(id);
    const trial_period = patch.trial_period === undefined ? before.trial_period : trialOf(patch.trial_period);
    const price = { ...before, ...patch, trial_period, updated_at: isoOf(moment.nowMs) };
    return { state: emit(put(state, 'prices', price), moment, 'price.updated', price), answer: price };
  };
}

function trialOf(trial: TrialBody | null | undefined): Price['trial_period'] {
  return trial == null ? null : { requires_payment_method: true, ...trial };
}

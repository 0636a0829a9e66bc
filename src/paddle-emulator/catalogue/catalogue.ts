import { isoOf } from '../clock';
import type { Command } from '../engine';
import type { Cycle, Price, Product } from '../entities';
import { invalidField, notFound } from '../refusal';
import { type Moment, put } from '../state';
import { emit } from '../webhook/event-log';

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

/** A whole price entity, not yet in the state. */
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

/** Changes a price for later sales; subscriptions and transactions keep the price they were made with. */
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

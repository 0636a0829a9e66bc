import type { Webhooks } from '@paddle/paddle-node-sdk';

export const price = {
  id: 'pri_1',
  product_id: 'pro_1',
  description: '',
  name: null,
  billing_cycle: { interval: 'week', frequency: 4 },
  trial_period: null,
  tax_mode: 'account_setting',
  unit_price: { amount: '1999', currency_code: 'USD' },
  unit_price_overrides: [],
  quantity: { minimum: 1, maximum: 1 },
  custom_data: { offer_id: '1' },
  status: 'active',
};
export const item = {
  status: 'active',
  quantity: 1,
  recurring: true,
  created_at: '',
  updated_at: '',
  trial_dates: null,
  price,
};
export const subscription = {
  id: 'sub_1',
  status: 'active',
  customer_id: 'ctm_1',
  address_id: 'add_1',
  currency_code: 'USD',
  created_at: '2026-04-12T10:00:00.5Z',
  updated_at: '2026-04-12T10:00:00.5Z',
  started_at: '2026-04-12T10:00:00.5Z',
  next_billed_at: '2026-05-10T10:00:00.5Z',
  canceled_at: null,
  current_billing_period: { starts_at: '2026-04-12T10:00:00.5Z', ends_at: '2026-05-10T10:00:00.5Z' },
  billing_cycle: { interval: 'week', frequency: 4 },
  scheduled_change: null,
  items: [item],
  custom_data: { user_id: '7', checkout_id: 'chk' },
};
export const totals = {
  subtotal: '1999',
  discount: '0',
  tax: '160',
  total: '2159',
  credit: '0',
  grand_total: '2159',
  grand_total_tax: '160',
};
export const transaction = {
  id: 'txn_1',
  status: 'completed',
  customer_id: 'ctm_1',
  custom_data: { user_id: '7', checkout_id: 'chk' },
  currency_code: 'USD',
  origin: 'api',
  subscription_id: 'sub_1',
  collection_mode: 'automatic',
  billing_period: { starts_at: '2026-04-12T10:00:00Z', ends_at: '2026-05-10T10:00:00Z' },
  items: [],
  details: { tax_rates_used: [], totals, line_items: [] as object[] },
  payments: [] as object[],
  created_at: '2026-04-12T10:00:00Z',
  updated_at: '2026-04-12T10:00:00Z',
  billed_at: '2026-04-12T10:00:00Z',
};

/** A provider event as Paddle sends it, with the data that a test is about. */
export function eventOf(event_type: string, data: object) {
  const event = { event_id: 'evt_1', event_type, occurred_at: '2026-04-12T10:00:01.000001Z', data };
  return event as unknown as Parameters<typeof Webhooks.fromJson>[0];
}
/** When these events happened, in microseconds since 1970. */
export const occurredAtUs = BigInt(Date.parse('2026-04-12T10:00:01Z')) * 1000n + 1n;

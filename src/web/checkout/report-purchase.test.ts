import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutState } from '#contract/checkout.ts';
import type { TrackedEvent } from '#web/measuring/analytics/track.ts';

vi.mock('#web/measuring/pixel/load-pixel.ts', () => ({ reportPurchaseToPixel: () => {} }));
vi.mock('#web/measuring/analytics/measuring-allowed.ts', () => ({ measuringAllowed: () => true }));

const { eraseAnalyticsStore } = await import('#web/measuring/analytics/analytics-store.ts');
const { receiveEvents } = await import('#web/measuring/analytics/track.ts');
const { reportPurchase } = await import('./report-purchase.ts');

let events: Pick<TrackedEvent, 'name' | 'properties'>[] = [];
receiveEvents(({ name, properties: { cohort: _, ...properties } }) =>
  events.push({ name, properties } as TrackedEvent),
);

const checkout = (total: CheckoutState['total'], transaction_id = 'txn_1') =>
  ({ transaction_id, offer: { id: 2 }, total }) as CheckoutState;

beforeEach(() => {
  events = [];
  eraseAnalyticsStore();
});

describe('a purchase', () => {
  it('a purchase is sent with its revenue (§ 5)', () => {
    reportPurchase(checkout({ amount_minor: 3599, currency: 'USD' }));
    const revenue = { $productId: 'offer-2', $quantity: 1, $price: 35.99, $revenue: 35.99, $currency: 'USD' };
    expect(events).toEqual([
      { name: 'payment_success', properties: { offer_id: 2, amount_minor: 3599, currency: 'USD' } },
      { name: 'revenue_amount', properties: { ...revenue, $revenueType: 'subscription' } },
    ]);
  });

  it('a purchase in a currency without cents is sent in whole units', () => {
    reportPurchase(checkout({ amount_minor: 5400, currency: 'JPY' }));
    expect(events[1]!.properties).toMatchObject({ $price: 5400, $currency: 'JPY' });
  });

  it('a purchase that begins with a free trial has no revenue', () => {
    reportPurchase(checkout({ amount_minor: 0, currency: 'USD' }));
    expect(events).toEqual([{ name: 'payment_success', properties: { offer_id: 2 } }]);
  });

  it('a purchase is sent once, however often the page is loaded', () => {
    const paid = checkout({ amount_minor: 3599, currency: 'USD' });
    reportPurchase(paid);
    reportPurchase(paid);
    expect(events).toHaveLength(2);
  });
});

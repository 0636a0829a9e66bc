import { describe, expect, it } from 'vitest';
import { withRevenue } from './revenue.ts';

describe('the revenue of an event', () => {
  it('revenue goes to the properties, by the names that newer clients use', () => {
    const event = {
      revenue: 20,
      price: 10,
      quantity: 2,
      productId: 'offer-1',
      revenueType: 'purchase',
      currency: 'USD',
    };
    expect(withRevenue(event, { cohort: 'A' })).toEqual({
      cohort: 'A',
      $revenue: 20,
      $price: 10,
      $quantity: 2,
      $productId: 'offer-1',
      $revenueType: 'purchase',
      $currency: 'USD',
    });
  });

  it('revenue that is neither number nor text is left out', () => {
    expect(withRevenue({ price: 10, quantity: { $gt: 0 }, currency: null }, {})).toEqual({ $price: 10 });
  });

  it('the properties of an event without revenue are not changed', () => {
    const properties = { $price: 5 };
    expect(withRevenue({ quantity: 1 }, properties)).toBe(properties);
  });
});

import { describe, expect, it } from 'vitest';
import { withRevenue } from './revenue';

describe('the revenue of an event', () => {
  it('goes to its properties, by the names that newer clients give it', () => {
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

  it('is left out where it is neither number nor text', () => {
    expect(withRevenue({ price: 10, quantity: { $gt: 0 }, currency: null }, {})).toEqual({ $price: 10 });
  });

  it('changes nothing where there is none', () => {
    const properties = { $price: 5 };
    expect(withRevenue({ quantity: 1 }, properties)).toBe(properties);
  });
});

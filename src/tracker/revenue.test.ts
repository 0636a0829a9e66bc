import { expect, it } from 'vitest';
import { revenueProperties } from './revenue.ts';

const plan = { productId: 'offer-2', quantity: 1, price: 35.99, revenueType: 'subscription', currency: 'USD' };

it('a revenue has the property names of the wire (§ 5)', () => {
  expect(revenueProperties(plan)).toEqual({
    $productId: 'offer-2',
    $quantity: 1,
    $price: 35.99,
    $revenueType: 'subscription',
    $currency: 'USD',
    $revenue: 35.99,
  });
});

it.each([
  [3, 0.1, 0.3],
  [2, 5400, 10_800],
  [0.5, 10, 5],
  [1, -35.99, -35.99],
])('a revenue of %d at %d is %d (§ 5)', (quantity, price, revenue) => {
  expect(revenueProperties({ ...plan, quantity, price }).$revenue).toBe(revenue);
});

it.each([0, -0, -1, -0.001, Number.NaN, Number.POSITIVE_INFINITY])(
  'a revenue with the quantity %d is refused (§ 5)',
  (quantity) => {
    expect(() => revenueProperties({ ...plan, quantity })).toThrow(/quantity must be above 0, it is/);
  },
);

it.each([Number.NaN, Number.NEGATIVE_INFINITY])('a revenue with the price %d is refused (§ 5)', (price) => {
  expect(() => revenueProperties({ ...plan, price })).toThrow(/price must be a number, it is/);
});

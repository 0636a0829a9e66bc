/** Calls of the checkout page alone. A list of its own, because the one in `calls.ts` is part of what visitors load first. */
export const checkoutCalls = {
  priceCoupon: 'POST /api/coupons',
  readSlot: 'GET /api/offers/after-checkout',
} as const;

export type CheckoutCall = (typeof checkoutCalls)[keyof typeof checkoutCalls];

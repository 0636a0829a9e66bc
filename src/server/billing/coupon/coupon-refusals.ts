import type { CouponFault } from '#contract/offer-list/coupon-terms.ts';

/** Why a code takes nothing off. `used up`: also for somebody who may not learn that its one use was theirs. */
export type CouponRefusal = CouponFault | 'unknown' | 'used up' | 'used before';

/** In one sentence for the person who typed the code. */
export const couponSentences: Record<CouponRefusal, string> = {
  unknown: 'We do not know this code. Please look at how it is written.',
  'not yet': 'This code does not work yet.',
  over: 'This code does not work any more, because its time is over.',
  'used up': 'This code has been used as often as it can be.',
  'used before': 'You have used this code before, and it works once for each person.',
  'other offer': 'This code is for another plan.',
  'other country': 'This code is for other countries.',
  intro: 'This code does not go with a lower first price.',
  trial: 'This code does not go with a free trial.',
};

import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { CallAnswers } from '#web/gallery/call-answers.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { fill, inTurn, press } from '#web/gallery/story.ts';
import { coupons } from './coupons-business.ts';
import { CouponsPanel } from './coupons-panel.tsx';

const usual: CallAnswers = {
  [consoleCalls.listCoupons]: { json: coupons },
  [consoleCalls.makeCoupon]: { json: { id: '5', code: '7KQ2M-XH4TD' } },
};

export const place = 445;
export const stories = consoleStories(
  consolePaths.overview,
  <CouponsPanel />,
  {
    'coupons-panel': { title: 'Coupons' },
    'coupons-panel-money': { title: 'Coupons, for Money', role: 'money' },
    'coupons-panel-none': {
      title: 'Coupons, none yet',
      answers: { ...usual, [consoleCalls.listCoupons]: { json: { ...coupons, coupons: [] } } },
    },
    'coupons-panel-new': { title: 'A new coupon', act: press('New coupon') },
    'coupons-panel-new-amount': {
      title: 'A new coupon, an amount off',
      act: inTurn(press('New coupon'), press('An amount'), press('Make it')),
    },
    'coupons-panel-made': {
      title: 'The code of a new coupon',
      act: inTurn(press('New coupon'), fill('Name', 'Winter'), fill('12-week plan, per cent', '20'), press('Make it')),
    },
    'coupons-panel-end': { title: 'Ending a coupon', act: press('End Newsletter, autumn…') },
  },
  { answers: usual },
);

import { consoleCalls } from '#contract/console/calls.ts';
import type { CouponList, CouponRow } from '#contract/console/coupons.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { CallAnswers } from '#web/gallery/call-answers.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { fill, inTurn, press } from '#web/gallery/story.ts';
import { CouponsPanel } from './coupons-panel.tsx';

const offers = [
  { id: 1, name: '4-week plan' },
  { id: 2, name: '12-week plan' },
  { id: 3, name: '24-week plan' },
];
const newsletter: CouponRow = {
  id: '3',
  name: 'Newsletter, autumn',
  off: { percents: { 1: 20, 2: 20, 3: 20 } },
  offers,
  countries: null,
  use_limit: 200,
  once_a_person: true,
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: '2026-12-01T00:00:00Z',
  state: 'live',
  used: 41,
  reserved: 2,
  made_by: 'R. Okafor',
  made_at: '2026-10-28T10:00:00Z',
};
const list: CouponList = {
  offers,
  coupons: [
    newsletter,
    {
      ...newsletter,
      id: '2',
      name: 'Coming back',
      off: { amounts: { USD: 1000, EUR: 900, GBP: 800, JPY: 1500 } },
      offers: offers.slice(1),
      use_limit: 500,
      once_a_person: false,
      ends_at: '2027-01-01T00:00:00Z',
      used: 12,
      reserved: 0,
    },
    {
      ...newsletter,
      id: '4',
      name: 'Spring',
      off: { percents: { 1: 10, 2: 15, 3: 30 } },
      countries: ['AT', 'DE'],
      use_limit: null,
      once_a_person: false,
      starts_at: '2027-03-01T00:00:00Z',
      ends_at: null,
      state: 'planned',
      used: 0,
      reserved: 0,
    },
    { ...newsletter, id: '1', name: 'Summer', state: 'ended', used: 96, reserved: 0 },
  ],
};
const usual: CallAnswers = {
  [consoleCalls.listCoupons]: { json: list },
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
      answers: { ...usual, [consoleCalls.listCoupons]: { json: { coupons: [], offers } } },
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

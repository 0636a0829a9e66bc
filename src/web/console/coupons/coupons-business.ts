import type { CouponList, CouponRow } from '#contract/console/coupons.ts';

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
/** The coupons of the made-up business that the console’s pictures show. */
export const coupons: CouponList = {
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

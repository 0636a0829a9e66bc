import type { RehearsalAnswer, RehearsalResult, RehearsedWeek } from '#contract/console/rehearsal.ts';

/** Made up: the draft of the console's pictures, rehearsed on 21 November 2026. */
const mondays = [
  '2026-08-17',
  '2026-08-24',
  '2026-08-31',
  '2026-09-07',
  '2026-09-14',
  '2026-09-21',
  '2026-09-28',
  '2026-10-05',
  '2026-10-12',
  '2026-10-19',
  '2026-10-26',
  '2026-11-02',
  '2026-11-09',
  '2026-11-16',
];
const sold = [22, 131, 128, 140, 137, 126, 144, 151, 149, 146, 158, 163, 160, 112];

/** A tenth dearer in each currency, with one refund for every thirty payments. */
function weekOf(week: string, place: number, currency: string, [price, before]: [number, number]): RehearsedWeek {
  const renewals = sold.slice(Math.max(0, place - 4), Math.max(0, place - 3)).reduce((sum, one) => sum + one, 0);
  const paid = sold[place]! + Math.round(renewals * 0.7);
  const returned = Math.floor(paid / 30);
  return {
    week,
    currency,
    rehearsed: { paid: paid * price, returned: returned * price },
    happened: { paid: paid * before, returned: returned * before },
    unchanged: { paid: 410 * before, returned: 7 * before },
  };
}

const weeks = mondays.flatMap((week, place) => [
  weekOf(week, place, 'EUR', [2099, 1899]),
  weekOf(week, place, 'USD', [2199, 1999]),
]);

const result: RehearsalResult = {
  weeks,
  counts: {
    purchases: { rehearsed: 1853, happened: 1867 },
    renewals: { rehearsed: 987, happened: 987 },
    refunds: { rehearsed: 92, happened: 92 },
    chargebacks: { rehearsed: 4, happened: 4 },
  },
  emails: [
    { kind: 'cancelled', rehearsed: 418, happened: 421 },
    { kind: 'receipt', rehearsed: 2840, happened: 2854 },
    { kind: 'refunded', rehearsed: 92, happened: 92 },
    { kind: 'renewal-reminder', rehearsed: 1204, happened: 1212 },
    { kind: 'welcome', rehearsed: 1853, happened: 1867 },
    { kind: 'withdrawn', rehearsed: 61, happened: 61 },
  ],
  consents: [
    { kind: 'plan-change', rehearsed: 12, happened: 12 },
    { kind: 'purchase', rehearsed: 1853, happened: 1867 },
  ],
  not_sold: [{ offer_id: 4, currency: 'USD', why: 'no such offer', purchases: 14 }],
  not_done: [{ act: 'is given back', why: 'no such payment', times: 2 }],
  findings: [
    { id: 'every currency', effect: 'passes', path: [], text: 'A price in each of 4 currencies', hint: '' },
    { id: 'steps', effect: 'passes', path: [], text: 'Each between half and twice the price before', hint: '' },
  ],
  already_subscribed: 4310,
};

/** The answers of each state. */
const of = (state: RehearsalAnswer['state'], more: Partial<RehearsalAnswer> = {}): RehearsalAnswer => ({
  state,
  revision: 11,
  asked_by: 'R. Okafor',
  asked_at: '2026-11-21T09:41:00Z',
  first_day: '2026-08-23',
  last_day: '2026-11-20',
  done: 1867,
  purchases: 1867,
  fault: '',
  result: null,
  ...more,
});

export const rehearsals = {
  none: of('none', { asked_at: null, revision: 0, purchases: 0, done: 0 }),
  running: of('running', { done: 412, asked_by: 'L. Fontaine' }),
  done: of('done', { result }),
  older: of('done', { result, revision: 10 }),
  same: of('done', {
    result: {
      ...result,
      weeks: weeks.map((week) => ({ ...week, rehearsed: week.happened })),
      not_sold: [],
      not_done: [],
    },
  }),
  empty: of('done', { purchases: 0, done: 0, result: { ...result, weeks: [] } }),
  cancelled: of('cancelled', { done: 800 }),
  failed: of('failed', { done: 640, fault: 'The server stopped while it ran. Rehearse again.' }),
};

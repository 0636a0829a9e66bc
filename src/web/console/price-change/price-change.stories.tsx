import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type {
  AnnouncedPriceChange,
  PaidPrice,
  PlannedMoves,
  PriceChangeEffect,
  PriceChangesAnswer,
} from '#contract/console/price-change.ts';
import { formatPrice } from '#contract/format-price.ts';
import { usd } from '#web/gallery/business.ts';
import { type CallAnswers, refused } from '#web/gallery/call-answers.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { fill, inTurn, press, type VisitorActions } from '#web/gallery/story.ts';
import { PriceChangeView } from './price-change-view.tsx';

const see = (text: string) => (actions: VisitorActions) => actions.see(text);

const paidFor = (offer_id: number, weeks: number, amount_minor: number, subscribers: number): PaidPrice => ({
  offer_id,
  offer_name: `${weeks}-week plan`,
  interval: { unit: 'week', count: weeks },
  price: usd(amount_minor),
  subscribers,
});
const paid: PaidPrice[] = [
  paidFor(1, 4, 1799, 412),
  paidFor(1, 4, 1999, 1237),
  { ...paidFor(1, 4, 0, 208), price: { amount_minor: 1899, currency: 'EUR' } },
  paidFor(2, 12, 3599, 2435),
];

const planned: PlannedMoves = {
  first_at: '2026-12-21T08:12:00Z',
  last_at: '2027-01-17T19:40:00Z',
  moves_from: '2026-12-13T08:12:00Z',
  months: [
    { month: '2026-12', subscribers: 612 },
    { month: '2027-01', subscribers: 976 },
  ],
  ends: 43,
  waits: 18,
};
const nobody: PlannedMoves = { first_at: null, last_at: null, moves_from: null, months: [], ends: 0, waits: 0 };

const effectOf = (after: number, before: readonly (readonly [minor: number, subscribers: number])[]) =>
  ({
    offer_name: '4-week plan',
    subscribers: before.reduce((sum, [, subscribers]) => sum + subscribers, 0),
    before: before.map(([minor, subscribers]) => ({
      price: usd(minor),
      subscribers,
      email: {
        subject: 'The price of your Everkite subscription changes',
        heading: 'Your price changes',
        paragraphs: [
          `From your first renewal on or after 21 December 2026, the 4-week plan costs ${formatPrice(usd(after))} every 4 weeks. Until then it stays at ${formatPrice(usd(minor))}.`,
          'If that is fine with you, there is nothing to do.',
          'If not, cancel before that renewal: the new price is then never charged, and you keep what is paid for.',
        ],
        button: 'See or cancel it',
      },
    })),
    is_unusual: false,
    planned,
  }) satisfies PriceChangeEffect;
const both = [
  [1799, 412],
  [1999, 1237],
] as const;

const change = (id: string, more: Partial<AnnouncedPriceChange>): AnnouncedPriceChange => ({
  id,
  offer_name: '12-week plan',
  price: usd(3999),
  before: [usd(3299), usd(3599)],
  effective_at: '2026-12-21T00:00:00Z',
  announced_at: '2026-11-19T14:02:00Z',
  announced_by: 'R. Okafor',
  moved: 0,
  staying: 31,
  to_move: 2404,
  planned: {
    ...nobody,
    first_at: '2026-12-21T06:30:00Z',
    last_at: '2027-03-14T18:20:00Z',
    moves_from: '2026-12-13T06:30:00Z',
    months: [{ month: '2026-12', subscribers: 2404 }],
  },
  withdrawn_at: null,
  is_withdrawable: true,
  ...more,
});
const announced: PriceChangesAnswer = {
  changes: [
    change('4', {}),
    change('3', {
      offer_name: '24-week plan',
      price: usd(5999),
      before: [usd(5499)],
      effective_at: '2026-08-01T00:00:00Z',
      announced_at: '2026-06-22T09:12:00Z',
      announced_by: 'A. Brandt',
      moved: 812,
      staying: 140,
      to_move: 96,
      planned: { ...nobody, first_at: '2026-11-23T05:00:00Z', last_at: '2027-01-16T22:10:00Z' },
      is_withdrawable: false,
    }),
    change('2', {
      offer_name: '4-week plan',
      price: { amount_minor: 2099, currency: 'EUR' },
      before: [{ amount_minor: 1899, currency: 'EUR' }],
      effective_at: '2026-07-15T00:00:00Z',
      announced_at: '2026-06-10T10:40:00Z',
      staying: 198,
      to_move: 0,
      planned: nobody,
      withdrawn_at: '2026-06-11T08:05:00Z',
      is_withdrawable: false,
    }),
    change('1', {
      offer_name: '4-week plan',
      price: usd(1999),
      before: [usd(1799)],
      effective_at: '2026-04-01T00:00:00Z',
      announced_at: '2026-02-24T16:20:00Z',
      announced_by: 'maya',
      moved: 702,
      staying: 88,
      to_move: 0,
      planned: nobody,
      is_withdrawable: false,
    }),
  ],
  next: null,
};

const usual: CallAnswers = {
  [consoleCalls.listPaidPrices]: { json: { paid, earliest_on: '2026-12-21' } },
  [consoleCalls.listPriceChanges]: { json: announced },
  [consoleCalls.previewPriceChange]: { json: { refused: null, effect: effectOf(2199, both) } },
};
const unusual: CallAnswers = {
  ...usual,
  [consoleCalls.previewPriceChange]: {
    json: { refused: null, effect: { ...effectOf(219900, both), is_unusual: true } },
  },
};
const refusing = (error: string): CallAnswers => ({
  ...usual,
  [consoleCalls.previewPriceChange]: { json: { refused: error, effect: null } },
});

const pending: PriceChangesAnswer = {
  ...announced,
  changes: [
    change('5', {
      offer_name: '4-week plan',
      price: usd(2099),
      before: [usd(1799), usd(1999)],
      to_move: 1637,
      staying: 12,
    }),
    ...announced.changes,
  ],
};

const label = 'New price in USD, tax inside';
const typeIn = (amount: string, then = 'Who moves when') => inTurn(fill(label, amount), see(then));

export const place = 440;
export const stories = consoleStories(
  consolePaths.priceChange,
  <PriceChangeView />,
  {
    'console-price-change': { title: 'Price change, with what it would do', act: typeIn('21.99') },
    'console-price-change-begun': { title: 'Price change, before anything is typed' },
    'console-price-change-unusual': {
      title: 'An unusual amount is typed again',
      answers: unusual,
      act: inTurn(
        typeIn('2199'),
        press('Announce $2,199.00…'),
        fill('The amount again', '219.9'),
        press('Announce $2,199.00 to'),
      ),
    },
    'console-price-change-announce': {
      title: 'A price change is announced',
      act: inTurn(typeIn('21.99'), press('Announce $21.99…')),
    },
    'console-price-change-pending': {
      title: 'Refused, because another one is pending',
      answers: {
        ...refusing(
          'Price change 5 of this offer in USD is not settled for everybody. Withdraw it first, or wait until it is.',
        ),
        [consoleCalls.listPriceChanges]: { json: pending },
      },
      act: typeIn('21.99', 'Withdraw it first'),
    },
    'console-price-change-nobody': {
      title: 'Nobody is concerned',
      answers: refusing('Nobody pays this offer in USD at another price than $19.99.'),
      act: typeIn('19.99', 'Nobody pays this offer'),
    },
    'console-price-change-fault': { title: 'No amount', act: fill(label, '21.999') },
    'console-price-change-withdraw': {
      title: 'A price change is withdrawn',
      act: press('Withdraw 12-week plan, $39.99…'),
    },
    'console-price-change-moved': {
      title: 'It cannot be withdrawn any more',
      answers: {
        ...usual,
        [consoleCalls.withdrawPriceChange]: refused(
          409,
          'One subscriber has the new price already. Announce the old price as a new one instead.',
        ),
      },
      act: inTurn(
        press('Withdraw 12-week plan, $39.99…'),
        fill('Reason, for the log', 'too many letters'),
        press('Withdraw it'),
      ),
    },
    'console-price-change-growth': { title: 'Price change, for growth', role: 'growth', act: typeIn('21.99') },
    'console-price-change-empty': {
      title: 'Price change, nobody subscribed and nothing announced',
      answers: {
        [consoleCalls.listPaidPrices]: { json: { paid: [], earliest_on: '2026-12-21' } },
        [consoleCalls.listPriceChanges]: { json: { changes: [], next: null } },
      },
    },
    'console-price-change-not-loaded': { title: 'Price change, not loaded', answers: {} },
  },
  { answers: usual },
);

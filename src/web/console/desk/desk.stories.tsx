import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { PersonAnswer } from '#contract/console/person.ts';
import type { SubscriberRow, SubscribersAnswer } from '#contract/console/subscribers.ts';
import { eur, usd } from '#web/gallery/business.ts';
import { type CallAnswers, refused } from '#web/gallery/call-answers.ts';
import { consoleStories } from '#web/gallery/console.tsx';
import { cancelled, free, maya, timeline, twice } from '#web/gallery/console-people.ts';
import { fill, inTurn, press } from '#web/gallery/story.ts';
import { SubscriberView } from './subscriber-view.tsx';
import { SubscribersView } from './subscribers-view.tsx';

const part = 'Console, the desk';
const gbp = (amount_minor: number) => ({ amount_minor, currency: 'GBP' });
const jpy = (amount_minor: number) => ({ amount_minor, currency: 'JPY' });
const noon = (day: string) => `${day}T10:00:00Z`;

/** A person with this many payments since a day, none of which was given back. */
function row(
  [id, domain, last]: [id: number, domain: string, last: string],
  [plan, price]: [plan: string, price: ReturnType<typeof usd>],
  [payments, since]: [payments: number, since: string | null],
  [what, day]: [what: NonNullable<SubscriberRow['next']>['what'], day: string],
  more: Partial<SubscriberRow> = {},
): SubscriberRow {
  return {
    id: String(id),
    email: `m•••@${domain}`,
    name: `M. ${last}•••`,
    state: 'active',
    plan,
    price,
    next: { what, at: noon(day) },
    payments,
    paying_since: since && noon(since),
    kept: payments === 0 ? [] : [{ ...price, amount_minor: price.amount_minor * payments }],
    open: [],
    ...more,
  };
}

const rows: SubscriberRow[] = [
  row([8214, 'example.com', 'L'], ['12-week plan v2', usd(3599)], [2, '2026-08-25'], ['charged', '2027-02-09']),
  row([8102, 'gmail.com', 'O'], ['4-week plan v2', usd(1999)], [4, '2026-08-12'], ['charged', '2026-12-02']),
  row([8011, 'web.de', 'S'], ['4-week plan v1', eur(1699)], [11, '2026-01-13'], ['was due', '2026-11-17'], {
    state: 'past due',
  }),
  row([7945, 'icloud.com', 'D'], ['24-week plan v2', usd(5999)], [2, '2026-11-19'], ['charged', '2027-05-06'], {
    open: ['Second purchase'],
  }),
  row([7811, 'posteo.de', 'K'], ['12-week plan v2', eur(3399)], [1, '2026-10-11'], ['access until', '2027-01-03'], {
    state: 'ends',
  }),
  row([7802, 'gmail.com', 'R'], ['12 weeks, 7 days free v1', gbp(2899)], [0, null], ['charged', '2026-11-24'], {
    state: 'trial',
  }),
  row([7790, 'outlook.com', 'A'], ['12-week plan v1', usd(3299)], [2, '2026-06-02'], ['resumes', '2026-12-17'], {
    state: 'paused',
  }),
  row([7722, 'yahoo.co.jp', 'N'], ['4-week plan v2', jpy(2980)], [3, '2026-09-18'], ['charged', '2026-12-11']),
  row([7541, 'gmail.com', 'T'], ['4-week plan v2', usd(1999)], [1, '2026-10-21'], ['ended', '2026-10-30'], {
    state: 'ended',
    kept: [usd(0)],
    open: ['Withdrawn'],
  }),
  row([7333, 'proton.me', 'B'], ['24-week plan v1', eur(5199)], [1, '2026-02-19'], ['ended', '2026-08-06'], {
    state: 'ended',
  }),
];
const none: SubscribersAnswer['counts'] = {
  active: 0,
  ends: 0,
  trial: 0,
  'past due': 0,
  'charged back': 0,
  'paid back': 0,
  paused: 0,
  ended: 0,
  'never paid': 0,
};
const ten: SubscribersAnswer = {
  read_as: 'the beginning of an address or a name',
  rows,
  counts: { ...none, active: 4, ends: 1, trial: 1, 'past due': 1, paused: 1, ended: 2 },
  has_more_than_counted: false,
  next: null,
};
const everybody: SubscribersAnswer = {
  ...ten,
  read_as: null,
  next: '7333',
  counts: {
    active: 8912,
    ends: 231,
    trial: 81,
    'past due': 54,
    'charged back': 7,
    'paid back': 2,
    paused: 54,
    ended: 5469,
    'never paid': 3120,
  },
};
const nobody: SubscribersAnswer = {
  ...ten,
  read_as: 'card ending in 4242, 35.99 USD, 17 Nov 2026, a day before or after',
  rows: [],
  counts: none,
};
const found = (json: SubscribersAnswer): CallAnswers => ({ [consoleCalls.findSubscribers]: { json } });

const lists = consoleStories(
  consolePaths.subscribers,
  <SubscribersView />,
  {
    'console-subscribers': { title: 'Subscribers, everybody', answers: found(everybody) },
    'console-subscribers-ten': { title: 'Subscribers, ten found', address: '&q=may', answers: found(ten) },
    'console-subscribers-nobody': {
      title: 'Subscribers, nobody found',
      address: '&q=4242+%2435.99+17+Nov',
      answers: found(nobody),
    },
    'console-subscribers-too-short': {
      title: 'Subscribers, too little typed',
      address: '&q=ma',
      answers: {
        [consoleCalls.findSubscribers]: refused(400, 'Write at least three letters of the address or the name.'),
      },
    },
    'console-subscribers-role': { title: 'Subscribers, not for this role', role: 'growth' },
  },
  { part },
);

const answersOf = (person: PersonAnswer): CallAnswers => ({
  [consoleCalls.readSubscriber]: { json: person },
  [consoleCalls.readTimeline]: { json: { entries: timeline, next: null } },
  [consoleCalls.showHealthData]: {
    json: { quiz: 'The quiz that was taken', goals: ['A goal', 'Another goal'], skills: ['A skill'] },
  },
});

const people = consoleStories(
  consolePaths.subscriber,
  <SubscriberView />,
  {
    'console-subscriber': { title: 'Subscriber, active' },
    'console-subscriber-cancelled': {
      title: 'Subscriber, cancelled, refund on its way',
      answers: answersOf(cancelled),
    },
    'console-subscriber-free': { title: 'Subscriber, free access, never paid', answers: answersOf(free) },
    'console-subscriber-twice': { title: 'Subscriber, two currencies, charged back', answers: answersOf(twice) },
    'console-subscriber-view': {
      title: 'Subscriber, as the customer sees it',
      act: press('Customer’s view'),
    },
    'console-subscriber-health-reason': {
      title: 'Subscriber, asked for a reason',
      act: press('Show, with a reason…'),
    },
    'console-subscriber-health': {
      title: 'Subscriber, health data shown',
      act: inTurn(
        press('Show, with a reason…'),
        fill('Reason', 'asks why the plan changed'),
        press('Show quiz, goals and skills'),
      ),
    },
    'console-subscriber-sign-out': {
      title: 'Subscriber, signing out everywhere',
      act: press('Sign out everywhere…'),
    },
    'console-subscriber-unknown': {
      title: 'Subscriber, erased or unknown',
      answers: {
        [consoleCalls.readSubscriber]: refused(404, 'There is no account with this number.'),
      },
    },
    'console-subscriber-money': { title: 'Subscriber, for the role money', role: 'money' },
  },
  { part, address: '&id=8214', answers: answersOf(maya) },
);

export const place = 470;
export const stories = [...lists, ...people];

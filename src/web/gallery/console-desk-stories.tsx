import { consoleCalls } from '#contract/console-calls.ts';
import type { PersonAnswer, SubscriberRow, SubscribersAnswer } from '#contract/console-desk.ts';
import { consolePaths } from '#contract/console-paths.ts';
import { SubscriberView } from '#web/console/desk/subscriber-view.tsx';
import { SubscribersView } from '#web/console/desk/subscribers-view.tsx';
import { ConsoleFrame } from '#web/console/frame/console-frame.tsx';
import type { CallAnswers } from './call-answers.ts';
import { signInAs } from './console-operator.ts';
import { cancelled, free, maya, timeline, twice } from './console-people.ts';
import type { Story } from './story.ts';

const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });
const eur = (amount_minor: number) => ({ amount_minor, currency: 'EUR' });

function row(id: number, domain: string, last: string, more: Partial<SubscriberRow>): SubscriberRow {
  return {
    id: String(id),
    email: `m•••@${domain}`,
    name: `M. ${last}•••`,
    state: 'active',
    plan: '4-week plan v2',
    price: usd(1999),
    next: { what: 'charged', at: '2026-12-02T10:00:00Z' },
    payments: 4,
    paying_since: '2026-08-12T10:00:00Z',
    kept: [usd(7996)],
    open: [],
    ...more,
  };
}

const rows: SubscriberRow[] = [
  row(8214, 'example.com', 'L', {
    plan: '12-week plan v2',
    price: usd(3599),
    next: { what: 'charged', at: '2027-02-09T10:02:00Z' },
    payments: 2,
    paying_since: '2026-08-25T10:02:00Z',
    kept: [usd(7198)],
  }),
  row(8102, 'gmail.com', 'O', {}),
  row(8011, 'web.de', 'S', {
    state: 'past due',
    plan: '4-week plan v1',
    price: eur(1699),
    next: { what: 'was due', at: '2026-11-17T10:00:00Z' },
    payments: 11,
    paying_since: '2026-01-13T10:00:00Z',
    kept: [eur(18689)],
  }),
  row(7945, 'icloud.com', 'D', {
    plan: '24-week plan v2',
    price: usd(5999),
    next: { what: 'charged', at: '2027-05-06T10:00:00Z' },
    payments: 2,
    paying_since: '2026-11-19T10:00:00Z',
    kept: [usd(11998)],
    open: ['Second purchase'],
  }),
  row(7811, 'posteo.de', 'K', {
    state: 'ends',
    plan: '12-week plan v2',
    price: eur(3399),
    next: { what: 'access until', at: '2027-01-03T10:00:00Z' },
    payments: 1,
    paying_since: '2026-10-11T10:00:00Z',
    kept: [eur(3399)],
  }),
  row(7802, 'gmail.com', 'R', {
    state: 'trial',
    plan: '12 weeks, 7 days free v1',
    price: { amount_minor: 2899, currency: 'GBP' },
    next: { what: 'charged', at: '2026-11-24T10:00:00Z' },
    payments: 0,
    paying_since: null,
    kept: [],
  }),
  row(7790, 'outlook.com', 'A', {
    state: 'paused',
    plan: '12-week plan v1',
    price: usd(3299),
    next: { what: 'resumes', at: '2026-12-17T10:00:00Z' },
    payments: 2,
    paying_since: '2026-06-02T10:00:00Z',
    kept: [usd(6598)],
  }),
  row(7722, 'yahoo.co.jp', 'N', {
    price: { amount_minor: 2980, currency: 'JPY' },
    next: { what: 'charged', at: '2026-12-11T10:00:00Z' },
    payments: 3,
    paying_since: '2026-09-18T10:00:00Z',
    kept: [{ amount_minor: 8940, currency: 'JPY' }],
  }),
  row(7541, 'gmail.com', 'T', {
    state: 'ended',
    next: { what: 'ended', at: '2026-10-30T10:00:00Z' },
    payments: 1,
    paying_since: '2026-10-21T10:00:00Z',
    kept: [usd(0)],
    open: ['Withdrawn'],
  }),
  row(7333, 'proton.me', 'B', {
    state: 'ended',
    plan: '24-week plan v1',
    price: eur(5199),
    next: { what: 'ended', at: '2026-08-06T10:00:00Z' },
    payments: 1,
    paying_since: '2026-02-19T10:00:00Z',
    kept: [eur(5199)],
  }),
];
const counts = {
  active: 4,
  ends: 1,
  trial: 1,
  'past due': 1,
  'charged back': 0,
  'paid back': 0,
  paused: 1,
  ended: 2,
  'never paid': 0,
};
const ten: SubscribersAnswer = {
  read_as: 'the beginning of an address or a name',
  rows,
  counts,
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
  read_as: 'card ending in 4242, 35.99 USD, 17 Nov 2026, a day before or after',
  rows: [],
  next: null,
  counts: { ...counts, active: 0, ends: 0, trial: 0, 'past due': 0, paused: 0, ended: 0 },
  has_more_than_counted: false,
};

interface Situation extends Pick<Story, 'id' | 'title' | 'act'> {
  answers: CallAnswers;
  address?: string;
  role?: Parameters<typeof signInAs>[0];
}

const lists: Situation[] = [
  {
    id: 'subscribers',
    title: 'Subscribers, everybody',
    answers: { [consoleCalls.findSubscribers]: { json: everybody } },
  },
  {
    id: 'subscribers-ten',
    title: 'Subscribers, ten found',
    address: '&q=may',
    answers: { [consoleCalls.findSubscribers]: { json: ten } },
  },
  {
    id: 'subscribers-nobody',
    title: 'Subscribers, nobody found',
    address: '&q=4242+%2435.99+17+Nov',
    answers: { [consoleCalls.findSubscribers]: { json: nobody } },
  },
  {
    id: 'subscribers-too-short',
    title: 'Subscribers, too little typed',
    address: '&q=ma',
    answers: {
      [consoleCalls.findSubscribers]: {
        status: 400,
        json: { error: 'Write at least three letters of the address or the name.' },
      },
    },
  },
  {
    id: 'subscribers-role',
    title: 'Subscribers, not for this role',
    role: 'growth',
    answers: {},
  },
];

const personAnswers = (person: PersonAnswer): CallAnswers => ({
  [consoleCalls.readSubscriber]: { json: person },
  [consoleCalls.readTimeline]: { json: { entries: timeline, next: null } },
  [consoleCalls.showHealthData]: {
    json: { quiz: 'The quiz that was taken', goals: ['A goal', 'Another goal'], skills: ['A skill'] },
  },
});

const people: Situation[] = [
  { id: 'subscriber', title: 'Subscriber, active', answers: personAnswers(maya) },
  { id: 'subscriber-cancelled', title: 'Subscriber, cancelled, refund on its way', answers: personAnswers(cancelled) },
  { id: 'subscriber-free', title: 'Subscriber, free access, never paid', answers: personAnswers(free) },
  { id: 'subscriber-twice', title: 'Subscriber, two currencies, charged back', answers: personAnswers(twice) },
  {
    id: 'subscriber-view',
    title: 'Subscriber, as the customer sees it',
    answers: personAnswers(maya),
    act: ({ press }) => press('Customer’s view'),
  },
  {
    id: 'subscriber-health-reason',
    title: 'Subscriber, asked for a reason',
    answers: personAnswers(maya),
    act: ({ press }) => press('Show, with a reason…'),
  },
  {
    id: 'subscriber-health',
    title: 'Subscriber, health data shown',
    answers: personAnswers(maya),
    async act({ press, type }) {
      await press('Show, with a reason…');
      await type('Reason', 'asks why the plan changed');
      await press('Show quiz, goals and skills');
    },
  },
  {
    id: 'subscriber-sign-out',
    title: 'Subscriber, signing out everywhere',
    answers: personAnswers(maya),
    act: ({ press }) => press('Sign out everywhere…'),
  },
  {
    id: 'subscriber-unknown',
    title: 'Subscriber, erased or unknown',
    answers: {
      [consoleCalls.readSubscriber]: { status: 404, json: { error: 'There is no account with this number.' } },
    },
  },
  { id: 'subscriber-money', title: 'Subscriber, for the role money', role: 'money', answers: personAnswers(maya) },
];

const storyOf = ({ role, id, address, ...rest }: Situation, path: keyof typeof views): Story => {
  const View = views[path];
  return {
    ...rest,
    id: `console-${id}`,
    part: 'Console, the desk',
    ...(address !== undefined && { address }),
    arrange: () => signInAs(role),
    shows: () => (
      <ConsoleFrame current={path}>
        <View />
      </ConsoleFrame>
    ),
  };
};
const views = { [consolePaths.subscribers]: SubscribersView, [consolePaths.subscriber]: SubscriberView };

/** Finding a person, and the page of one. */
export const consoleDeskStories: Story[] = [
  ...lists.map((one) => storyOf(one, consolePaths.subscribers)),
  ...people.map((one) => storyOf({ address: '&id=8214', ...one }, consolePaths.subscriber)),
];

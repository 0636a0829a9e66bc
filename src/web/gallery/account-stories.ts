import { calls } from '#contract/calls.ts';
import { type PagePath, paths } from '#contract/paths.ts';
import type { SessionDetails, SessionsAnswer } from '#contract/session-list.ts';
import type { CallAnswers } from './call-answers.ts';
import { leavingStories } from './leaving-stories.ts';
import type { Story } from './story.ts';
import {
  type AccountSituation,
  active,
  answersFor,
  profile,
  signedIn,
  subscriptionStates,
  withdrawable,
} from './subscription-states.ts';

function eachState(path: PagePath, id: string, page: string): AccountSituation[] {
  return Object.entries(subscriptionStates).map(([name, { title, subscription }]) => ({
    id: `${id}-${name}`,
    title: `${page}, subscription ${title}`,
    path,
    answers: {
      ...answersFor(subscription),
      [calls.readAccount]: { json: profile },
    },
  }));
}

const failed: CallAnswers = { [calls.readAccount]: { json: profile } };

const account: AccountSituation[] = [
  ...eachState(paths.account, 'account', 'Account'),
  { id: 'account-not-read', title: 'Account, subscription not read', path: paths.account, answers: failed },
];

const manage: AccountSituation[] = [
  ...eachState(paths.manageSubscription, 'manage', 'Manage'),
  {
    id: 'manage-all-receipts',
    title: 'Manage, all receipts',
    path: paths.manageSubscription,
    answers: answersFor(active),
    act: ({ press }) => press('Show all'),
  },
  {
    id: 'manage-pausing',
    title: 'Manage, a pause is chosen',
    path: paths.manageSubscription,
    answers: answersFor(active),
    async act({ press }) {
      await press('Take a pause');
      await press('2 months');
    },
  },
  {
    id: 'manage-going-on',
    title: 'Manage, a pause is to end',
    path: paths.manageSubscription,
    answers: answersFor(subscriptionStates.paused.subscription),
    act: ({ press }) => press('Go on now'),
  },
  {
    id: 'manage-withdrawing',
    title: 'Manage, about to withdraw',
    path: paths.manageSubscription,
    answers: answersFor(withdrawable),
    act: ({ press }) => press('Withdraw from contract here'),
  },
  {
    id: 'manage-withdrew',
    title: 'Manage, withdrawn just now',
    path: paths.manageSubscription,
    answers: {
      ...answersFor(withdrawable),
      [calls.withdraw]: { json: { subscription: subscriptionStates.withdrawn.subscription } },
    },
    async act({ press }) {
      await press('Withdraw from contract here');
      await press('Confirm withdrawal');
    },
  },
  { id: 'manage-not-read', title: 'Manage, subscription not read', path: paths.manageSubscription },
];

const session = {
  id: 1,
  device: 'Chrome on Android',
  signed_in_at: '2026-10-03T12:00:00Z',
  last_seen_at: '2026-11-21T12:00:00Z',
  current: true,
};
const elsewhere = {
  ...session,
  id: 2,
  device: 'Safari on iPhone',
  last_seen_at: '2026-11-03T12:00:00Z',
  current: false,
};
const sessions = (...some: SessionDetails[]): CallAnswers => ({
  [calls.listSessions]: { json: { sessions: some } satisfies SessionsAnswer },
});

const ownData: AccountSituation[] = [
  {
    id: 'devices',
    title: 'Where you are signed in',
    path: paths.devices,
    answers: sessions(session, elsewhere, { ...elsewhere, id: 3, device: '' }),
  },
  { id: 'devices-one', title: 'Signed in here only', path: paths.devices, answers: sessions(session) },
  { id: 'devices-not-read', title: 'Devices not read', path: paths.devices },
  { id: 'data', title: 'Your data', path: paths.ownData },
  {
    id: 'data-erasing',
    title: 'Your data, about to be erased',
    path: paths.ownData,
    answers: { [calls.eraseAccount]: { status: 400, json: { error: 'The password is not right.' } } },
    async act({ press, type }) {
      await press('Erase my account');
      await type('Your password', 'kite');
      await press('Erase my account now');
    },
  },
];

/** The pages of subscribers, and of people who want to leave, in every state. */
export const accountStories: Story[] = [
  ...[...account, ...manage, ...ownData].map(({ path, ...situation }) => ({
    ...situation,
    part: 'Account',
    arrange: signedIn,
    shows: path,
  })),
  ...leavingStories,
];

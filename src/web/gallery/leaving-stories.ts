import { calls } from '#contract/calls.ts';
import { paths } from '#contract/paths.ts';
import type { PlanPreview } from '#contract/plan-change.ts';
import { type CallAnswers, usualOffers } from './call-answers.ts';
import type { Story, VisitorActions } from './story.ts';
import {
  type AccountSituation,
  active,
  answersFor,
  signedIn,
  subscriptionStates,
  usd,
  withdrawable,
} from './subscription-states.ts';

const cancel: AccountSituation[] = [
  { id: 'cancel', title: 'Cancel', path: paths.cancelSubscription, answers: answersFor(active) },
  {
    id: 'cancel-reason',
    title: 'Cancel, a reason chosen, nothing to offer',
    path: paths.cancelSubscription,
    answers: answersFor(subscriptionStates['to-pause'].subscription),
    act: ({ press }) => press('I don’t have the time'),
  },
  {
    id: 'cancel-done',
    title: 'Cancelled',
    path: paths.cancelSubscription,
    answers: answersFor(subscriptionStates.cancelled.subscription),
  },
  {
    id: 'cancel-nothing',
    title: 'Nothing to cancel',
    path: paths.cancelSubscription,
    answers: answersFor(null),
  },
];

const preview: PlanPreview = {
  offer: usualOffers[2]!,
  due_now: usd(4312),
  credit: usd(1687),
  next_payment: { price: usd(5999), at: '2027-05-07T09:00:00Z' },
};
const planAnswers = { ...answersFor(active), [calls.previewPlan]: { json: preview } };
async function agree({ press }: VisitorActions) {
  await press('24 weeks');
  await press('I agree');
  await press('Pay');
}

const plan: AccountSituation[] = [
  { id: 'plan', title: 'Another plan', path: paths.changePlan, answers: planAnswers },
  {
    id: 'plan-preview',
    title: 'Another plan, with its price',
    path: paths.changePlan,
    answers: planAnswers,
    act: ({ press }) => press('24 weeks'),
  },
  {
    id: 'plan-declined',
    title: 'Another plan, card declined',
    path: paths.changePlan,
    answers: {
      ...planAnswers,
      [calls.changePlan]: { status: 409, json: { error: 'Your card was declined. Nothing has changed.' } },
    },
    act: agree,
  },
  {
    id: 'plan-changed',
    title: 'Another plan, done',
    path: paths.changePlan,
    answers: {
      ...planAnswers,
      [calls.changePlan]: {
        json: {
          subscription: {
            ...active,
            price: usd(5999),
            interval: { unit: 'week', count: 24 },
            next_payment_at: '2027-05-07T09:00:00Z',
          },
        },
      },
    },
    act: agree,
  },
  {
    id: 'plan-not-now',
    title: 'Another plan, not possible now',
    path: paths.changePlan,
    answers: answersFor(subscriptionStates.paused.subscription),
  },
];

const leaveAnswer = (answer: CallAnswers[typeof calls.openLeaveLink]) => ({
  address: '#a-token',
  answers: { [calls.openLeaveLink]: answer },
});

const leave: AccountSituation[] = [
  { id: 'leave', title: 'Leaving, signed out', path: paths.leave },
  {
    id: 'leave-sent',
    title: 'Leaving, link sent',
    path: paths.leave,
    answers: { [calls.requestLeaveLink]: { json: {} } },
    async act({ type, press }) {
      await type('Email of your account', 'maya.lindqvist@example.com');
      await press('Send me a link by email');
    },
  },
  {
    id: 'leave-opened',
    title: 'Leaving by a link',
    path: paths.leave,
    ...leaveAnswer({ json: { subscription: withdrawable } }),
  },
  {
    id: 'leave-withdrawing',
    title: 'Leaving by a link, about to withdraw',
    path: paths.leave,
    ...leaveAnswer({ json: { subscription: withdrawable } }),
    act: ({ press }) => press('Withdraw from contract here'),
  },
  {
    id: 'leave-nothing',
    title: 'Leaving by a link, cancelled before',
    path: paths.leave,
    ...leaveAnswer({ json: { subscription: subscriptionStates.cancelled.subscription } }),
  },
  {
    id: 'leave-gone',
    title: 'Leaving, link expired',
    path: paths.leave,
    ...leaveAnswer({ status: 404, json: { error: 'no such link' } }),
  },
  { id: 'leave-unreachable', title: 'Leaving, link not opened', path: paths.leave, ...leaveAnswer('no connection') },
];

const card: AccountSituation[] = [
  {
    id: 'card-open-payment',
    title: 'Another card for an open payment, refused',
    path: paths.cardUpdate,
    answers: {
      ...answersFor(subscriptionStates['past-due'].subscription),
      [calls.updateCard]: {
        status: 503,
        json: { error: 'Our payment provider does not answer. Nothing has changed. Please try again in a minute.' },
      },
    },
  },
  { id: 'card-nothing', title: 'Another card, nothing to pay for', path: paths.cardUpdate, answers: answersFor(null) },
];

/** Cancelling, changing the plan or the card, and leaving without signing in. */
export const leavingStories: Story[] = [
  ...[...cancel, ...plan, ...card].map((situation) => storyOf({ ...situation, arrange: signedIn })),
  ...leave.map(storyOf),
];

function storyOf({ path, ...situation }: AccountSituation): Story {
  return { ...situation, part: 'Account', shows: path };
}

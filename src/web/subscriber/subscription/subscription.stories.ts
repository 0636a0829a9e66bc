import { calls } from '#contract/calls.ts';
import { paths } from '#contract/paths.ts';
import type { PlanPreview, PlansAnswer } from '#contract/plan-change.ts';
import { planChangeCalls } from '#contract/plan-change-calls.ts';
import { active, answersFor, profile, signedIn, subscriptionStates, usd, withdrawable } from '#web/gallery/business.ts';
import { type CallAnswers, refused, usualOffers } from '#web/gallery/call-answers.ts';
import { fill, inTurn, press, storiesOf } from '#web/gallery/story.ts';

const ofMember = { part: 'Account', arrange: signedIn } as const;

const manage = storiesOf(
  { ...ofMember, shows: paths.manageSubscription, answers: answersFor(active) },
  {
    ...Object.fromEntries(
      Object.entries(subscriptionStates).map(([name, { title, subscription }]) => [
        `manage-${name}`,
        {
          title: `Manage, subscription ${title}`,
          answers: { ...answersFor(subscription), [calls.readAccount]: { json: profile } },
        },
      ]),
    ),
    'manage-all-receipts': { title: 'Manage, all receipts', act: press('Show all') },
    'manage-pausing': {
      title: 'Manage, a pause is chosen',
      act: inTurn(press('Take a pause'), press('2 months')),
    },
    'manage-going-on': {
      title: 'Manage, a pause is to end',
      answers: answersFor(subscriptionStates.paused.subscription),
      act: press('Go on now'),
    },
    'manage-withdrawing': {
      title: 'Manage, about to withdraw',
      answers: answersFor(withdrawable),
      act: press('Withdraw from contract here'),
    },
    'manage-withdrew': {
      title: 'Manage, withdrawn just now',
      answers: {
        ...answersFor(withdrawable),
        [calls.withdraw]: { json: { subscription: subscriptionStates.withdrawn.subscription } },
      },
      act: inTurn(press('Withdraw from contract here'), press('Confirm withdrawal')),
    },
    'manage-not-read': { title: 'Manage, subscription not read', answers: {} },
  },
);

const cancel = storiesOf(
  { ...ofMember, shows: paths.cancelSubscription },
  {
    cancel: { title: 'Cancel', answers: answersFor(active) },
    'cancel-reason': {
      title: 'Cancel, a reason chosen, nothing to offer',
      answers: answersFor(subscriptionStates['to-pause'].subscription),
      act: press('I don’t have the time'),
    },
    'cancel-done': { title: 'Cancelled', answers: answersFor(subscriptionStates.cancelled.subscription) },
    'cancel-nothing': { title: 'Nothing to cancel', answers: answersFor(null) },
  },
);

const halfYear = { price: usd(5999), next_payment_at: '2027-05-07T09:00:00Z' };
const preview: PlanPreview = {
  offer: usualOffers[2]!,
  when: 'now',
  due_now: usd(4312),
  credit: usd(1687),
  next_payment: { price: halfYear.price, at: halfYear.next_payment_at },
};
const plans: PlansAnswer['plans'] = [
  { offer: usualOffers[0]!, when: 'renewal' },
  { offer: usualOffers[2]!, when: 'now' },
];
const listed = { [planChangeCalls.listPlans]: { json: { plans } } };
const planAnswers = { ...answersFor(active), ...listed, [calls.previewPlan]: { json: preview } };
const toChange = subscriptionStates['to-change'].subscription;
const shorter: PlanPreview = {
  offer: usualOffers[0]!,
  when: 'renewal',
  due_now: usd(0),
  credit: usd(0),
  next_payment: { price: usd(1999), at: active.next_payment_at! },
};
const shorterAnswers = { ...planAnswers, [calls.previewPlan]: { json: shorter } };
const agreeToShorter = inTurn(press('4 weeks'), press('I agree'), press('Change plan on'));
const agree = inTurn(press('24 weeks'), press('I agree'), press('Pay'));

const plan = storiesOf(
  { ...ofMember, shows: paths.changePlan, answers: planAnswers },
  {
    plan: { title: 'Another plan' },
    'plan-preview': { title: 'Another plan, with its price', act: press('24 weeks') },
    'plan-declined': {
      title: 'Another plan, card declined',
      answers: {
        ...planAnswers,
        [calls.changePlan]: refused(409, 'Your card was declined. Nothing has changed.'),
      },
      act: agree,
    },
    'plan-changed': {
      title: 'Another plan, done',
      answers: {
        ...planAnswers,
        [calls.changePlan]: {
          json: { subscription: { ...active, ...halfYear, interval: { unit: 'week', count: 24 } } },
        },
      },
      act: agree,
    },
    'plan-at-renewal': {
      title: 'Another plan, from the renewal on',
      answers: shorterAnswers,
      act: press('4 weeks'),
    },
    'plan-at-renewal-done': {
      title: 'Another plan, planned',
      answers: { ...shorterAnswers, [calls.changePlan]: { json: { subscription: toChange } } },
      act: agreeToShorter,
    },
    'plan-at-renewal-again': {
      title: 'Another plan, while one is planned',
      answers: { ...answersFor(toChange), ...listed },
    },
    'plan-not-now': {
      title: 'Another plan, not possible now',
      answers: answersFor(subscriptionStates.paused.subscription),
    },
  },
);

const opened = (answer: CallAnswers[typeof calls.openLeaveLink]) => ({
  address: '#a-token',
  answers: { [calls.openLeaveLink]: answer },
});

const leave = storiesOf(
  { part: 'Account', shows: paths.leave },
  {
    leave: { title: 'Leaving, signed out' },
    'leave-sent': {
      title: 'Leaving, link sent',
      answers: { [calls.requestLeaveLink]: { json: {} } },
      act: inTurn(fill('Email of your account', profile.email), press('Send me a link by email')),
    },
    'leave-opened': { title: 'Leaving by a link', ...opened({ json: { subscription: withdrawable } }) },
    'leave-withdrawing': {
      title: 'Leaving by a link, about to withdraw',
      ...opened({ json: { subscription: withdrawable } }),
      act: press('Withdraw from contract here'),
    },
    'leave-nothing': {
      title: 'Leaving by a link, cancelled before',
      ...opened({ json: { subscription: subscriptionStates.cancelled.subscription } }),
    },
    'leave-gone': { title: 'Leaving, link expired', ...opened(refused(404, 'no such link')) },
    'leave-unreachable': { title: 'Leaving, link not opened', ...opened('no connection') },
  },
);

const card = storiesOf(
  { ...ofMember, shows: paths.cardUpdate },
  {
    'card-open-payment': {
      title: 'Another card for an open payment, refused',
      answers: {
        ...answersFor(subscriptionStates['past-due'].subscription),
        [calls.updateCard]: refused(
          503,
          'Our payment provider does not answer. Nothing has changed. Please try again in a minute.',
        ),
      },
    },
    'card-nothing': { title: 'Another card, nothing to pay for', answers: answersFor(null) },
  },
);

export const place = 201;
export const stories = [...manage, ...cancel, ...plan, ...card, ...leave];

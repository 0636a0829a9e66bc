import { calls } from '#contract/calls.ts';
import { paths } from '#contract/paths.ts';
import type { AccountPlan, OpenPlanLinkAnswer } from '#contract/plan.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { useLoading } from '#web/platform/loading.ts';
import type { CallAnswers } from './call-answers.ts';
import { passed } from './quiz-visits.ts';
import type { Story } from './story.ts';
import { type AccountSituation, profile, signedIn } from './subscription-states.ts';
import { visits } from './visitors.ts';

const plan: AccountPlan = {
  quiz: 'adhd',
  origin: 'chosen',
  goals: [
    { id: 'hold-focus', label: 'Hold my focus for longer' },
    { id: 'wind-down', label: 'Wind down at night' },
  ],
  skills: [
    { id: 'attention', label: 'Holding attention' },
    { id: 'planning', label: 'Planning ahead' },
    { id: 'calming', label: 'Settling strong feelings' },
  ],
  daily_minutes: 10,
};
const personal: AccountPlan = {
  quiz: 'wellbeing',
  origin: 'chosen',
  goals: [{ id: 'quieter-nights', label: 'Take a quieter head to bed' }],
  skills: [{ id: 'breath', label: 'Settling the breath' }],
  daily_minutes: 5,
};

const answers = (found: AccountPlan | null, subStatus = 'active'): CallAnswers => ({
  [calls.readPlan]: { json: { plan: found } },
  [calls.readAccount]: { json: { ...profile, sub_status: subStatus } },
});

/**
 * A call that is never answered shows the overlay, here at once, because its delay would end at another moment in each
 * run. It goes on into the next story of its document, so that one needs a document of its own.
 */
const waiting = { act: () => useLoading.setState({ visible: true }), isAlone: true } as const;

const member: AccountSituation[] = [
  { id: 'member-plan', title: 'A member’s plan', path: paths.plan, answers: answers(plan) },
  { id: 'member-plan-personal', title: 'A member’s personal plan', path: paths.plan, answers: answers(personal) },
  {
    id: 'member-plan-proposed',
    title: 'A member’s plan, proposed',
    path: paths.plan,
    answers: answers({ ...plan, quiz: 'frequency', origin: 'proposed', goals: plan.goals.slice(0, 1) }),
  },
  {
    id: 'member-plan-unpaid',
    title: 'A plan without a subscription',
    path: paths.plan,
    answers: answers(plan, 'canceled'),
  },
  { id: 'member-plan-none', title: 'No plan in the account', path: paths.plan, answers: answers(null) },
  {
    id: 'member-plan-here',
    title: 'No plan in the account, one on this device',
    path: paths.plan,
    answers: answers(null),
    arrange() {
      visits(quizzes.adhd, passed(quizzes.adhd));
      signedIn();
    },
  },
  {
    ...waiting,
    id: 'member-plan-opening',
    title: 'The plan is read',
    path: paths.plan,
    answers: { ...answers(null), [calls.readPlan]: 'no answer yet' },
  },
  {
    id: 'member-plan-not-read',
    title: 'Plan not read',
    path: paths.plan,
    answers: { ...answers(null), [calls.readPlan]: 'no connection' },
    isAlone: true,
  },
];

const opened: OpenPlanLinkAnswer = {
  plan,
  kept: { email: 'maya.lindqvist@example.com', name: 'Maya', age: 34, gender: 'Woman' },
  expires_at: '2026-12-20T09:00:00Z',
};
const linked = (answer: CallAnswers[typeof calls.openPlanLink]) => ({
  path: paths.planLink,
  address: '#a-token',
  answers: { [calls.openPlanLink]: answer },
});

const links: AccountSituation[] = [
  { id: 'plan-link', title: 'The plan by a link', ...linked({ json: opened }) },
  {
    id: 'plan-link-little',
    title: 'The plan by a link, little is kept, and a name that is not shown',
    ...linked({
      json: {
        ...opened,
        plan: { ...plan, goals: [], skills: plan.skills.slice(0, 1), daily_minutes: 5 },
        kept: { ...opened.kept, name: null, age: null, gender: '' },
      },
    }),
  },
  { ...waiting, id: 'plan-link-opening', title: 'The link is opened', ...linked('no answer yet') },
  {
    id: 'plan-link-gone',
    title: 'The link has expired',
    ...linked({ status: 404, json: { error: 'no such link' } }),
    isAlone: true,
  },
  { id: 'plan-link-unreachable', title: 'The link did not open', ...linked('no connection') },
  {
    id: 'plan-link-sent',
    title: 'A new link is on its way',
    path: paths.planLink,
    answers: { [calls.requestPlanLink]: { json: {} } },
    async act({ type, press }) {
      await type('Email', 'maya.lindqvist@example.com');
      await press('Send me a link');
    },
  },
];

/** The plan of a member, and the one that an emailed link shows. */
export const trainingStories: Story[] = [
  ...member.map((situation) => storyOf({ arrange: signedIn, ...situation })),
  ...links.map(storyOf),
];

function storyOf({ path, ...situation }: AccountSituation): Story {
  return { ...situation, part: 'Plan', shows: path };
}

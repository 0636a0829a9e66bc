import { calls } from '#contract/calls.ts';
import { paths } from '#contract/paths.ts';
import type { AccountPlan, OpenPlanLinkAnswer } from '#contract/plan.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { profile, signedIn } from '#web/gallery/business.ts';
import { type CallAnswers, refused } from '#web/gallery/call-answers.ts';
import { passed } from '#web/gallery/quiz-visits.ts';
import { inShell } from '#web/gallery/signed-in.tsx';
import { fill, ignore, inTurn, press, storiesOf } from '#web/gallery/story.ts';
import { visits } from '#web/gallery/visitors.ts';
import { useLoading } from '#web/platform/loading.ts';
import { PlanChooser } from './plan-chooser.tsx';

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

const answers = (found: AccountPlan | null, sub_status = 'active'): CallAnswers => ({
  [calls.readPlan]: { json: { plan: found } },
  [calls.readAccount]: { json: { ...profile, sub_status } },
});

/**
 * A call that is never answered shows the overlay, here at once, because its delay would end at another moment in each
 * run. It would stay in the next story of the document, so this story needs its own document.
 */
const waiting = { act: () => useLoading.setState({ visible: true }), isAlone: true } as const;

const opened: OpenPlanLinkAnswer = {
  plan,
  kept: { email: profile.email, name: 'Maya', age: 34, gender: 'Woman' },
  expires_at: '2026-12-20T09:00:00Z',
};
const linked = (answer: CallAnswers[typeof calls.openPlanLink]) => ({
  address: '#a-token',
  answers: { [calls.openPlanLink]: answer },
});

const offered = (purpose: 'goals' | 'skills') =>
  quizzes.wellbeing.screens.filter((screen) => screen.purpose === purpose).flatMap(({ options }) => options ?? []);
const chooser = (options: Parameters<typeof PlanChooser>[0]['options'], saving: 'no' | 'failed') =>
  inShell(
    'train',
    <PlanChooser
      options={options}
      begun={{ goals: ['own-side'], skills: ['feelings', 'rest'], minutes: 10 }}
      saving={saving}
      onSave={ignore}
      onBack={ignore}
    />,
  );

export const place = 300;
export const stories = [
  ...storiesOf(
    { part: 'Plan', shows: paths.plan, arrange: signedIn },
    {
      'member-plan': { title: 'A member’s plan', answers: answers(plan) },
      'member-plan-personal': { title: 'A member’s personal plan', answers: answers(personal) },
      'member-plan-proposed': {
        title: 'A member’s plan, proposed',
        answers: answers({ ...plan, quiz: 'frequency', origin: 'proposed', goals: plan.goals.slice(0, 1) }),
      },
      'member-plan-unpaid': { title: 'A plan without a subscription', answers: answers(plan, 'canceled') },
      'member-plan-none': { title: 'No plan in the account', answers: answers(null) },
      'member-plan-here': {
        title: 'No plan in the account, one on this device',
        answers: answers(null),
        arrange() {
          visits(quizzes.adhd, passed(quizzes.adhd));
          signedIn();
        },
      },
      'member-plan-opening': {
        ...waiting,
        title: 'The plan is read',
        answers: { ...answers(null), [calls.readPlan]: 'no answer yet' },
      },
      'member-plan-not-read': {
        title: 'Plan not read',
        answers: { ...answers(null), [calls.readPlan]: 'no connection' },
        isAlone: true,
      },
    },
  ),
  ...storiesOf(
    { part: 'Plan', shows: paths.planLink },
    {
      'plan-link': { title: 'The plan by a link', ...linked({ json: opened }) },
      'plan-link-little': {
        title: 'The plan by a link, little is kept, and a name that is not shown',
        ...linked({
          json: {
            ...opened,
            plan: { ...plan, goals: [], skills: plan.skills.slice(0, 1), daily_minutes: 5 },
            kept: { ...opened.kept, name: null, age: null, gender: '' },
          },
        }),
      },
      'plan-link-opening': { ...waiting, title: 'The link is opened', ...linked('no answer yet') },
      'plan-link-gone': {
        title: 'The link has expired',
        ...linked(refused(404, 'no such link')),
        isAlone: true,
      },
      'plan-link-unreachable': { title: 'The link did not open', ...linked('no connection') },
      'plan-link-sent': {
        title: 'A new link is on its way',
        answers: { [calls.requestPlanLink]: { json: {} } },
        act: inTurn(fill('Email', profile.email), press('Send me a link')),
      },
    },
  ),
  ...storiesOf('Train', {
    'plan-chosen-anew': {
      title: 'Goals, skills and minutes chosen anew',
      shows: chooser({ goals: offered('goals'), skills: offered('skills') }, 'no'),
    },
    'plan-not-saved': {
      title: 'Other minutes, when the account could not be reached',
      shows: chooser(null, 'failed'),
    },
  }),
];

import { calls } from '#contract/calls.ts';
import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import type { PagePath } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import { optionIds } from '#quiz/engine/progress.ts';
import { noneOfThese, type Quiz } from '#quiz/quiz.ts';
import { stepMs } from '#web/funnel/plan/plan-steps.ts';
import { useNewAccount } from '#web/session/new-account.ts';
import { passed, passedChoosing, unansweredAt } from './quiz-visits.ts';
import type { Story } from './story.ts';
import { signedIn } from './subscription-states.ts';
import { visits } from './visitors.ts';

type Situation = Omit<Story, 'part' | 'shows'> & { path: PagePath };

/** A quiz's start page, where it has one. */
export function startPageStories(quiz: Quiz, part: string): Story[] {
  const { start, screens } = quizPages[quiz.name];
  if (start === screens) return [];
  const shared = { id: `${quiz.name}-start`, title: 'Start page', path: start };
  return [
    storyOf(part, shared),
    storyOf(part, {
      ...shared,
      id: `${shared.id}-returning`,
      title: 'Start page, quiz begun before',
      arrange: () => visits(quiz, unansweredAt(quiz, 7)),
    }),
  ];
}

/** The pages after a quiz's last screen in the visitor's order, each in every state. */
export function pageStories(quiz: Quiz, part: string): Story[] {
  const { afterEmail, plan, offers } = nextQuizPages(quiz.name);
  const situations = [
    ...emailPage(quiz),
    ...(afterEmail === plan ? [] : makingPage(quiz)),
    ...(plan === offers ? [] : planPages(quiz)),
    ...offersPage(quiz),
  ];
  return situations.map((situation) => storyOf(part, situation));
}

function storyOf(part: string, { path, ...situation }: Situation): Story {
  return { ...situation, part, shows: path };
}

const arrange = (quiz: Quiz) => () => visits(quiz, passed(quiz));

function emailPage(quiz: Quiz): Situation[] {
  const shared = { path: quizPages[quiz.name].email, arrange: arrange(quiz) };
  const id = `${quiz.name}-email`;
  return [
    { ...shared, id, title: 'Keep the plan' },
    {
      ...shared,
      id: `${id}-known`,
      title: 'Keep the plan, with what is known from before',
      arrange() {
        shared.arrange();
        useNewAccount.setState({ email: 'robin@example.com', name: 'Robin' });
      },
    },
    {
      ...shared,
      id: `${id}-mistyped`,
      title: 'Keep the plan, address mistyped',
      async act({ type, press }) {
        await type('Email', 'robin@');
        await press('Save and continue');
      },
    },
    {
      ...shared,
      id: `${id}-has-account`,
      title: 'Keep the plan, address has an account',
      answers: { [calls.signUp]: { status: 409, json: { error: 'usecase.Signup: user already exists' } } },
      async act({ type, press }) {
        await type('First name', 'Robin');
        await type('Email', 'robin@example.com');
        await press('Save and continue');
      },
    },
    {
      ...shared,
      id: `${id}-signed-in`,
      title: 'Keep the plan, signed in',
      arrange() {
        shared.arrange();
        signedIn();
      },
    },
  ];
}

function makingPage(quiz: Quiz): Situation[] {
  const shared = { path: nextQuizPages(quiz.name).afterEmail, arrange: arrange(quiz) };
  const id = `${quiz.name}-making-plan`;
  return [
    { ...shared, id, title: 'Plan is put together, beginning' },
    {
      ...shared,
      id: `${id}-half-way`,
      title: 'Plan is put together, half way',
      act: ({ wait }) => wait(2.5 * stepMs),
    },
    { ...shared, id: `${id}-last`, title: 'Plan is put together, all done', act: ({ wait }) => wait(4 * stepMs) },
    {
      ...shared,
      id: `${id}-again`,
      title: 'Plan was put together before',
      async act({ press, comeBack }) {
        await press('Skip ahead');
        await comeBack();
      },
      isAlone: true,
    },
  ];
}

function planPages(quiz: Quiz): Situation[] {
  const id = `${quiz.name}-plan`;
  const path = nextQuizPages(quiz.name).plan;
  const idsOf = (purpose: 'goals' | 'skills') =>
    quiz.screens
      .flatMap((screen) => (screen.purpose === purpose ? optionIds(screen) : []))
      .filter((each) => each !== noneOfThese);
  const choosing = (goals: string[], skills: string[], minutes: string) => () =>
    visits(quiz, passedChoosing(quiz, { goals, skills, 'daily-time': [minutes] }));
  return [
    { id, title: 'Plan', path, arrange: arrange(quiz) },
    {
      id: `${id}-everything`,
      title: 'Plan, all goals and skills chosen',
      path,
      arrange: choosing(idsOf('goals'), idsOf('skills'), 'minutes-20'),
    },
    {
      id: `${id}-no-goal`,
      title: 'Plan, no goal and one skill chosen',
      path,
      arrange: choosing([noneOfThese], idsOf('skills').slice(-1), 'minutes-5'),
    },
  ];
}

function offersPage(quiz: Quiz): Situation[] {
  const shared = { path: nextQuizPages(quiz.name).offers, arrange: arrange(quiz) };
  const id = `${quiz.name}-offers`;
  return [
    { ...shared, id, title: 'Offers' },
    { ...shared, id: `${id}-chosen`, title: 'Offers, one chosen', act: ({ press }) => press('12 weeks') },
    { ...shared, id: `${id}-not-yet`, title: 'Offers, none chosen', act: ({ press }) => press('Choose a length') },
    {
      ...shared,
      id: `${id}-not-loaded`,
      title: 'Offers did not load',
      answers: { [calls.listOffers]: 'no connection' },
      isAlone: true,
    },
  ];
}

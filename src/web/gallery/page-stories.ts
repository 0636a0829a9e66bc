import { calls } from '#contract/calls.ts';
import { laterQuizPages } from '#contract/later-quiz-pages.ts';
import type { PagePath } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { stepMs } from '#web/funnel/plan/plan-steps.ts';
import { useNewAccount } from '#web/session/new-account.ts';
import { passed, unansweredAt } from './quiz-visits.ts';
import type { Story } from './story.ts';
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
  const { afterEmail, plan, offers } = laterQuizPages(quiz.name);
  const situations = [
    ...emailPage(quiz),
    ...(afterEmail === plan ? [] : makingPage(quiz)),
    ...(plan === offers ? [] : [planPage(quiz)]),
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
    { ...shared, id, title: 'Keep the result' },
    {
      ...shared,
      id: `${id}-known`,
      title: 'Keep the result, with what is known from before',
      arrange() {
        shared.arrange();
        useNewAccount.setState({ email: 'robin@example.com', name: 'Robin' });
      },
    },
    {
      ...shared,
      id: `${id}-mistyped`,
      title: 'Keep the result, address mistyped',
      async act({ type, press }) {
        await type('E-mail', 'robin@');
        await press('Save and continue');
      },
    },
    {
      ...shared,
      id: `${id}-has-account`,
      title: 'Keep the result, address has an account',
      answers: { [calls.signUp]: { status: 409, json: { error: 'usecase.Signup: user already exists' } } },
      async act({ type, press }) {
        await type('First name', 'Robin');
        await type('E-mail', 'robin@example.com');
        await press('Save and continue');
      },
    },
  ];
}

function makingPage(quiz: Quiz): Situation[] {
  const shared = { path: laterQuizPages(quiz.name).afterEmail, arrange: arrange(quiz) };
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

function planPage(quiz: Quiz): Situation {
  return { id: `${quiz.name}-plan`, title: 'Plan', path: laterQuizPages(quiz.name).plan, arrange: arrange(quiz) };
}

function offersPage(quiz: Quiz): Situation[] {
  const shared = { path: laterQuizPages(quiz.name).offers, arrange: arrange(quiz) };
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

import { calls } from '#contract/calls.ts';
import { checkoutCalls } from '#contract/checkout-calls.ts';
import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import { optionIds } from '#quiz/engine/progress.ts';
import { noneOfThese, type Quiz } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { signedIn } from '#web/gallery/business.ts';
import { introOffers, polishOffers, reducedOffers, refused, smallOffer } from '#web/gallery/call-answers.ts';
import { passed, passedChoosing } from '#web/gallery/quiz-visits.ts';
import { fill, inTurn, press, type Story, storiesOf, wait } from '#web/gallery/story.ts';
import { visits } from '#web/gallery/visitors.ts';
import { useNewAccount } from '#web/session/new-account.ts';
import { stepMs } from './plan/plan-steps.ts';

const at = (quiz: Quiz, shows: Story['shows']) => ({
  part: quiz.title,
  shows,
  arrange: () => visits(quiz, passed(quiz)),
});

function emailPage(quiz: Quiz): Story[] {
  const shared = at(quiz, quizPages[quiz.name].email);
  const id = `${quiz.name}-email`;
  return storiesOf(shared, {
    [id]: { title: 'Keep the plan' },
    [`${id}-known`]: {
      title: 'Keep the plan, with what is known from before',
      arrange() {
        shared.arrange();
        useNewAccount.setState({ email: 'robin@example.com', name: 'Robin' });
      },
    },
    [`${id}-mistyped`]: {
      title: 'Keep the plan, address mistyped',
      act: inTurn(fill('Email', 'robin@'), press('Save and continue')),
    },
    [`${id}-has-account`]: {
      title: 'Keep the plan, address has an account',
      answers: { [calls.signUp]: refused(409, 'usecase.Signup: user already exists') },
      act: inTurn(fill('First name', 'Robin'), fill('Email', 'robin@example.com'), press('Save and continue')),
    },
    [`${id}-signed-in`]: {
      title: 'Keep the plan, signed in',
      arrange() {
        shared.arrange();
        signedIn();
      },
    },
  });
}

function makingPage(quiz: Quiz): Story[] {
  const id = `${quiz.name}-making-plan`;
  return storiesOf(at(quiz, nextQuizPages(quiz.name).afterEmail), {
    [id]: { title: 'Plan is put together, beginning' },
    [`${id}-half-way`]: { title: 'Plan is put together, half way', act: wait(2.5 * stepMs) },
    [`${id}-last`]: { title: 'Plan is put together, all done', act: wait(4 * stepMs) },
    [`${id}-again`]: {
      title: 'Plan was put together before',
      async act({ press, comeBack }) {
        await press('Skip ahead');
        await comeBack();
      },
      isAlone: true,
    },
  });
}

function planPages(quiz: Quiz): Story[] {
  const id = `${quiz.name}-plan`;
  const idsOf = (purpose: 'goals' | 'skills') =>
    quiz.screens
      .flatMap((screen) => (screen.purpose === purpose ? optionIds(screen) : []))
      .filter((each) => each !== noneOfThese);
  const choosing = (goals: string[], skills: string[], minutes: string) => () =>
    visits(quiz, passedChoosing(quiz, { goals, skills, 'daily-time': [minutes] }));
  return storiesOf(at(quiz, nextQuizPages(quiz.name).plan), {
    [id]: { title: 'Plan' },
    [`${id}-everything`]: {
      title: 'Plan, all goals and skills chosen',
      arrange: choosing(idsOf('goals'), idsOf('skills'), 'minutes-20'),
    },
    [`${id}-no-goal`]: {
      title: 'Plan, no goal and one skill chosen',
      arrange: choosing([noneOfThese], idsOf('skills').slice(-1), 'minutes-5'),
    },
  });
}

function offersPage(quiz: Quiz): Story[] {
  const id = `${quiz.name}-offers`;
  return storiesOf(at(quiz, nextQuizPages(quiz.name).offers), {
    [id]: { title: 'Offers' },
    [`${id}-chosen`]: { title: 'Offers, one chosen', act: press('12 weeks') },
    [`${id}-came-back`]: {
      title: 'Offers, back from a checkout',
      arrange() {
        visits(quiz, passed(quiz));
        sessionStorage.setItem('everkite.chosen-offer', '2');
      },
      answers: { [checkoutCalls.readSlot]: { json: { offer: smallOffer, version: '1' } } },
      act: wait(300),
      isAlone: true,
    },
    [`${id}-not-yet`]: { title: 'Offers, none chosen', act: press('Choose a length') },
    [`${id}-reduced`]: {
      title: 'Offers, prices that end',
      answers: { [calls.listOffers]: { json: reducedOffers } },
      isAlone: true,
    },
    [`${id}-first-price`]: {
      title: 'Offers, a lower first price',
      answers: { [calls.listOffers]: { json: introOffers } },
      act: press('4 weeks'),
      isAlone: true,
    },
    [`${id}-country`]: {
      title: 'Offers, prices by country',
      answers: { [calls.listOffers]: { json: polishOffers } },
      act: inTurn(press('12 weeks'), wait(300)),
      isAlone: true,
    },
    [`${id}-not-loaded`]: {
      title: 'Offers did not load',
      answers: { [calls.listOffers]: 'no connection' },
      isAlone: true,
    },
  });
}

/** The pages after a quiz's last screen in the visitor's order, each in every state. */
function afterQuiz(quiz: Quiz): Story[] {
  const { afterEmail, plan, offers } = nextQuizPages(quiz.name);
  return [
    ...emailPage(quiz),
    ...(afterEmail === plan ? [] : makingPage(quiz)),
    ...(plan === offers ? [] : planPages(quiz)),
    ...offersPage(quiz),
  ];
}

export const place = 101;
export const stories = Object.values(quizzes).flatMap(afterQuiz);

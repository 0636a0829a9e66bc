import { expect, it } from 'vitest';
import { storedQuizState } from '#quiz/engine/portable-quiz-state.ts';
import { loadQuiz } from '#quiz/load-quiz.ts';
import { createTestTabs, type Tab } from '#testing/web/tabs.ts';
import { openingOf } from '#web/funnel/progress/openings.ts';
import type { FullQuiz } from '#web/funnel/progress/quiz-store.ts';
import { restoreVisit } from '#web/funnel/progress/restore-visit.ts';

const opening = openingOf('adhd');
const adhd = await loadQuiz('adhd');
const full: FullQuiz = { quiz: adhd, restoreVisit, withIds: storedQuizState };

const { browser, openTab, stored } = createTestTabs();

const begin = async ({ quizStore }: Tab) => {
  await quizStore('adhd').getState().begin();
  return quizStore('adhd').getState;
};
/** Answers each screen with its first option until `target` is the current one. */
function answerUpTo(store: ReturnType<Tab['quizStore']>['getState'], target: number, option = 0) {
  store().giveHealthConsent();
  while (store().quiz.currentScreen < target) {
    const screen = store().content.screens[store().quiz.currentScreen - 1]!;
    if (screen.type === 'input-age') store().enterText('34');
    else if (screen.options) store().choose(screen.options[option]!.id);
    store().next();
  }
}
const answersOf = (state: { quiz: { screens: Record<number, { answers: readonly string[] }> } }) =>
  Object.values(state.quiz.screens).filter(({ answers }) => answers.length > 0).length;

it('a quiz in two tabs loses no answer of the one that is ahead, and each stays on its screen', async () => {
  const [ahead, behind] = [await begin(await openTab()), await begin(await openTab())];
  answerUpTo(ahead, 12);
  const given = answersOf(ahead());
  expect(given).toBeGreaterThan(5);
  browser.deliver();
  expect(behind().quiz.currentScreen).toBe(1);
  expect(answersOf(behind())).toBe(given);
  behind().choose('man');
  behind().next();
  expect([behind().quiz.currentScreen, ahead().quiz.currentScreen]).toEqual([2, 12]);
  expect(answersOf(stored('everkite.quiz-one'))).toBe(given);
  expect(stored('everkite.quiz-one').quiz.screens[1].answers).toEqual(['man']);
  browser.deliver();
  expect(ahead().quiz.screens[1]!.answers).toEqual(['man']);
  expect(ahead().quiz.currentScreen).toBe(12);
});

it('a quiz loses no answer when a tab answers before it has heard of the other', async () => {
  const [ahead, behind] = [await begin(await openTab()), await begin(await openTab())];
  answerUpTo(ahead, 12);
  const given = answersOf(ahead());
  behind().choose('man');
  expect(behind().quiz.screens[1]!.answers).toEqual(['man']);
  expect(answersOf(stored('everkite.quiz-one'))).toBe(given);
});

it('a quiz loses no answer when its first screen is answered while the rest is loading', async () => {
  const late = await openTab();
  let arrive = () => {};
  const load = () => new Promise<FullQuiz>((resolve) => (arrive = () => resolve(full)));
  const first = late.createQuizStore({ opening, load }, 'everkite.quiz-one').getState;
  const begun = first().begin();
  const ahead = await begin(await openTab());
  answerUpTo(ahead, 12);
  const given = answersOf(ahead());
  first().giveHealthConsent();
  first().choose('man');
  arrive();
  await begun;
  expect(answersOf(first())).toBe(given);
  expect(answersOf(stored('everkite.quiz-one'))).toBe(given);
});

it('answers are erased in both tabs when the consent is withdrawn in one', async () => {
  const [one, other] = [await begin(await openTab()), await begin(await openTab())];
  answerUpTo(one, 12);
  browser.deliver();
  other().erase();
  one().choose('man');
  one().next();
  expect(one()).toMatchObject({ healthConsentAt: 0, quiz: { currentScreen: 1 } });
  expect(answersOf(stored('everkite.quiz-one'))).toBe(0);
});

it('a first screen erases answers too, though another tab has answered meanwhile', async () => {
  const late = await openTab();
  const load = () => new Promise<FullQuiz>(() => {});
  const first = late.createQuizStore({ opening, load }, 'everkite.quiz-one').getState;
  void first().begin();
  const ahead = await begin(await openTab());
  answerUpTo(ahead, 12);
  expect(answersOf(stored('everkite.quiz-one'))).toBeGreaterThan(5);
  first().erase();
  expect(stored('everkite.quiz-one').healthConsentAt).toBe(0);
  expect(answersOf(stored('everkite.quiz-one'))).toBe(0);
});

it('a tab is not moved on because the other has passed, nor back because it goes back', async () => {
  const [done, other] = [await begin(await openTab()), await begin(await openTab())];
  answerUpTo(done, done().content.screens.length);
  done().next();
  expect(done().quiz.passed).toBe(true);
  browser.deliver();
  other().next();
  expect(other().quiz).toMatchObject({ currentScreen: 2, passed: false });
  browser.deliver();
  expect(done().quiz.passed).toBe(true);
});

it('two tabs come to rest: neither answers a storage event by writing', async () => {
  const [one, other] = [await begin(await openTab()), await begin(await openTab())];
  answerUpTo(one, 3);
  browser.deliver();
  const before = browser.site.get('everkite.quiz-one');
  browser.deliver();
  expect(browser.site.get('everkite.quiz-one')).toBe(before);
  expect(answersOf(other())).toBe(answersOf(one()));
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { quizOne } from '../../quiz/content/quiz-one';
import { canContinue, startQuiz } from '../../quiz/engine';
import type { QuizState } from '../../quiz/quiz';
import { createQuizStore } from './quiz-store';

const key = 'everkite.quiz-one';

/** The browser's storage, as the store finds it. */
function withStorage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  };
  vi.stubGlobal('window', { localStorage });
  return { read: () => JSON.parse(stored.get(key) ?? 'null') };
}

function start(now = () => 1000) {
  const useQuiz = createQuizStore(quizOne, key, now);
  return { useQuiz, store: useQuiz.getState };
}

/** Answers from the first screen on until `target` is the current one. */
function answerUpTo(store: ReturnType<typeof start>['store'], target: number) {
  store().giveHealthConsent();
  while (store().quiz.currentScreen < target) {
    const screen = quizOne.screens[store().quiz.currentScreen - 1]!;
    if (screen.type === 'input-age') store().enterAge('34');
    else if (screen.options) store().choose(screen.options[0]!.id);
    store().next();
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('the quiz on this device', () => {
  it('cannot be answered before the consent to questions about health', () => {
    withStorage();
    const { store } = start();
    store().choose('woman');
    expect(canContinue(quizOne, store().quiz)).toBe(false);
    store().giveHealthConsent();
    store().choose('woman');
    expect(canContinue(quizOne, store().quiz)).toBe(true);
  });

  it('opens and closes screens at the time of the step', () => {
    withStorage();
    let now = 1000;
    const { store } = start(() => now);
    store().open();
    store().giveHealthConsent();
    store().choose('woman');
    now = 4000;
    store().next();
    expect(store().quiz.screens[1]).toMatchObject({ openedAt: 1000, closedAt: 4000, answers: ['woman'] });
    expect(store().quiz.screens[2]).toMatchObject({ openedAt: 4000, closedAt: 0 });
  });

  it('is resumed where it was left', () => {
    const storage = withStorage();
    answerUpTo(start().store, 12);
    expect(storage.read().state.quiz.currentScreen).toBe(12);
    const { store } = start();
    expect(store().quiz.currentScreen).toBe(12);
    expect(store().quiz.screens[1]?.answers).toEqual(['woman']);
    expect(store().healthConsentAt).toBe(1000);
  });

  it('shows the first screen to a browser that hydrates, whatever is stored', () => {
    withStorage();
    answerUpTo(start().store, 12);
    const { useQuiz } = start();
    expect(useQuiz.getInitialState().quiz).toEqual(startQuiz(quizOne, 0));
    expect(useQuiz.getInitialState().healthConsentAt).toBe(0);
  });

  it('begins anew when storage gives back anything else than what was stored', () => {
    const broken = ['{', 'null', '{"state":null,"version":1}', '{"state":{"quiz":{},"healthConsentAt":5},"version":1}'];
    for (const text of broken) {
      withStorage({ [key]: text });
      expect(start().store().quiz.currentScreen).toBe(1);
    }
  });

  it('keeps no answers whose consent is missing', () => {
    const quiz: QuizState = { ...startQuiz(quizOne, 1), currentScreen: 2 };
    withStorage({ [key]: JSON.stringify({ state: { quiz, healthConsentAt: 0 }, version: 1 }) });
    expect(start().store().quiz.currentScreen).toBe(1);
  });

  it('goes to any screen that the answers reach, and loses none', () => {
    withStorage();
    const { store } = start();
    answerUpTo(store, 8);
    store().moveTo(3);
    expect(store().quiz.currentScreen).toBe(3);
    store().moveTo(8);
    expect(store().quiz.currentScreen).toBe(8);
    store().moveTo(20);
    expect(store().quiz.currentScreen).toBe(8);
    expect(store().quiz.screens[7]?.answers).toHaveLength(1);
  });

  it('is erased with the consent', () => {
    const storage = withStorage();
    const { store } = start();
    answerUpTo(store, 8);
    store().erase();
    expect(store()).toMatchObject({ healthConsentAt: 0, quiz: { currentScreen: 1, passed: false } });
    expect(JSON.stringify(storage.read())).not.toContain('woman');
  });
});

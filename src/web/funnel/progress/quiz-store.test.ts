import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedQuizState } from '#quiz/engine/portable-quiz-state.ts';
import { canContinue, startQuiz } from '#quiz/engine/progress.ts';
import type { QuizState } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { openingOf } from './openings.ts';
import { createQuizStore, type FullQuiz } from './quiz-store.ts';
import { restoreVisit } from './restore-visit.ts';

const { adhd } = quizzes;
const opening = openingOf('adhd');
const full: FullQuiz = { quiz: adhd, restoreVisit, withIds: storedQuizState };

const key = 'everkite.quiz-one';

/** Replaces the browser's storage. */
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

const source = { opening, load: async () => full };

async function start(now = () => 1000) {
  const useQuiz = createQuizStore(source, key, now);
  await useQuiz.getState().begin();
  return { useQuiz, store: useQuiz.getState };
}

/** Answers all screens before `target`. */
function answerUpTo(store: Awaited<ReturnType<typeof start>>['store'], target: number) {
  store().giveHealthConsent();
  while (store().quiz.currentScreen < target) {
    const screen = adhd.screens[store().quiz.currentScreen - 1]!;
    if (screen.type === 'input-age') store().enterText('34');
    else if (screen.options) store().choose(screen.options[0]!.id);
    store().next();
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('the quiz on this device', () => {
  it('a quiz cannot be answered before the health consent', async () => {
    withStorage();
    const { store } = await start();
    store().choose('woman');
    expect(canContinue(adhd, store().quiz)).toBe(false);
    store().giveHealthConsent();
    store().choose('woman');
    expect(canContinue(adhd, store().quiz)).toBe(true);
  });

  it('a quiz opens and closes screens at the time of the step', async () => {
    withStorage();
    let now = 1000;
    const { store } = await start(() => now);
    store().giveHealthConsent();
    store().choose('woman');
    now = 4000;
    store().next();
    expect(store().quiz.screens[1]).toMatchObject({ openedAt: 1000, closedAt: 4000, answers: ['woman'] });
    expect(store().quiz.screens[2]).toMatchObject({ openedAt: 4000, closedAt: 0 });
  });

  it('a quiz is resumed where it was left', async () => {
    const storage = withStorage();
    answerUpTo((await start()).store, 12);
    expect(storage.read().state.quiz.currentScreen).toBe(12);
    const { store } = await start();
    expect(store().quiz.currentScreen).toBe(12);
    expect(store().quiz.screens[1]?.answers).toEqual(['woman']);
    expect(store().healthConsentAt).toBe(1000);
  });

  it('a quiz looks like a first visit until the stored state is restored', async () => {
    const storage = withStorage();
    answerUpTo((await start()).store, 12);
    const useQuiz = createQuizStore(source, key);
    expect(useQuiz.getState()).toMatchObject({ isReady: false, healthConsentAt: 0, quiz: startQuiz(adhd, 0) });
    const hasWords: boolean[] = [];
    useQuiz.subscribe(({ content, quiz }) => hasWords.push(content.screens.length >= quiz.currentScreen));
    const begun = useQuiz.getState().begin();
    useQuiz.getState().giveHealthConsent();
    useQuiz.getState().choose('man');
    expect(storage.read().state.quiz.currentScreen).toBe(12);
    await begun;
    expect(useQuiz.getState()).toMatchObject({ isReady: true, quiz: { currentScreen: 12 } });
    expect(useQuiz.getState().quiz.screens[1]?.answers).toEqual(['woman']);
    expect(hasWords).not.toContain(false);
  });

  it('a first visitor can answer before the full quiz has loaded, and then moves on', async () => {
    withStorage();
    let arrive = (_whole: FullQuiz) => {};
    const load = () => new Promise<FullQuiz>((resolve) => (arrive = resolve));
    const store = createQuizStore({ ...source, load }, key).getState;
    const begun = store().begin();
    store().giveHealthConsent();
    store().choose('woman');
    store().next();
    expect(store().quiz).toMatchObject({ currentScreen: 1, passed: false });
    arrive(full);
    await begun;
    await store().begin();
    expect(store().quiz).toMatchObject({ currentScreen: 2, passed: false });
  });

  it('a quiz restarts when storage has anything else than a stored visit', async () => {
    const broken = ['{', 'null', '{"state":null,"version":1}', '{"state":{"quiz":{},"healthConsentAt":5},"version":1}'];
    for (const text of broken) {
      withStorage({ [key]: text });
      expect((await start()).store().quiz.currentScreen).toBe(1);
    }
  });

  it('answers without health consent are not kept', async () => {
    const quiz: QuizState = { ...startQuiz(adhd, 1), currentScreen: 2 };
    withStorage({ [key]: JSON.stringify({ state: { quiz, healthConsentAt: 0 }, version: 1 }) });
    expect((await start()).store().quiz.currentScreen).toBe(1);
  });

  it('a quiz goes to any screen that the answers reach, and loses none', async () => {
    withStorage();
    const { store } = await start();
    answerUpTo(store, 8);
    store().moveTo(3);
    expect(store().quiz.currentScreen).toBe(3);
    store().moveTo(8);
    expect(store().quiz.currentScreen).toBe(8);
    store().moveTo(20);
    expect(store().quiz.currentScreen).toBe(8);
    expect(store().quiz.screens[7]?.answers).toHaveLength(1);
  });

  it('a quiz is erased when the consent is withdrawn', async () => {
    const storage = withStorage();
    const { store } = await start();
    answerUpTo(store, 8);
    store().erase();
    expect(store()).toMatchObject({ healthConsentAt: 0, quiz: { currentScreen: 1, passed: false } });
    expect(JSON.stringify(storage.read())).not.toContain('woman');
  });

  it('a quiz is erased with its own sealed answers and no other quiz’s', async () => {
    const expiresAt = Date.now() + 3_600_000;
    const copies = [
      { token: 'mine', quiz: 'quiz-one', expiresAt },
      { token: 'other', quiz: 'quiz-two', expiresAt },
    ];
    withStorage({ 'everkite.resume': JSON.stringify({ state: { copies } }) });
    const erased = new Promise((resolve) => {
      vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
        resolve([path, JSON.parse(String(body))]);
        return new Response(null, { status: 204 });
      });
    });
    const { store } = await start();
    // The module may have been loaded by an earlier test with another storage.
    vi.resetModules();
    store().erase();
    expect(await erased).toEqual(['/api/resume-links/erase', { token: 'mine' }]);
  });

  it('a quiz stays erased when another tab’s own storage still has answers', async () => {
    const tab = new Map<string, string>();
    const sessionStorage = {
      getItem: (name: string) => tab.get(name) ?? null,
      setItem: (name: string, value: string) => tab.set(name, value),
      removeItem: (name: string) => tab.delete(name),
    };
    withStorage();
    vi.stubGlobal('window', { ...window, sessionStorage });
    answerUpTo((await start()).store, 8);
    const other = new Map(tab);
    (await start()).store().erase();
    for (const [name, text] of other) tab.set(name, text);
    expect((await start()).store()).toMatchObject({ healthConsentAt: 0, quiz: { currentScreen: 1 } });
  });
});

import { create, type StoreApi } from 'zustand';
import {
  canContinue,
  chooseAll,
  chooseOption,
  enterText,
  goBack,
  goNext,
  openScreen,
  startQuiz,
} from '#quiz/engine/progress.ts';
import type { Quiz, QuizOutline, QuizState } from '#quiz/quiz.ts';
import { catchUps, type Place, placeFor } from '#web/platform/persisted.ts';

/** § 3: one visitor's way through one quiz, kept on this device only. */
export interface QuizStore {
  /** The quiz as far as it has come: its first screen at least. */
  content: Quiz | QuizOutline;
  /** Stored state has come in, or there was none: from now on the state counts. */
  isReady: boolean;
  quiz: QuizState;
  /** When the visitor agreed to be asked about health, epoch ms; 0 when not. Nothing can be answered before. */
  healthConsentAt: number;
  /** Fetches the rest of the quiz and takes up what was stored. Call it as often as you like. */
  begin(): Promise<void>;
  giveHealthConsent(): void;
  choose(optionId: string): void;
  chooseAll(): void;
  enterText(text: string): void;
  next(): void;
  /** Goes to a screen as far as the answers carry; none is lost. */
  moveTo(screenNumber: number): void;
  /** Takes the consent back: all answers are gone, here and in copies for other devices, and the quiz begins anew. */
  erase(): void;
}

export interface FullQuiz {
  quiz: Quiz;
  /** What storage gave back, if it is a visit to this quiz; at the screen that `shown` shows, where there is one. */
  restoreVisit: (quiz: Quiz, stored: unknown, shown?: QuizState) => Visit | null;
}

export interface QuizSource {
  /** Comes with the page, so that the first screen is there at once. */
  opening: QuizOutline;
  /** Never rejects. */
  load: () => Promise<FullQuiz>;
}

/** What is kept. */
export type Visit = Pick<QuizStore, 'quiz' | 'healthConsentAt'>;

/**
 * A store for one quiz. It starts as a first visit looks, so that prerendered HTML and hydration agree; `begin` then
 * takes up what was stored. A first visitor can answer the first screen before the rest of the quiz has come.
 * @param key name in the browser's storage
 * @param now epoch ms
 */
export function createQuizStore({ opening, load }: QuizSource, key: string, now: () => number = Date.now) {
  const initial: Visit = { quiz: startQuiz(opening, 0), healthConsentAt: 0 };
  const place = placeFor<Visit>(key);
  let full: FullQuiz | null = null;
  let loading: Promise<void> | null = null;
  let isHearing = false;

  const useQuiz = create<QuizStore>()((set, get) => ({
    ...initial,
    content: opening,
    isReady: false,
    begin,
    ...stepsOf(set, get, place, now, catchUp),
  }));
  useQuiz.subscribe(({ isReady, quiz, healthConsentAt }) => {
    // Without the rest of the quiz what another tab has written cannot be taken up yet, and must not be lost.
    const isHeld = isHearing || (full === null && place.hasUnreadChange());
    if (isReady && !isHeld) place.write({ quiz, healthConsentAt });
  });
  catchUps.push(catchUp);
  return useQuiz;

  /** Takes up what other tabs have answered or erased since; this one stays at the screen that it shows. */
  function catchUp() {
    const { isReady, quiz } = useQuiz.getState();
    if (!isReady || full === null || !place.hasUnreadChange()) return;
    isHearing = true;
    useQuiz.setState(full.restoreVisit(full.quiz, place.read(), quiz) ?? initial);
    isHearing = false;
  }

  function begin(): Promise<void> {
    loading ??= takeUp();
    return loading;
  }

  async function takeUp(): Promise<void> {
    const isReturning = place.read() !== null;
    if (!isReturning) becomeReady();
    full = await load();
    // Together, because the opening has no screen to show for a later place.
    const stored =
      isReturning || place.hasUnreadChange() ? (full.restoreVisit(full.quiz, place.read()) ?? initial) : {};
    useQuiz.setState({ content: full.quiz, ...stored });
    becomeReady();
  }

  /** The visitor sees the current screen from now on. */
  function becomeReady() {
    const { isReady, content, quiz } = useQuiz.getState();
    if (!isReady) useQuiz.setState({ isReady: true, quiz: openScreen(content, quiz, now()) });
  }
}

export type UseQuiz = ReturnType<typeof createQuizStore>;

type Store = StoreApi<QuizStore>;
type Steps = Omit<QuizStore, keyof Visit | 'content' | 'isReady' | 'begin'>;

/**
 * What the visitor does to the quiz.
 * @param catchUp takes up what other tabs have done
 */
function stepsOf(
  set: Store['setState'],
  get: Store['getState'],
  place: Place<Visit>,
  now: () => number,
  catchUp: () => void,
): Steps {
  const change = (to: (content: QuizOutline, state: QuizState, at: number) => QuizState) => {
    catchUp();
    const { isReady, content, quiz: before } = get();
    if (!isReady) return;
    const at = now();
    const after = to(content, before, at);
    set({ quiz: after.currentScreen === before.currentScreen ? after : openScreen(content, after, at) });
  };
  const answer = (to: (content: QuizOutline, state: QuizState) => QuizState) =>
    change((content, state) => (get().healthConsentAt > 0 ? to(content, state) : state));
  return {
    giveHealthConsent() {
      catchUp();
      if (get().isReady) set({ healthConsentAt: now() });
    },
    choose: (optionId) => answer((content, state) => chooseOption(content, state, optionId)),
    chooseAll: () => answer(chooseAll),
    enterText: (text) => answer((content, state) => enterText(content, state, text)),
    next() {
      // The opening ends after its only screen; the quiz does not.
      if ('results' in get().content) change(goNext);
      else void get().begin().then(get().next);
    },
    moveTo: (target) => change((content, state, at) => reach(content, state, target, at)),
    erase() {
      // What another tab has written meanwhile is not to be taken up, it goes too.
      place.read();
      const { content } = get();
      set({ quiz: startQuiz(content, now()), healthConsentAt: 0 });
      // Where there are copies, this code is there already (see `finishErasing`); else there is nothing to do.
      import('./sealed-answers.ts').then(
        (sealed) => sealed.eraseSealed(({ quiz }) => quiz === content.key),
        () => {},
      );
    },
  };
}

function reach(quiz: QuizOutline, from: QuizState, target: number, at: number): QuizState {
  let state = from;
  while (state.currentScreen > Math.max(1, target)) state = goBack(quiz, state, at);
  while (state.currentScreen < Math.min(target, quiz.screens.length) && canContinue(quiz, state)) {
    state = goNext(quiz, state, at);
  }
  return state;
}

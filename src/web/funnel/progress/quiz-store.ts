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
import { catchUpCallbacks, type Place, placeFor } from '#web/platform/persisted.ts';

/** § 3: one visitor's progress through one quiz, kept on this device only. */
export interface QuizStore {
  /** The first screen only, until the full quiz has loaded. */
  content: Quiz | QuizOutline;
  /** Stored state has been restored or there was none; before that, actions change nothing. */
  isReady: boolean;
  quiz: QuizState;
  /** Time of the health consent, epoch ms; 0 without it. No question can be answered before. */
  healthConsentAt: number;
  /** Loads the full quiz and restores the stored state. Further calls do nothing. */
  begin(): Promise<void>;
  giveHealthConsent(): void;
  choose(optionId: string): void;
  chooseAll(): void;
  enterText(text: string): void;
  next(): void;
  /** Goes to a screen, or to the first unanswered one before it. Keeps all answers. */
  moveTo(screenNumber: number): void;
  /** Withdraws the health consent: erases all answers, here and sealed at the server, and restarts the quiz. */
  erase(): void;
}

export interface FullQuiz {
  quiz: Quiz;
  /** The stored visit, at the screen of `shown` if given; null if the data is not a visit to this quiz. */
  restoreVisit: (quiz: Quiz, stored: unknown, shown?: QuizState) => Visit | null;
  /** Adds the screens' ids; before this is loaded only the first screen is stored, which never moves. */
  withIds: (quiz: QuizOutline, state: QuizState) => QuizState;
}

export interface QuizSource {
  /** Loaded with the page, so that the first screen is shown at once. */
  opening: QuizOutline;
  /** Never rejects. */
  load: () => Promise<FullQuiz>;
}

/** The part that is stored. */
export type Visit = Pick<QuizStore, 'quiz' | 'healthConsentAt'>;

/**
 * A store for one quiz. It starts in the state of a first visit, so that prerendered HTML and hydration agree; `begin`
 * then restores the stored state. A first visitor can answer the first screen before the full quiz has loaded.
 * @param key name in the browser's storage
 * @param now epoch ms
 */
export function createQuizStore({ opening, load }: QuizSource, key: string, now: () => number = Date.now) {
  const initial: Visit = { quiz: startQuiz(opening, 0), healthConsentAt: 0 };
  const place = placeFor<Visit>(key);
  let full: FullQuiz | null = null;
  let loading: Promise<void> | null = null;
  let isCatchingUp = false;

  const useQuiz = create<QuizStore>()((set, get) => ({
    ...initial,
    content: opening,
    isReady: false,
    begin,
    ...stepsOf(set, get, place, now, catchUp),
  }));
  useQuiz.subscribe(({ content, isReady, quiz, healthConsentAt }) => {
    // Another tab's write cannot be restored before the full quiz has loaded, so it must not be overwritten.
    const isWriteBlocked = isCatchingUp || (full === null && place.hasUnreadChange());
    const stored = full === null ? quiz : full.withIds(content, quiz);
    if (isReady && !isWriteBlocked) place.write({ quiz: stored, healthConsentAt });
  });
  catchUpCallbacks.push(catchUp);
  return useQuiz;

  /** Applies what other tabs have answered or erased since; this tab stays at its screen. */
  function catchUp() {
    const { isReady, quiz } = useQuiz.getState();
    if (!isReady || full === null || !place.hasUnreadChange()) return;
    isCatchingUp = true;
    useQuiz.setState(full.restoreVisit(full.quiz, place.read(), quiz) ?? initial);
    isCatchingUp = false;
  }

  function begin(): Promise<void> {
    loading ??= loadAndRestore();
    return loading;
  }

  async function loadAndRestore(): Promise<void> {
    const isReturning = place.read() !== null;
    if (!isReturning) becomeReady();
    full = await load();
    // In one change, because the opening does not have the screen of the restored state.
    const stored =
      isReturning || place.hasUnreadChange() ? (full.restoreVisit(full.quiz, place.read()) ?? initial) : {};
    useQuiz.setState({ content: full.quiz, ...stored });
    becomeReady();
  }

  /** Opens the current screen, because the visitor sees it from now on. */
  function becomeReady() {
    const { isReady, content, quiz } = useQuiz.getState();
    if (!isReady) useQuiz.setState({ isReady: true, quiz: openScreen(content, quiz, now()) });
  }
}

export type UseQuiz = ReturnType<typeof createQuizStore>;

type Store = StoreApi<QuizStore>;
type Steps = Omit<QuizStore, keyof Visit | 'content' | 'isReady' | 'begin'>;

/**
 * The visitor's actions.
 * @param catchUp applies what other tabs have done
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
      // The opening has one screen, so moving on would pass the quiz.
      if ('results' in get().content) change(goNext);
      else void get().begin().then(get().next);
    },
    moveTo: (target) => change((content, state, at) => reach(content, state, target, at)),
    erase() {
      // Counts as read, so that another tab's answers are overwritten instead of restored.
      place.read();
      const { content } = get();
      set({ quiz: startQuiz(content, now()), healthConsentAt: 0 });
      // If there are sealed answers, `finishErasing` has loaded this code; otherwise a failure to load it does no harm.
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

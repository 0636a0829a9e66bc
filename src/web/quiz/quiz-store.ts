import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import {
  canContinue,
  chooseAll,
  chooseOption,
  enterAge,
  goBack,
  goNext,
  openScreen,
  restoreQuizState,
  startQuiz,
} from '../../quiz/engine';
import type { Quiz, QuizState } from '../../quiz/quiz';
import { persisted } from '../platform/persisted';

/** § 3: one visitor's way through one quiz, kept on this device only. */
export interface QuizStore {
  quiz: QuizState;
  /** When the visitor agreed to be asked about health, epoch ms; 0 when not. Nothing can be answered before. */
  healthConsentAt: number;
  giveHealthConsent(): void;
  /** Marks the current screen as opened now. */
  open(): void;
  choose(optionId: string): void;
  chooseAll(): void;
  enterAge(text: string): void;
  next(): void;
  back(): void;
  /** Goes to a screen as far as the answers carry; none is lost. */
  moveTo(screenNumber: number): void;
  /** Takes the consent back: all answers are gone and the quiz begins anew. */
  erase(): void;
}

type Stored = Pick<QuizStore, 'quiz' | 'healthConsentAt'>;

/**
 * A store for one quiz. Its initial state is the first screen, unopened, so that prerendered HTML, hydration and a first
 * visit agree; what was stored comes in right after hydration.
 * @param key name in the browser's storage
 * @param now epoch ms
 */
export function createQuizStore(quiz: Quiz, key: string, now: () => number = Date.now) {
  const initial: Stored = { quiz: startQuiz(quiz, 0), healthConsentAt: 0 };
  return create<QuizStore>()(
    persist(
      (set, get) => {
        const answer = (change: (state: QuizState) => QuizState) => {
          if (get().healthConsentAt > 0) set({ quiz: change(get().quiz) });
        };
        const step = (move: (state: QuizState, at: number) => QuizState) => {
          const at = now();
          const before = get().quiz;
          const after = move(before, at);
          set({ quiz: after.currentScreen === before.currentScreen ? after : openScreen(quiz, after, at) });
        };
        return {
          ...initial,
          giveHealthConsent: () => set({ healthConsentAt: now() }),
          open: () => set({ quiz: openScreen(quiz, get().quiz, now()) }),
          choose: (optionId) => answer((state) => chooseOption(quiz, state, optionId)),
          chooseAll: () => answer((state) => chooseAll(quiz, state)),
          enterAge: (text) => answer((state) => enterAge(quiz, state, text)),
          next: () => step((state, at) => goNext(quiz, state, at)),
          back: () => step((state, at) => goBack(quiz, state, at)),
          moveTo: (target) => step((state, at) => reach(quiz, state, target, at)),
          erase: () => set({ quiz: startQuiz(quiz, now()), healthConsentAt: 0 }),
        };
      },
      {
        ...persisted<Stored>(key),
        version: 1,
        partialize: (state): Stored => ({ quiz: state.quiz, healthConsentAt: state.healthConsentAt }),
        merge: (stored, current) => ({ ...current, ...restoreStored(quiz, stored, initial) }),
        migrate: () => initial,
      },
    ),
  );
}

/** What storage gave back, when it is something we wrote; else the beginning. */
function restoreStored(quiz: Quiz, stored: unknown, initial: Stored): Stored {
  if (typeof stored !== 'object' || stored === null) return initial;
  const { quiz: storedQuiz, healthConsentAt } = stored as Partial<Record<keyof Stored, unknown>>;
  const restored = restoreQuizState(quiz, storedQuiz);
  // Answers without consent are not ours to keep.
  if (restored === null || typeof healthConsentAt !== 'number' || !(healthConsentAt > 0)) return initial;
  return { quiz: restored, healthConsentAt };
}

function reach(quiz: Quiz, from: QuizState, target: number, at: number): QuizState {
  let state = from;
  while (state.currentScreen > Math.max(1, target)) state = goBack(quiz, state, at);
  while (state.currentScreen < Math.min(target, quiz.screens.length) && canContinue(quiz, state)) {
    state = goNext(quiz, state, at);
  }
  return state;
}

export type UseQuiz = ReturnType<typeof createQuizStore>;

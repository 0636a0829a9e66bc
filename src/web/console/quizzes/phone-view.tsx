import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { quizOf } from '#contract/quiz-document/quiz-of-body.ts';
import { mirrorText } from '#quiz/engine/mirror.ts';
import { canContinue, chooseOption, optionIds, progressOf } from '#quiz/engine/progress.ts';
import type { Quiz, QuizState } from '#quiz/quiz.ts';
import QuestionScreen from '#web/funnel/quiz/question-screen.tsx';
import { QuizStage } from '#web/funnel/quiz/quiz-stage.tsx';
import type { QuizActions } from '#web/funnel/screen-parts/screen-props.ts';
import { ErrorBoundaries } from '#web/platform/error-boundaries.tsx';
import { messageFrom, type PhoneDraft, type PhoneMessage } from './phone-messages.ts';
import { type Picks, shareOf, visitTo } from './phone-visit.ts';

/**
 * The phone beside the editor of a quiz: a page of its own in a frame, so that it has the width of a phone, its own keys
 * and its own focus. It shows the draft that the editor sends with the funnel's own screens. The visit lives as long as
 * the page; nothing is stored, measured or sent.
 */
export function PhoneView() {
  const draft = useDraftFromEditor();
  if (draft === null) return <p className="visually-hidden">The quiz comes from the editor.</p>;
  return (
    <ErrorBoundaries>
      <Phone key={draft.quiz} draft={draft} />
    </ErrorBoundaries>
  );
}

function useDraftFromEditor(): PhoneDraft | null {
  const [draft, setDraft] = useState<PhoneDraft | null>(null);
  useEffect(() => {
    // Opened by itself it has no editor to ask.
    if (parent === window) return;
    const onMessage = (event: MessageEvent) => {
      const message = messageFrom(event, parent);
      if (message?.phone === 'draft') setDraft(message.draft);
    };
    addEventListener('message', onMessage);
    parent.postMessage({ phone: 'ready' } satisfies PhoneMessage, location.origin);
    return () => removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    if (draft !== null) document.documentElement.dataset.theme = draft.theme;
  }, [draft]);
  return draft;
}

/** The quiz of a draft at the screen that is edited, as far as it has been walked here. */
export function Phone({ draft }: { draft: PhoneDraft }) {
  const quiz = useMemo(() => quizOf(draft.quiz, draft.body), [draft.quiz, draft.body]);
  const share = useMemo(() => shareOf(quiz, draft.level), [quiz, draft.level]);
  const [asked, setAsked] = useState(draft.screen);
  const [at, setAt] = useState(draft.screen);
  const [picks, setPicks] = useState<Picks>({});
  // Where the editor goes, the phone goes; where somebody has tapped on, it stays while words change.
  if (asked !== draft.screen) {
    setAsked(draft.screen);
    setAt(draft.screen);
  }
  const state = visitTo(quiz, at, picks, share);
  const actions = usePhoneActions({ quiz, state, share, picks, setAt, setPicks });
  useEffect(() => {
    if (at !== '') scrollTo(0, 0);
  }, [at]);
  if (quiz.screens.length === 0) return <p>This quiz has no screens yet.</p>;
  return (
    <div onClickCapture={stayInside}>
      <QuizStage
        quiz={readable(quiz, state)}
        state={state}
        number={state.currentScreen}
        isReady
        actions={actions}
        FirstScreen={QuestionScreen}
      />
    </div>
  );
}

/** Links, dialogs and the exercise to play belong to a visit that is kept, or to other pages. */
function stayInside(event: MouseEvent) {
  if ((event.target as Element).closest('a, [aria-haspopup], [data-early="play"]') === null) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Without the texts of a card that cannot be made yet: the checks say so beside it. */
function readable(quiz: Quiz, state: QuizState): Quiz {
  const screens = quiz.screens.map((screen) => {
    try {
      mirrorText(quiz, state, screen);
      return screen;
    } catch {
      return { ...screen, mirror: undefined };
    }
  });
  return { ...quiz, screens };
}

interface PhoneState {
  quiz: Quiz;
  state: QuizState;
  share: number;
  picks: Picks;
  setAt(id: string): void;
  setPicks(picks: Picks): void;
}

/** As in the quiz, whose own timer would cost visitors bytes if other files could import it. */
const advanceDelayMs = 240;

/** What a tap does: the engine's own steps, on a visit that only this page has. */
function usePhoneActions(phone: PhoneState): QuizActions {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef(phone);
  latest.current = phone;
  return useMemo(() => {
    const here = () => {
      const { quiz, state } = latest.current;
      return { quiz, state, screen: quiz.screens[state.currentScreen - 1]! };
    };
    const goTo = (number: number) => {
      clearTimeout(timer.current);
      const { quiz, setAt } = latest.current;
      const screen = quiz.screens[number - 1];
      if (screen !== undefined) setAt(screen.id);
    };
    const answer = (answers: readonly string[]) => {
      const { picks, setPicks } = latest.current;
      setPicks({ ...picks, [here().screen.id]: answers });
    };
    return {
      choose(optionId) {
        const { quiz, screen, state } = here();
        answer(progressOf(chooseOption(quiz, state, optionId), state.currentScreen).answers);
        clearTimeout(timer.current);
        if (!screen.multiple) timer.current = setTimeout(() => goTo(state.currentScreen + 1), advanceDelayMs);
      },
      chooseAll() {
        const { screen, state } = here();
        const all = optionIds(screen);
        answer(progressOf(state, state.currentScreen).answers.length === all.length ? [] : all);
      },
      enterText: (text) => answer([text]),
      next() {
        const { quiz, state } = here();
        if (canContinue(quiz, state)) goTo(state.currentScreen + 1);
      },
      back: () => goTo(here().state.currentScreen - 1),
      stop: () => answer([]),
      erase: () => latest.current.setPicks({}),
      replayEarlyTaps: () => {},
      // The focus stays in the editor's field while somebody writes there.
      headingTakesFocus: () => document.hasFocus(),
    };
  }, []);
}

import { advancesOnChoice } from '#quiz/engine/progress.ts';
import type { QuizOutline } from '#quiz/quiz.ts';

/** On more questions it would only repeat what the visitor has seen happen. */
const shownTimes = 2;

/** Says that a choice moves on (design, Auto-advance); only on the first two questions with a single answer. */
export function moveOnHint({ screens }: QuizOutline, screenNumber: number): string | null {
  const before = screens.slice(0, screenNumber - 1).filter(advancesOnChoice).length;
  return before < shownTimes && advancesOnChoice(screens[screenNumber - 1]!) ? 'Tap one answer and we move on.' : null;
}

/** The question's own hint and, on the first two, that a choice moves on; undefined where there is nothing to say. */
export function questionHint(quiz: QuizOutline, screenNumber: number): string | undefined {
  const { desc } = quiz.screens[screenNumber - 1]!;
  return [desc, moveOnHint(quiz, screenNumber)].filter(Boolean).join(' ') || undefined;
}

import { progressOf } from '#quiz/engine/progress.ts';
import type { QuizState } from '#quiz/quiz.ts';

/**
 * Which answers to continue with: this device's own or the link's. Asks where taking the link's would lose an answer.
 */
export function whichAnswers(own: QuizState, linked: QuizState): 'own' | 'linked' | 'ask' {
  if (hasMore(own, linked)) return 'ask';
  if (hasMore(linked, own)) return 'linked';
  return placeOf(own) > placeOf(linked) ? 'own' : 'linked';
}

/** Whether the second lacks an answer of the first or has another one. */
function hasMore(one: QuizState, other: QuizState): boolean {
  return Object.entries(one.screens).some(
    ([number, { answers }]) =>
      answers.length > 0 && answers.join('\n') !== progressOf(other, Number(number)).answers.join('\n'),
  );
}

function placeOf({ currentScreen, passed }: QuizState): number {
  return passed ? currentScreen + 1 : currentScreen;
}

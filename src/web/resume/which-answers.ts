import { progressOf } from '../../quiz/engine';
import type { QuizState } from '../../quiz/quiz';

/**
 * Which answers go on, this device's own or those of the link. Where taking the link's would lose an answer, only the
 * visitor can tell.
 */
export function whichAnswers(own: QuizState, linked: QuizState): 'own' | 'linked' | 'ask' {
  if (hasMore(own, linked)) return 'ask';
  if (hasMore(linked, own)) return 'linked';
  return placeOf(own) > placeOf(linked) ? 'own' : 'linked';
}

/** Whether some answer of the first is missing or another one in the second. */
function hasMore(one: QuizState, other: QuizState): boolean {
  return Object.entries(one.screens).some(
    ([number, { answers }]) =>
      answers.length > 0 && answers.join('\n') !== progressOf(other, Number(number)).answers.join('\n'),
  );
}

function placeOf({ currentScreen, passed }: QuizState): number {
  return passed ? currentScreen + 1 : currentScreen;
}

import type { EventProperties } from '../../contract/event';
import { totalPoints } from '../../quiz/engine';
import type { Quiz, QuizState } from '../../quiz/quiz';
import { scoreOf } from '../../quiz/score';
import { useScreenEvents } from '../analytics/use-screen-events';

interface ScreenEventsProps {
  eventQuiz: NonNullable<EventProperties['screen1_open']['quiz']>;
  quiz: Quiz;
  state: QuizState;
}

/** § 2: reports the current screen's opening and closing; key it by the screen. The result's screen tells score and level. */
export function ScreenEvents({ eventQuiz, quiz, state }: ScreenEventsProps) {
  const number = state.currentScreen;
  const isResult = number === quiz.resultScreen;
  const { score, level } = scoreOf(quiz.name, totalPoints(quiz, state));
  useScreenEvents(`screen${number}_open`, `screen${number}_close`, {
    quiz: eventQuiz,
    ...(isResult && { score, level }),
  });
  return null;
}

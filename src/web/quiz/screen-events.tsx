import type { QuizScreenNumber } from '../../contract/event';
import { quizPages } from '../../contract/quiz-pages';
import type { QuizName } from '../../quiz/quiz';
import { useScreenEvents } from '../analytics/use-screen-events';

interface ScreenEventsProps {
  /** From 1. No quiz has more screens than there are names of events. */
  number: number;
  quizName: QuizName;
  /** On the result's screen only. */
  score?: number;
  level?: string;
}

/** § 2: reports a numbered screen's opening and closing; key it by the screen. No event has an answer. */
export function ScreenEvents({ number, quizName, ...result }: ScreenEventsProps) {
  const screen = number as QuizScreenNumber;
  useScreenEvents(`screen${screen}_open`, `screen${screen}_close`, { quiz: quizPages[quizName].eventId, ...result });
  return null;
}

import type { EventProperties } from '../../contract/event';
import type { QuizName } from '../../quiz/quiz';
import { useScreenEvents } from '../analytics/use-screen-events';

const eventNames = {
  'quiz-one': 'quiz_one',
  'quiz-two': 'quiz_two',
  'mental-health': 'quiz_mental_health',
} satisfies Record<QuizName, EventProperties['screen1_open']['quiz']>;

interface ScreenEventsProps {
  /** From 1. */
  number: number;
  quizName: QuizName;
  /** On the result's screen only. */
  score?: number;
  level?: string;
}

/** § 2: reports a numbered screen's opening and closing; key it by the screen. No event has an answer. */
export function ScreenEvents({ number, quizName, ...result }: ScreenEventsProps) {
  useScreenEvents(`screen${number}_open`, `screen${number}_close`, { quiz: eventNames[quizName], ...result });
  return null;
}

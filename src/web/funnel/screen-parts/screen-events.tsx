import type { QuizScreenNumber } from '#contract/event.ts';
import type { QuizRow } from '#quiz/catalogue.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';

interface ScreenEventsProps {
  /** From 1. No quiz has more screens than there are names of events. */
  number: number;
  quizId: QuizRow['eventId'];
  /** On the result's screen only. */
  score?: number;
  level?: string;
}

/** § 2: reports a numbered screen's opening and closing; key it by the screen. No event has an answer. */
export function ScreenEvents({ number, quizId, ...result }: ScreenEventsProps) {
  const screen = number as QuizScreenNumber;
  useScreenEvents(`screen${screen}_open`, `screen${screen}_close`, { quiz: quizId, ...result });
  return null;
}

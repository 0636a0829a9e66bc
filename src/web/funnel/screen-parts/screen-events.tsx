import type { QuizScreenNumber } from '#contract/event.ts';
import type { QuizRow } from '#quiz/catalogue.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';

interface ScreenEventsProps {
  /** From 1. */
  number: number;
  quizId: QuizRow['eventId'];
  /** Only on the result screen. */
  score?: number;
  level?: string;
}

/**
 * § 2: sends the events of a numbered screen, which never contain an answer. Needs the screen's number as React key.
 */
export function ScreenEvents({ number, quizId, ...result }: ScreenEventsProps) {
  const screen = number as QuizScreenNumber;
  useScreenEvents(`screen${screen}_open`, `screen${screen}_close`, { quiz: quizId, ...result });
  return null;
}

import { useEffect } from 'react';
import type { EventProperties } from '../../contract/event';
import type { Quiz } from '../../quiz/quiz';
import { resultOf } from '../../quiz/result';
import { track } from '../analytics/track';
import type { UseQuiz } from './quiz-store';

type EventQuiz = EventProperties['screen1_open']['quiz'];

/** § 2: `screen{N}_open` and `screen{N}_close`; the result's screen also reports score and level. No event has an answer. */
export function useQuizEvents(
  eventQuiz: NonNullable<EventQuiz>,
  quiz: Quiz,
  useQuiz: UseQuiz,
  number: number,
  isReady: boolean,
) {
  useEffect(() => {
    if (!isReady) return;
    const openedAt = Date.now();
    track(`screen${number}_open`, { quiz: eventQuiz, ...resultReported(quiz, useQuiz, number) });
    return () => track(`screen${number}_close`, { quiz: eventQuiz, stay_ms: Date.now() - openedAt });
  }, [eventQuiz, quiz, useQuiz, number, isReady]);
}

function resultReported(quiz: Quiz, useQuiz: UseQuiz, number: number): { score?: number; level?: string } {
  if (number !== quiz.resultScreen) return {};
  const { score, level } = resultOf(quiz, useQuiz.getState().quiz);
  return { score, level };
}

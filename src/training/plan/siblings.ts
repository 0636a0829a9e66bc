import type { ExerciseId } from './exercises.ts';

/**
 * Exercises that can replace one that a person keeps leaving, the nearest first (training.md § 3.4, 6): of another
 * engine, and for the same goal or one that the same skills fit. There are three, so that one is left on a full day.
 */
export const siblings: Readonly<Record<ExerciseId, readonly [ExerciseId, ExerciseId, ExerciseId]>> = {
  'hold-the-line': ['count-the-bows', 'one-thing', 'wait-for-the-gust'],
  'count-the-bows': ['hold-the-line', 'chart-the-wind', 'one-thing'],
  'chart-the-wind': ['change-course', 'guess-then-look', 'first-two-minutes'],
  'change-course': ['chart-the-wind', 'wait-for-the-gust', 'first-two-minutes'],
  'wait-for-the-gust': ['change-course', 'settle', 'count-the-bows'],
  settle: ['a-kind-word', 'evening-horizon', 'slack-string'],
  'long-tail': ['slack-string', 'let-the-cloud-pass', 'weather-report'],
  'weather-report': ['on-your-side', 'wave-across-the-hill', 'one-knot-at-a-time'],
  'let-the-cloud-pass': ['long-tail', 'slack-string', 'park-the-day'],
  'one-knot-at-a-time': ['slack-string', 'weather-report', 'on-your-side'],
  'slack-string': ['long-tail', 'one-knot-at-a-time', 'let-the-cloud-pass'],
  'wave-across-the-hill': ['weather-report', 'on-your-side', 'a-kind-word'],
  'one-thing': ['hold-the-line', 'count-the-bows', 'guess-then-look'],
  'first-two-minutes': ['chart-the-wind', 'change-course', 'one-thing'],
  'guess-then-look': ['chart-the-wind', 'wait-for-the-gust', 'count-the-bows'],
  'evening-horizon': ['a-kind-word', 'settle', 'slack-string'],
  'a-kind-word': ['settle', 'a-short-look-back', 'weather-report'],
  'park-the-day': ['a-kind-word', 'slack-string', 'long-tail'],
  'worry-window': ['long-tail', 'park-the-day', 'slack-string'],
  'keep-a-little-back': ['one-knot-at-a-time', 'a-short-look-back', 'on-your-side'],
  'one-real-question': ['weather-report', 'on-your-side', 'a-kind-word'],
  'on-your-side': ['weather-report', 'one-knot-at-a-time', 'a-short-look-back'],
  'feet-on-the-hill': ['longer-out-than-in', 'just-the-knot', 'weather-report'],
  'back-to-the-string': ['just-the-knot', 'longer-out-than-in', 'hold-the-line'],
  'just-the-knot': ['back-to-the-string', 'feet-on-the-hill', 'longer-out-than-in'],
  'longer-out-than-in': ['feet-on-the-hill', 'slack-string', 'weather-report'],
  'a-short-look-back': ['on-your-side', 'a-kind-word', 'settle'],
};

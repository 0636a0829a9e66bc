import { describe, expect, it } from 'vitest';
import { quizEvents } from './quiz-events.ts';

describe('a quiz is begun', () => {
  it.each(['start_open', 'screen1_open', 'screen31_close', 'screen35_open', 'profile_saved'])(
    '%s says that its quiz is begun',
    (name) => {
      expect(quizEvents.has(name)).toBe(true);
    },
  );

  it.each(['open_main', 'session_start', 'screen36_open', 'screen35_open_payment', 'payment_success', 'screen0_open'])(
    '%s belongs to no quiz',
    (name) => {
      expect(quizEvents.has(name)).toBe(false);
    },
  );
});

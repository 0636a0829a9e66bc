import { describe, expect, it } from 'vitest';
import { quizzes } from '#quiz/quizzes.ts';
import { eventNames } from '#testing/event-names.ts';
import {
  captured,
  mainJobEvents,
  playEvents,
  pressEvents,
  sessionEvents,
  trainingEvents,
  walkEvents,
} from './expected-events.ts';

const { adhd, frequency, wellbeing } = quizzes;

const listed = eventNames();

/** Browser tests require that the stored events equal these lists. */
const expected = new Set([
  ...mainJobEvents,
  ...[adhd, frequency, wellbeing].flatMap(walkEvents),
  ...[...pressEvents, ...playEvents].map(([name]) => name),
  ...sessionEvents,
  ...trainingEvents,
  'first_launch_new',
  ...Object.values(captured),
]);

describe('every event of docs/events.md', () => {
  it.each(listed)('the event %s is expected by a browser test', (name) => {
    expect(expected).toContain(name);
  });

  it('browser tests expect no event that docs/events.md does not list', () => {
    expect([...expected].filter((name) => !listed.includes(name))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { mentalHealth } from '../src/quiz/content/mental-health';
import { quizOne } from '../src/quiz/content/quiz-one';
import { quizTwo } from '../src/quiz/content/quiz-two';
import { eventNames } from '../src/testing/event-names';
import { captured, mainJobEvents, pressEvents, sessionEvents, walkEvents } from './told-events';

const listed = eventNames();

/** Browser tests hold what the server has stored to these lists: equal, not just among others. */
const seen = new Set([
  ...mainJobEvents,
  ...[quizOne, quizTwo, mentalHealth].flatMap(walkEvents),
  ...pressEvents.map(([name]) => name),
  ...sessionEvents,
  'first_launch_new',
  ...Object.values(captured),
]);

describe('every event of docs/events.md', () => {
  it.each(listed)('%s is seen in a browser test', (name) => {
    expect(seen).toContain(name);
  });

  it('is one of these, and no test sees another', () => {
    expect([...seen].filter((name) => !listed.includes(name))).toEqual([]);
  });
});

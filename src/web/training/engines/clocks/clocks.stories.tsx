import { earlier, evening, guided } from '#web/gallery/guided-exercise.tsx';
import { firstMoment } from '#web/gallery/still-clock.ts';
import { fill, inTurn, press, storiesOf, wait } from '#web/gallery/story.ts';
import Clocks from './clocks.tsx';

const minuteMs = 60_000;
const begunAt = firstMoment - 15 * minuteMs;

export const place = 331;
export const stories = storiesOf('Guided exercises', {
  'clock-ready': {
    title: 'Keep a little back, before it: two things wait, and one minute more',
    shows: guided(Clocks, {
      exercise: 'keep-a-little-back',
      past: [earlier('keep-a-little-back', { minutes: 5, planned_min: 5, drifts: 2 })],
      notes: [
        {
          id: 'words-keep-a-little-back',
          engine: 'clocks',
          at: evening - 30 * minuteMs,
          text: 'The ironing\nA reply to the caretaker',
          detail: {},
        },
      ],
    }),
  },
  'clock-running': {
    title: 'One thing, the sun on its way, drifted twice, and what is left was asked',
    shows: guided(Clocks, { exercise: 'one-thing', minutes: 5 }),
    act: inTurn(
      fill('What is the one thing?', 'Read the contract'),
      press('Begin'),
      press('Pause'),
      press('Words instead of movement'),
      press('Carry on'),
      press('I drifted'),
      press('I drifted'),
      wait(2 * minuteMs),
      press('How much is left?'),
    ),
  },
  'clock-words': {
    title: 'Feet on the hill, in words',
    shows: guided(Clocks, { exercise: 'feet-on-the-hill' }),
    act: wait(40_000),
  },
  'clock-string': {
    title: 'Back to the string, its next small step',
    shows: guided(Clocks, { exercise: 'back-to-the-string' }),
    act: wait(25_000),
  },
  'clock-dark': {
    title: 'Slack string, dark',
    shows: guided(Clocks, { exercise: 'slack-string' }),
    act: press('Begin'),
  },
  'clock-ended': {
    title: 'One thing, for somebody who comes back ten minutes after its end',
    shows: guided(Clocks, {
      exercise: 'one-thing',
      from: firstMoment,
      notes: [
        {
          id: 'clock-one-thing',
          engine: 'clocks',
          at: begunAt,
          text: '',
          detail: { exercise: 'one-thing', minutes: 5, doneMs: 0, drifts: 3, since: begunAt },
        },
      ],
    }),
  },
});

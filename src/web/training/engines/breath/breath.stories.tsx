import { earlier, guided } from '#web/gallery/guided-exercise.tsx';
import { fill, inTurn, press, storiesOf, wait } from '#web/gallery/story.ts';
import Breath from './breath.tsx';

const past = [earlier('settle', { pace_in: 4, pace_out: 6, breaths: 18, minutes: 3 })];
const settle = guided(Breath, { exercise: 'settle', past });

/** Pictures are taken with reduced motion, so movement has to be asked for. */
const moving = inTurn(press('Begin'), press('Pause'), press('A number instead of movement'), press('Carry on'));

export const place = 330;
export const stories = storiesOf(
  { part: 'Guided exercises', shows: settle },
  {
    'breath-caution': { title: 'Settle, before the first time', shows: guided(Breath, { exercise: 'settle' }) },
    'breath-before': { title: 'Settle, how wound up before', act: fill('Wound up', '7') },
    'breath-in': {
      title: 'Settle, breathing in',
      act: inTurn(moving, wait(3000)),
    },
    'breath-out': {
      title: 'Settle, breathing out, at the slowest pace',
      shows: guided(Breath, {
        exercise: 'settle',
        past,
        settings: [{ name: 'breath-pace', value: { in: 5, out: 10 } }],
      }),
      act: inTurn(moving, wait(72_000), press('Slower')),
    },
    'breath-number': {
      title: 'Settle with a number instead of movement',
      act: inTurn(press('Begin'), wait(6500)),
    },
    'breath-paused': {
      title: 'Settle, paused',
      act: inTurn(press('Begin'), wait(3000), press('Pause')),
    },
    'breath-long-tail': {
      title: 'Long tail, a longer breath out',
      shows: guided(Breath, { exercise: 'long-tail', past: [earlier('long-tail', { breaths: 12, minutes: 3 })] }),
      act: inTurn(press('Begin'), wait(6500)),
    },
    'breath-end': {
      title: 'Longer out than in, after six breaths',
      shows: guided(Breath, { exercise: 'longer-out-than-in', past }),
      act: wait(61_000),
    },
  },
);

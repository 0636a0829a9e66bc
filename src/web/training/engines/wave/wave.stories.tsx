import { guided } from '#web/gallery/guided-exercise.tsx';
import { inTurn, press, storiesOf } from '#web/gallery/story.ts';
import Wave from './wave.tsx';

const waved = [['JB', {}, 12] as const, ['S', {}, 5] as const];

export const place = 345;
export const stories = storiesOf('Exercises of own words', {
  'wave-whom': {
    title: 'Wave across the hill, whom',
    shows: guided(Wave, { exercise: 'wave-across-the-hill', texts: waved }),
  },
  'wave-send': {
    title: 'One real question, on its way',
    shows: guided(Wave, { exercise: 'one-real-question' }),
    act: inTurn(press('Skip'), press('What made you laugh last?'), press('Next')),
  },
});

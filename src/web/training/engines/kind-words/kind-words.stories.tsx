import { guided } from '#web/gallery/guided-exercise.tsx';
import { fill, inTurn, press, storiesOf } from '#web/gallery/story.ts';
import KindWords from './kind-words.tsx';

export const place = 344;
export const stories = storiesOf(
  { part: 'Exercises of own words', shows: guided(KindWords, { exercise: 'a-kind-word' }) },
  {
    'a-kind-word': { title: 'A kind word, before' },
    'a-kind-word-self': {
      title: 'A kind word, turned to oneself',
      act: inTurn(
        press('Begin'),
        fill('To my friend', 'You were tired, and you still went there. That counts.'),
        press('Turn it to yourself'),
      ),
    },
    'on-your-side': {
      title: 'On your side, one thing done right',
      shows: guided(KindWords, { exercise: 'on-your-side' }),
      act: press('Begin'),
    },
  },
);

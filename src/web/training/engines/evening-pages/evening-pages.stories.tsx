import { guided } from '#web/gallery/guided-exercise.tsx';
import { press, storiesOf } from '#web/gallery/story.ts';
import EveningPages from './evening-pages.tsx';

const tomorrow = ['Call the dentist, after 9', 'Put the bike in the shed before the rain', 'Ask Ana for the key'];

export const place = 342;
export const stories = storiesOf('Exercises of own words', {
  'park-the-day': {
    title: 'Park the day',
    shows: guided(EveningPages, {
      exercise: 'park-the-day',
      texts: tomorrow.map((text) => [text, { page: 'list' }]),
    }),
  },
  'park-the-day-closed': {
    title: 'The day is closed',
    shows: guided(EveningPages, { exercise: 'park-the-day' }),
    act: press('Close the day'),
  },
  'a-short-look-back': {
    title: 'A short look back',
    shows: guided(EveningPages, {
      exercise: 'a-short-look-back',
      texts: [['Called the dentist before the day got loud', { page: 'look-back' }]],
    }),
  },
  'evening-horizon': {
    title: 'Evening horizon, the second step',
    shows: guided(EveningPages, { exercise: 'evening-horizon' }),
    act: press('Next'),
  },
});

import { earlier, evening, guided } from '#web/gallery/guided-exercise.tsx';
import { fill, inTurn, press, storiesOf, wait } from '#web/gallery/story.ts';
import type { Note } from '#web/training/store/notes.ts';
import GuessThenLook from './guess-then-look.tsx';

/** Fourteen tasks that take 1.6 times the guess. */
const past = [1.2, 1.5, 2.2, 1.1, 1.9, 1.4, 2.5, 1.3, 1.7, 1.6, 1, 2, 1.8, 1.5].map((ratio) =>
  earlier('guess-then-look', { guess_min: 15, actual_min: 15 * ratio }),
);
const underWay: Note = {
  id: 'task-under-way',
  engine: 'guess-then-look',
  at: evening - 24 * 60_000,
  text: 'Empty the dishwasher',
  detail: { guess_min: 15, kind: 'home' },
};
const begun = guided(GuessThenLook, { exercise: 'guess-then-look', past });
const running = guided(GuessThenLook, { exercise: 'guess-then-look', past, notes: [underWay] });

export const place = 332;
export const stories = storiesOf('Guided exercises', {
  'guess-first': {
    title: 'Guess, then look: the first task',
    shows: guided(GuessThenLook, { exercise: 'guess-then-look' }),
  },
  'guess-past': {
    title: 'Guess, then look: with past times',
    shows: begun,
    act: fill('What will you do?', 'Empty the dishwasher'),
  },
  'guess-running': { title: 'Guess, then look: the task is under way', shows: running },
  'guess-look': {
    title: 'Guess, then look: how long it took',
    shows: running,
    act: press('It is done'),
  },
  'guess-drill': {
    title: 'Guess, then look: seconds that were made',
    shows: begun,
    act: inTurn(press('No task now?'), press('Start'), wait(17_000), press('Now')),
  },
});

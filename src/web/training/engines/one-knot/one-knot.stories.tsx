import { guided } from '#web/gallery/guided-exercise.tsx';
import { fill, inTurn, press, storiesOf } from '#web/gallery/story.ts';
import OneKnot from './one-knot.tsx';

const plan = { movement: 'open the letter from the bank', moment: 'I have put down my morning cup', said: 0 };

export const place = 341;
export const stories = storiesOf('Exercises of own words', {
  'one-knot': {
    title: 'One knot at a time, the moment',
    shows: guided(OneKnot, { exercise: 'one-knot-at-a-time' }),
    act: inTurn(
      fill('The task', 'The letter from the bank'),
      press('Next'),
      fill('I …', 'Open the letter from the bank.'),
      press('Next'),
      press('My morning cup'),
    ),
  },
  'one-knot-again': {
    title: 'One knot at a time, said again',
    shows: guided(OneKnot, { exercise: 'one-knot-at-a-time', texts: [['The letter from the bank', plan, 3]] }),
  },
  'first-two-minutes': {
    title: 'First two minutes, the clock',
    shows: guided(OneKnot, { exercise: 'first-two-minutes' }),
    act: inTurn(fill('What will you begin?', 'Write the first line of the report'), press('Begin')),
  },
  'just-the-knot-after': {
    title: 'Just the knot, begun',
    shows: guided(OneKnot, { exercise: 'just-the-knot' }),
    act: inTurn(press('Begin'), press('That is enough'), press('Yes, I have begun'), fill('How hard it was', '7')),
  },
});

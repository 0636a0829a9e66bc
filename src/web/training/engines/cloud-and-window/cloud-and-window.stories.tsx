import { windowStarts } from '#training/engines/cloud-and-window/cloud-and-window.ts';
import { guided } from '#web/gallery/guided-exercise.tsx';
import { fill, inTurn, press, storiesOf } from '#web/gallery/story.ts';
import type { GuidedPast } from '#web/training/guided/guided-props.ts';
import CloudAndWindow from './cloud-and-window.tsx';

const parked = (worries: readonly string[], past: readonly GuidedPast[] = []) =>
  guided(CloudAndWindow, {
    exercise: 'worry-window',
    past,
    settings: [{ name: 'worry-window', value: { startMin: windowStarts(20 * 60 + 45, 15)[0]!, lengthMin: 15 } }],
    texts: worries.map((worry) => [worry, { parked: true, from: 0 }]),
  });

export const place = 340;
export const stories = storiesOf('Exercises of own words', {
  'worry-window': {
    title: 'The worry window, 1 of 3',
    shows: parked(['I have not answered Sam’s letter.', 'The noise from the boiler.', 'What I said on Monday.']),
  },
  'worry-window-closed': {
    title: 'The worry window after its last worry',
    shows: parked(
      ['What I said on Monday.'],
      [{ exercise: 'worry-window', day: '', at: 0, words: [], numbers: { atWindow: 1, parked: 3, letGo: 6 } }],
    ),
    act: inTurn(press('No. Let it go'), press('Skip')),
  },
  'worry-window-empty': { title: 'The worry window, nothing parked', shows: parked([]) },
  'worry-window-time': {
    title: 'A time for the worry window',
    shows: guided(CloudAndWindow, { exercise: 'worry-window' }),
    act: inTurn(fill('I go to bed at about', '22:30'), press('15 min'), press('19:00')),
  },
  'cloud-passes': {
    title: 'Let the cloud pass',
    shows: guided(CloudAndWindow, { exercise: 'let-the-cloud-pass' }),
    act: inTurn(fill('The worry', 'They have not called me back.'), press('Put it on a cloud')),
  },
  'cloud-passing': {
    title: 'The cloud crosses the sky',
    shows: guided(CloudAndWindow, { exercise: 'let-the-cloud-pass' }),
    act: inTurn(fill('The worry', 'They have not called me back.'), press('Put it on a cloud'), press('No. Let it go')),
  },
});

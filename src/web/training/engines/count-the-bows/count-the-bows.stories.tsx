import { bowKinds } from '#training/engines/count-the-bows/bows.ts';
import { type BowsState, countTheBows } from '#training/engines/count-the-bows/count-the-bows.ts';
import type { RunSetup } from '#training/run/task.ts';
import { frozen, player, setupOf } from '#web/gallery/frozen-run.tsx';
import { introduced } from '#web/gallery/introduced.tsx';
import { storiesOf } from '#web/gallery/story.ts';
import CountTheBows, { introPictures } from './count-the-bows.tsx';

/** A person who plays the bows, with the times of a screen that never lags. */
function bowsPlayer(setup: RunSetup) {
  const run = player(countTheBows, setup);
  const bows = {
    ...run,
    until(isThere: (state: BowsState) => boolean) {
      for (let frame = 0; frame < 5000 && !isThere(run.state()); frame++) {
        run.pass(20);
        if (run.state().since === null) run.shown();
      }
    },
    tail(isRight: boolean) {
      bows.until(({ phase }) => phase === 'building');
      const shown = run.state().bows;
      const [last, before] = [shown.at(-1)!, shown.at(-2)!];
      for (const kind of isRight ? shown : [...shown.slice(0, -2), last, before]) run.answer({ tie: kind });
      run.answer('done');
    },
    rounds(count: number) {
      for (let round = 0; round < count; round++) {
        bows.tail(true);
        run.go();
      }
    },
  };
  run.go();
  return bows;
}

const usual = setupOf('gallery/count-the-bows/1/1', { variant: 'forwards', lastScore: 5.4 });
const long = setupOf('gallery/count-the-bows/1/1', { variant: 'backwards', lastScore: 12 });
const cards = setupOf('gallery/count-the-bows/1/1', { variant: 'forwards', form: 'untimed', lastScore: 5 });

/** Stopped in the third round, or in another run. */
function stopped(play: (bows: ReturnType<typeof bowsPlayer>) => void, setup = usual) {
  const bows = bowsPlayer(setup);
  if (setup === usual) bows.rounds(2);
  play(bows);
  return frozen(CountTheBows, setup, bows.inputs);
}

export const place = 370;
export const stories = storiesOf('Count the bows', {
  'bows-showing': {
    title: 'The second bow is on',
    shows: stopped(({ until }) => until(({ phase, index, since }) => phase === 'on' && index === 1 && since !== null)),
  },
  'bows-building': {
    title: 'Three bows are tied',
    shows: stopped(({ until, state, answer }) => {
      until(({ phase }) => phase === 'building');
      for (const kind of state().bows.slice(0, 3)) answer({ tie: kind });
    }),
  },
  'bows-wrong': { title: 'The last two are the other way round', shows: stopped(({ tail }) => tail(false)) },
  'bows-right': { title: 'The two tails match', shows: stopped(({ tail }) => tail(true)) },
  'bows-long': {
    title: 'A long tail, backwards',
    shows: stopped(({ until, state, answer }) => {
      until(({ phase }) => phase === 'building');
      for (const [index] of state().bows.entries()) answer({ tie: bowKinds[(index * 2) % 5]! });
      answer('done');
    }, long),
  },
  'bows-card': {
    title: 'One bow at a time, without the clock',
    shows: stopped(({ until }) => until(({ since }) => since !== null), cards),
  },
  'bows-paused': {
    title: 'Paused while the bows are shown',
    shows: stopped(({ until, away }) => {
      until(({ phase }) => phase === 'on');
      away();
    }),
  },
  'bows-intro': {
    title: 'Before it begins',
    shows: introduced({ name: 'Count the bows', what: 'Remember the order, then build it', pictures: introPictures }),
  },
});

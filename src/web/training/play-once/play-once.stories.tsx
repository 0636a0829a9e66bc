import type { ReactNode } from 'react';
import type { PlayPlace } from '#contract/event.ts';
import type { Flight } from '#training/engines/hold-the-line/flight.ts';
import { flightOfRound, lookMs } from '#training/engines/hold-the-line/hold-the-line.ts';
import { playOnce, playOnceSetup, playStill, playStillSetup } from '#training/engines/hold-the-line/play-once.ts';
import { player } from '#web/gallery/frozen-run.tsx';
import { ignore, storiesOf } from '#web/gallery/story.ts';
import { freezeRuns } from '../play/use-run.ts';
import { PlayDialog } from './play-dialog.tsx';
import { PlayDots } from './play-dots.tsx';
import { PlayEnd } from './play-end.tsx';
import { PlayOnce } from './play-once.tsx';

/** The seed of every play in the gallery. */
const seed = 'gallery/0';

/** The rounds before this one, found both, and this one up to a phase. */
function played(round: number, until: 'look' | 'follow' | 'tap', taps: readonly number[] = []) {
  const run = player(playOnce, playOnceSetup(seed));
  for (let number = 1; number <= round; number++) {
    run.go();
    run.shown();
    if (number === round && until === 'look') break;
    run.pass(lookMs);
    if (number === round && until === 'follow') break;
    run.pass(5000);
    for (const kite of number === round ? taps : [0, 1]) run.answer(kite);
  }
  return { inputs: run.inputs, at: until === 'follow' ? run.now() + 2400 : run.now() };
}

/** The still form at its second dot. */
function still(hasChanged: boolean) {
  const run = player(playStill, playStillSetup(seed));
  run.go();
  run.shown();
  run.pass(4001);
  run.shown();
  run.pass(500);
  run.answer('press');
  run.shown();
  if (hasChanged) run.pass(4001);
  return { inputs: run.inputs, at: run.now() };
}

type Played = ReturnType<typeof played> | ReturnType<typeof still>;

const freeze = ({ inputs, at }: Played) => freezeRuns({ inputs: inputs as never, at });

const plays = (run: Played) => () => {
  freeze(run);
  return <PlayOnce where="home" next={{ label: 'See my pattern' }} opener={document.body} onClose={ignore} />;
};

const stillPlays = (run: Played) => () => {
  freeze(run);
  return over(<PlayDots seed={seed} onLeave={ignore} onEnd={ignore} />);
};

const over = (children: ReactNode) => (
  <PlayDialog opener={document.body} onClose={ignore}>
    {() => children}
  </PlayDialog>
);

const flown = () => {
  const run = player(playOnce, playOnceSetup(seed));
  run.go();
  return flightOfRound(playOnceSetup(seed), run.state().round!);
};

const ends =
  (where: PlayPlace, label: string, flight: Flight | null = flown()) =>
  () => {
    freeze(played(1, 'look'));
    return over(
      <PlayEnd
        flown={flight}
        where={where}
        next={{ label, isInPlan: where === 'plan' }}
        onAgain={ignore}
        onLeave={ignore}
      />,
    );
  };

export const place = 90;
export const stories = storiesOf('Play first', {
  'play-look': { title: 'Play, look', shows: plays(played(2, 'look')) },
  'play-follow': { title: 'Play, follow', shows: plays(played(3, 'follow')) },
  'play-tap': { title: 'Play, one of two is chosen', shows: plays(played(1, 'tap', [0])) },
  'play-both': { title: 'Play, both found', shows: plays(played(2, 'tap', [0, 1])) },
  'play-one': { title: 'Play, one of two found', shows: plays(played(3, 'tap', [0, 4])) },
  'play-still': { title: 'Play without moving things, waiting', shows: stillPlays(still(false)) },
  'play-still-changed': { title: 'Play without moving things, a dot has changed', shows: stillPlays(still(true)) },
  'play-after': { title: 'Play, after it', shows: ends('home', 'See my pattern') },
  'play-after-still': { title: 'Play, after it, nothing moved', shows: ends('home', 'See my pattern', null) },
  'play-after-result': { title: 'Play, after it on the result', shows: ends('result', 'See what helps') },
  'play-after-plan': { title: 'Play, after it on the plan', shows: ends('plan', 'See lengths and prices') },
});

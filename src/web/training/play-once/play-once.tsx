import { useEffect, useRef, useState } from 'react';
import type { Flight } from '#training/engines/hold-the-line/flight.ts';
import { reportScreen } from '#web/measuring/analytics/report-screen.ts';
import { holdScreenTime } from '#web/measuring/analytics/screen-time.ts';
import { track } from '#web/measuring/analytics/track.ts';
import type { PlayRequest } from '#web/site/play-request.ts';
import { isFrozen } from '../play/use-run.ts';
import { PlayDialog } from './play-dialog.tsx';
import { PlayDots } from './play-dots.tsx';
import { PlayEnd } from './play-end.tsx';
import { PlayKites } from './play-kites.tsx';

export interface PlayOnceProps extends PlayRequest {
  onClose(): void;
}

type Stage = { at: 'play'; isStill: boolean } | { at: 'end'; flown: Flight | null };

const beginning = (): Stage => ({
  at: 'play',
  isStill: !isFrozen() && matchMedia('(prefers-reduced-motion: reduce)').matches,
});

/**
 * Hold the line, 40 seconds, over a page (delight.md § 1). Nothing that is done in it leaves this component: no trial,
 * no time, no score.
 */
export function PlayOnce({ where, next, opener, onClose }: PlayOnceProps) {
  const [stage, setStage] = useState<Stage>(beginning);
  // Each try has its own flights.
  const [tries, setTries] = useState(0);
  const [seed] = useState(() => (isFrozen() ? 'gallery' : crypto.randomUUID()));
  const isFinished = useRef(false);
  useEffect(() => holdScreenTime(), []);
  useEffect(
    () =>
      reportScreen(
        window,
        Date.now,
        () => track('play_open', { where }),
        () => track('play_close', { where, finished: isFinished.current }),
      ),
    [where],
  );

  function end(flown: Flight | null) {
    isFinished.current = true;
    setStage({ at: 'end', flown });
  }
  function again() {
    setTries(tries + 1);
    setStage(beginning());
  }

  return (
    <PlayDialog opener={opener} onClose={onClose}>
      {(leave) => {
        const shared = { seed: `${seed}/${tries}`, onLeave: leave };
        if (stage.at === 'end')
          return <PlayEnd flown={stage.flown} where={where} next={next} onAgain={again} onLeave={leave} />;
        if (stage.isStill) return <PlayDots key={tries} {...shared} onEnd={() => end(null)} />;
        return (
          <PlayKites key={tries} {...shared} onEnd={end} onStill={() => setStage({ at: 'play', isStill: true })} />
        );
      }}
    </PlayDialog>
  );
}

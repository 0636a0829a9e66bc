import type { PlayPlace } from '#contract/event.ts';
import { paths } from '#contract/paths.ts';
import type { Flight } from '#training/engines/hold-the-line/flight.ts';
import { playOnceRounds } from '#training/engines/hold-the-line/play-once.ts';
import { go } from '#web/platform/navigate.ts';
import type { NextStep } from '#web/site/play-request.ts';
import { Button } from '#web/ui/button.tsx';
import { Backdrop } from '../pictures/backdrop.tsx';
import { FlownTwo } from './flown-two.tsx';
import styles from './play-once.module.css';
import { PlayAsk, PlaySheet } from './play-sheet.tsx';

interface PlayEndProps {
  /** The flight of the last round; null after the still form. */
  flown: Flight | null;
  where: PlayPlace;
  next: NextStep;
  onAgain(): void;
  onLeave(then?: () => void): void;
}

/** After the three rounds: what it was, and the one step from here. */
export function PlayEnd({ flown, where, next, onAgain, onLeave }: PlayEndProps) {
  const hasOwnStep = where !== 'home' && where !== 'start';
  const { label, href, onPress, isInPlan = false } = next;
  return (
    <PlaySheet done={playOnceRounds.length} backdrop={<Backdrop open />} onLeave={() => onLeave()}>
      <div className={styles.flown}>
        <FlownTwo flight={flown} />
      </div>
      <div className={styles.after}>
        <PlayAsk
          title={
            isInPlan ? 'Your plan begins with this.' : 'That is what attention feels like. Where does yours drift?'
          }
        >
          {flown === null ? 'Three dots, and you waited for each.' : 'The two lines show the way your kites flew.'}
        </PlayAsk>
        <Button wide onClick={() => onLeave(href === undefined ? onPress : () => go(href))}>
          {label}
        </Button>
        <Button wide variant="white" onClick={onAgain}>
          Once more
        </Button>
        {hasOwnStep && (
          <Button variant="text" noMargin onClick={() => onLeave(() => go(paths.sample))}>
            Try today’s flight first
          </Button>
        )}
        <p className="small muted">Nothing was kept.</p>
      </div>
    </PlaySheet>
  );
}

import { useEffect, useRef } from 'react';
import type { KiteAt } from '#training/engines/hold-the-line/flight.ts';
import {
  type HoldTheLineState,
  holdTheLine,
  isOwn,
  nextChange,
} from '#training/engines/hold-the-line/hold-the-line.ts';
import { Backdrop } from '#web/training/pictures/backdrop.tsx';
import { Ask, Foot, KeyLine, Tray } from '#web/training/play/play-frame.tsx';
import type { PlayProps } from '#web/training/play/play-props.ts';
import { Playing } from '#web/training/play/playing.tsx';
import { Button } from '#web/ui/button.tsx';
import { Arena } from './arena.tsx';
import { Phases } from './phases.tsx';
import { followCopy, foundCopy, lookCopy, tapCopy, trayCopy } from './tracking-copy.ts';
import { missedOf, Sky } from './tracking-sky.tsx';
import { useTrackingRun } from './use-tracking-run.ts';

type State = HoldTheLineState;

/** Hold the line: look, follow, tap, and see the outcome. */
export function Tracking({ setup, onResult }: PlayProps) {
  const { run, kites, round, places } = useTrackingRun({ task: holdTheLine, setup, onResult });
  const { state } = run;
  useAskFocus(state);
  return (
    <Playing run={run} backdrop={<Backdrop open />}>
      <TrackingAsk state={state} />
      <p className="visually-hidden">To play by ear, choose Pause, then Without moving things.</p>
      <Arena places={state.phase === 'tap' ? places : []} onTap={run.answer} onResize={() => kites.current?.measure()}>
        {round !== null && <Sky state={state} round={round} places={places} ref={kites} onPress={run.answer} />}
      </Arena>
      {state.phase === 'feedback' || state.phase === 'ended' ? (
        <FeedbackTray state={state} places={places} onGo={run.go} />
      ) : (
        <Foot>
          <Phases present={state.phase === 'follow' ? 1 : state.phase === 'tap' ? 2 : 0} />
          <KeyLine
            keys={[
              ['Tab', 'next kite'],
              ['Space', 'choose'],
              ['Esc', 'pause'],
            ]}
          />
        </Foot>
      )}
    </Playing>
  );
}

/** A screen reader reads the present instruction, and Tab leads to the kites. */
function useAskFocus({ phase, round }: State): void {
  const place = `${round?.number} ${phase}`;
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    if (!place.endsWith('rest')) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [place]);
}

function TrackingAsk({ state: { phase, round, chosen } }: { state: State }) {
  // The pause shows no instruction, but its place is reserved.
  if (round === null || phase === 'rest') return <Ask title="" />;
  const { own } = round.rung;
  const found = chosen.filter((kite) => isOwn(round, kite)).length;
  const words = {
    look: () => lookCopy(own),
    follow: () => followCopy(own),
    tap: () => tapCopy(own, chosen.length),
    feedback: () => foundCopy(own, found),
    ended: () => foundCopy(own, found),
  };
  const { title, text } = words[phase]();
  return <Ask title={title}>{text}</Ask>;
}

interface FeedbackTrayProps {
  state: State;
  places: readonly KiteAt[];
  onGo(): void;
}

function FeedbackTray({ state, places, onGo }: FeedbackTrayProps) {
  const round = state.round!;
  const change = nextChange(state);
  const { title, text } = trayCopy({
    own: round.rung.own,
    missed: missedOf(round, state.chosen).map((kite) => places[kite]!),
    isPractice: round.isPractice,
    isVoid: round.hasJumped,
    change,
  });
  return (
    <Tray title={title}>
      <p>{text}</p>
      <Button wide onClick={onGo}>
        {change === null ? 'Finish' : 'Next round'}
      </Button>
    </Tray>
  );
}

import { type RefObject, useEffect, useRef } from 'react';
import { type Flight, type KiteAt, kiteAt } from '#training/engines/hold-the-line/flight.ts';
import {
  allFound,
  flightOfRound,
  type HoldTheLineState,
  holdTheLine,
  isOwn,
  nextChange,
  type Round,
} from '#training/engines/hold-the-line/hold-the-line.ts';
import { Backdrop } from '#web/training/pictures/backdrop.tsx';
import { feel } from '#web/training/play/feel.ts';
import { Ask, Foot, KeyLine, Tray } from '#web/training/play/play-frame.tsx';
import type { PlayProps } from '#web/training/play/play-props.ts';
import { Playing } from '#web/training/play/playing.tsx';
import { type Run, useRun } from '#web/training/play/use-run.ts';
import { Button } from '#web/ui/button.tsx';
import { Arena } from './arena.tsx';
import { FlyingKites, type KitePlaces } from './flying-kites.tsx';
import { KiteButtons } from './kite-buttons.tsx';
import { readingOrder } from './kite-places.ts';
import { type MarkKind, Marks, Strings } from './marks.tsx';
import { Phases } from './phases.tsx';
import { followCopy, foundCopy, lookCopy, tapCopy, trayCopy } from './tracking-copy.ts';

type State = HoldTheLineState;

/** Hold the line: look, follow, tap, and see the outcome. */
export function Tracking({ setup, onResult }: PlayProps) {
  const kites = useRef<KitePlaces>(null);
  const flightOf = useFlights(setup);
  const run = useRun<State, number>({
    task: holdTheLine,
    setup,
    paint({ phase, round, since }, at) {
      if (phase === 'rest' || round === null) return;
      const flight = flightOf(round);
      const ms = phase === 'follow' ? at - since! : phase === 'look' ? 0 : round.followMs;
      kites.current?.place((kite) => kiteAt(flight, ms, kite));
    },
    isMoving: ({ phase }) => phase === 'follow',
    sceneOf: ({ phase, round, chosen }) => `${phase} ${round?.number} ${chosen}`,
    onKey(key, { phase, round }) {
      if (phase === 'feedback') return key === 'Enter' || key === ' ' ? 'go' : null;
      if (phase !== 'tap' || round === null || !/^[0-9]$/.test(key)) return null;
      const kite = readingOrder(placesAt(flightOf(round), round.followMs))[(Number(key) + 9) % 10];
      return kite === undefined ? null : { answer: kite };
    },
    onResult,
  });
  const { state } = run;
  useFeedback(state);
  useAskFocus(state);
  const round = state.phase === 'rest' ? null : state.round;
  const places = round === null ? [] : placesAt(flightOf(round), state.phase === 'look' ? 0 : round.followMs);
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

const placesAt = (flight: Flight, ms: number): KiteAt[] =>
  Array.from({ length: flight.kites }, (_, kite) => kiteAt(flight, ms, kite));

/**
 * Calculates the flight of a round once; caches the last ones, because the old round is painted until the new one is.
 */
function useFlights(setup: PlayProps['setup']): (round: Round) => Flight {
  const flights = useRef(new Map<number, Flight>());
  return (round) => {
    const known = flights.current.get(round.number);
    if (known !== undefined) return known;
    const flight = flightOfRound(setup, round);
    flights.current.set(round.number, flight);
    flights.current.delete(round.number - 2);
    return flight;
  };
}

/** A short pulse for every chosen kite, and a tone when all were found. */
function useFeedback({ phase, round, chosen }: State): void {
  useEffect(() => {
    if (chosen.length > 0) feel.pulse();
  }, [chosen]);
  const hasFound = phase === 'feedback' && round !== null && allFound(round, chosen);
  useEffect(() => {
    if (hasFound) feel.tone(523);
  }, [hasFound]);
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

interface SkyProps {
  state: State;
  round: Round;
  places: readonly KiteAt[];
  ref: RefObject<KitePlaces | null>;
  onPress: Run<State, number>['answer'];
}

/** Kites with their strings and bows while looking and at the end, and rings where the person tapped. */
function Sky({ state: { phase, chosen }, round, places, ref, onPress }: SkyProps) {
  const isShown = phase === 'look' || phase === 'feedback' || phase === 'ended';
  const marks = marksOf(phase, round, chosen).map(({ kite, kind }) => ({ kind, place: places[kite]! }));
  return (
    <>
      {isShown && <Strings places={places.slice(0, round.rung.own)} />}
      <FlyingKites count={round.rung.kites} withBow={isShown ? round.rung.own : 0} ref={ref} />
      <Marks marks={marks} isOnlyOne={round.rung.own === 1} />
      {phase === 'tap' && (
        <KiteButtons
          places={places}
          order={readingOrder(places)}
          chosen={chosen}
          onPress={(kite, event) => onPress(kite, event, 'key')}
        />
      )}
    </>
  );
}

function marksOf(phase: State['phase'], round: Round, chosen: readonly number[]): { kite: number; kind: MarkKind }[] {
  if (phase === 'tap') return chosen.map((kite) => ({ kite, kind: 'chosen' }));
  if (phase !== 'feedback' && phase !== 'ended') return [];
  const tapped = chosen.map((kite) => ({ kite, kind: isOwn(round, kite) ? 'found' : 'tapped' }) as const);
  return [...tapped, ...missedOf(round, chosen).map((kite) => ({ kite, kind: 'missed' }) as const)];
}

const missedOf = ({ rung }: Round, chosen: readonly number[]): number[] =>
  Array.from({ length: rung.own }, (_, kite) => kite).filter((kite) => !chosen.includes(kite));

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

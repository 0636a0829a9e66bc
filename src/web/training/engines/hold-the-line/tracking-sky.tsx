import type { RefObject } from 'react';
import type { KiteAt } from '#training/engines/hold-the-line/flight.ts';
import { type HoldTheLineState, isOwn, type Round } from '#training/engines/hold-the-line/hold-the-line.ts';
import { FlyingKites, type KitePlaces } from './flying-kites.tsx';
import { KiteButtons } from './kite-buttons.tsx';
import { readingOrder } from './kite-places.ts';
import { type MarkKind, Marks, Strings } from './marks.tsx';
import type { TrackingRun } from './use-tracking-run.ts';

interface SkyProps {
  state: HoldTheLineState;
  round: Round;
  places: readonly KiteAt[];
  ref: RefObject<KitePlaces | null>;
  onPress: TrackingRun['run']['answer'];
}

/** Kites with their strings and bows while looking and at the end, and rings where the person tapped. */
export function Sky({ state: { phase, chosen }, round, places, ref, onPress }: SkyProps) {
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

function marksOf(
  phase: HoldTheLineState['phase'],
  round: Round,
  chosen: readonly number[],
): { kite: number; kind: MarkKind }[] {
  if (phase === 'tap') return chosen.map((kite) => ({ kite, kind: 'chosen' }));
  if (phase !== 'feedback' && phase !== 'ended') return [];
  const tapped = chosen.map((kite) => ({ kite, kind: isOwn(round, kite) ? 'found' : 'tapped' }) as const);
  return [...tapped, ...missedOf(round, chosen).map((kite) => ({ kite, kind: 'missed' }) as const)];
}

export const missedOf = ({ rung }: Round, chosen: readonly number[]): number[] =>
  Array.from({ length: rung.own }, (_, kite) => kite).filter((kite) => !chosen.includes(kite));

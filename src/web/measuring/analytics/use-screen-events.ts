import { useEffect, useRef } from 'react';
import type { EventName, EventProperties } from '#contract/event.ts';
import { reportScreen } from './report-screen.ts';
import { screenNow } from './screen-time.ts';
import { track } from './track.ts';

type ClosingName = { [Name in EventName]: EventProperties[Name] extends { stay_ms: number } ? Name : never }[EventName];
type ScreenProperties<Opened extends EventName, Closed extends ClosingName> = EventProperties[Opened] &
  Omit<EventProperties[Closed], 'stay_ms'>;

/** Accepts any event with any properties, because the hook's own signature has checked that they match. */
const send = track as (name: EventName, properties: object) => void;

/**
 * Reports a screen as opened when it mounts and as closed, with `stay_ms`, when it unmounts or the page is left.
 * The result (`score`, `level`) is sent on opening only.
 */
export function useScreenEvents<Opened extends EventName, Closed extends ClosingName>(
  openName: Opened,
  closeName: Closed,
  properties: ScreenProperties<Opened, Closed>,
): void {
  const latest = useRef(properties);
  latest.current = properties;

  useEffect(
    () =>
      reportScreen(
        window,
        screenNow,
        () => send(openName, latest.current),
        (durationMs) => {
          const { score, level, ...rest } = latest.current as { score?: number; level?: string };
          send(closeName, { ...rest, stay_ms: durationMs });
        },
      ),
    [openName, closeName],
  );
}

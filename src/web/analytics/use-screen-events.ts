import { useEffect, useRef } from 'react';
import type { EventName, EventProperties } from '../../contract/event';
import { reportScreen } from './report-screen';
import { track } from './track';

type ClosingName = { [Name in EventName]: EventProperties[Name] extends { stay_ms: number } ? Name : never }[EventName];
type ScreenProperties<Opening extends EventName, Closing extends ClosingName> = EventProperties[Opening] &
  Omit<EventProperties[Closing], 'stay_ms'>;

/** Any event's name with any properties: the hook's own signature has checked that they belong together. */
const send = track as (name: EventName, properties: object) => void;

/**
 * Reports a screen: opened when it mounts, closed with `stay_ms` when it unmounts or the page is left.
 * The result (`score`, `level`) is told on opening only.
 */
export function useScreenEvents<Opening extends EventName, Closing extends ClosingName>(
  openName: Opening,
  closeName: Closing,
  properties: ScreenProperties<Opening, Closing>,
): void {
  const latest = useRef(properties);
  latest.current = properties;

  useEffect(
    () =>
      reportScreen(
        window,
        Date.now,
        () => send(openName, latest.current),
        (stayMs) => {
          const { score, level, ...rest } = latest.current as { score?: number; level?: string };
          send(closeName, { ...rest, stay_ms: stayMs });
        },
      ),
    [openName, closeName],
  );
}

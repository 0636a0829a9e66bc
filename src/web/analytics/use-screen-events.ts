import { useEffect, useRef } from 'react';
import type { EventName, EventProperties } from '../../contract/event';
import { track } from './track';

type ClosingName = { [Name in EventName]: EventProperties[Name] extends { stay_ms: number } ? Name : never }[EventName];
type ScreenProperties<Opening extends EventName, Closing extends ClosingName> = EventProperties[Opening] &
  Omit<EventProperties[Closing], 'stay_ms'>;

/**
 * Reports a screen: opened when it mounts, closed with `stay_ms` when it unmounts or the page is left.
 * A page that comes back from the browser's memory opens again. The result (`score`, `level`) is told on opening only.
 */
export function useScreenEvents<Opening extends EventName, Closing extends ClosingName>(
  openName: Opening,
  closeName: Closing,
  properties: ScreenProperties<Opening, Closing>,
): void {
  const latest = useRef(properties);
  latest.current = properties;

  useEffect(() => {
    const send = track as (name: EventName, properties: object) => void;
    let openedAt: number | null = null;
    const open = () => {
      if (openedAt !== null) return;
      openedAt = Date.now();
      send(openName, latest.current);
    };
    const close = () => {
      if (openedAt === null) return;
      const { score, level, ...rest } = latest.current as { score?: number; level?: string };
      send(closeName, { ...rest, stay_ms: Date.now() - openedAt });
      openedAt = null;
    };
    open();
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', open);
    return () => {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', open);
      close();
    };
  }, [openName, closeName]);
}

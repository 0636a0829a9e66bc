import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The free room of a screen in play, in CSS pixels; the same in all rounds. */
export interface SkyRooms {
  width: number;
  /** From below what is looked at down to the foot of the screen; 0 where there is none. */
  land: number;
  /** Between what is looked at and the answers; null where the own kite has no room. */
  kite: { top: number; height: number } | null;
}

/** Below what is looked at, the sky stays as it was. */
const distance = 28;
const lowestLand = 96;
/** Of the screen. */
const highestLand = 0.46;
/** On a phone on its side everything stands close together, and the land would come up to what is looked at. */
const lowestScreen = 500;
/** Under this height there is no own kite (delight.md § 5). */
const lowestWithKite = 700;
const kiteRoom = 112;
/** So far it may hang below what is looked at. */
const farthestKite = 56;

/** Measures the room around the stage of an exercise, at first and when the screen changes. */
export function useSkyRoom(): { layer: RefObject<HTMLDivElement | null>; rooms: SkyRooms | null } {
  const layer = useRef<HTMLDivElement>(null);
  const [rooms, setRooms] = useState<SkyRooms | null>(null);
  useLayoutEffect(() => {
    const measure = () => setRooms(roomsOf(layer.current!));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(layer.current!);
    return () => observer.disconnect();
  }, []);
  return { layer, rooms };
}

function roomsOf(layer: HTMLElement): SkyRooms | null {
  const { width, height, top } = layer.getBoundingClientRect();
  const stage = layer.parentElement?.querySelector('main [data-stage]');
  if (!stage || height < lowestScreen) return null;
  const parts = [...stage.querySelectorAll('[data-part]')];
  const bottoms = (parts.length > 0 ? parts : [stage]).map((part) => part.getBoundingClientRect().bottom);
  const looked = Math.max(...bottoms) - top;
  const land = Math.min(height - looked - distance, highestLand * height);
  const answers = stage.ownerDocument.querySelector('main [data-answer]');
  const free = (answers?.getBoundingClientRect().top ?? 0) - top - looked;
  const hasKite = height >= lowestWithKite && free >= kiteRoom + distance;
  return {
    width: Math.round(width),
    land: land < lowestLand ? 0 : Math.round(land),
    kite: hasKite ? { top: Math.round(looked + Math.min(farthestKite, free - kiteRoom)), height: kiteRoom } : null,
  };
}

import { type PointerEvent, useRef, useState } from 'react';
import type { Source } from '#training/run/trial.ts';

interface Drag {
  place: number;
  to: number;
  startY: number;
  /** Middle and height of every card before the drag, in their order. */
  rows: readonly { middle: number; height: number }[];
  isMoving: boolean;
}

/** A press becomes a drag after this many CSS pixels. */
const slackPx = 6;
const clickAfterDropMs = 300;

/**
 * Drags a card along the list by pointer events. The cards move by transform only; their order changes on release.
 * @param list its rows end with their cards, in their order
 */
export function useCardDrag(list: { current: HTMLElement | null }, drop: Drop) {
  const drag = useRef<Drag | null>(null);
  const droppedAt = useRef(Number.NEGATIVE_INFINITY);
  const [dragged, setDragged] = useState<number | null>(null);
  // The string and its knots stay where they are.
  const cards = () => [...(list.current?.children ?? [])].map((row) => row.lastElementChild as HTMLElement);

  function begin(event: PointerEvent, place: number) {
    if (event.button !== 0 || drag.current !== null) return;
    const rows = cards().map((card) => {
      const { top, height } = card.getBoundingClientRect();
      return { middle: top + height / 2, height };
    });
    drag.current = { place, to: place, startY: event.clientY, rows, isMoving: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent) {
    const now = drag.current;
    if (now === null) return;
    const dy = event.clientY - now.startY;
    if (!now.isMoving && Math.abs(dy) < slackPx) return;
    if (!now.isMoving) setDragged(now.place);
    now.isMoving = true;
    now.to = placeAt(now, dy);
    shift(cards(), now, dy);
  }

  function end(event: PointerEvent, isDropped: boolean) {
    const now = drag.current;
    if (now === null) return;
    drag.current = null;
    for (const card of cards()) card.style.transform = '';
    setDragged(null);
    if (!now.isMoving) return;
    droppedAt.current = event.timeStamp;
    if (isDropped && now.to !== now.place)
      drop(now.place, now.to, event, event.pointerType === 'mouse' ? 'mouse' : 'touch');
  }

  return {
    /** Whether a click is only the end of a drag. */
    endsDrag: ({ timeStamp }: { timeStamp: number }) => timeStamp - droppedAt.current < clickAfterDropMs,
    /** The place of the card that is dragged. */
    dragged,
    handleOf: (place: number) => ({
      onPointerDown: (event: PointerEvent) => begin(event, place),
      onPointerMove: move,
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
    }),
  };
}

type Drop = (place: number, to: number, event: { timeStamp: number }, source: Source) => void;

/** The place whose card the dragged card's middle has passed. */
function placeAt({ place, rows }: Drag, dy: number): number {
  const middle = rows[place]!.middle + dy;
  const above = rows.slice(0, place).filter((row) => row.middle > middle).length;
  const below = rows.slice(place + 1).filter((row) => row.middle < middle).length;
  return place - above + below;
}

function shift(cards: readonly HTMLElement[], { place, to, rows }: Drag, dy: number): void {
  const gap = rows.length < 2 ? 0 : rows[1]!.middle - rows[0]!.middle - (rows[0]!.height + rows[1]!.height) / 2;
  const room = rows[place]!.height + gap;
  for (const [index, card] of cards.entries()) {
    let by = 0;
    if (index > place && index <= to) by = -room;
    if (index < place && index >= to) by = room;
    card.style.transform = index === place ? `translateY(${dy}px)` : by === 0 ? '' : `translateY(${by}px)`;
  }
}

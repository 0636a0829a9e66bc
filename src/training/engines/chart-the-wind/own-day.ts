/** One thing of the person's own day. Times are minutes after midnight. */
export interface OwnThing {
  id: string;
  name: string;
  minutes: number;
  /** Its fixed beginning; null when it may be at any time. */
  atMin: number | null;
}

export interface OwnDay {
  things: readonly OwnThing[];
  fromMin: number;
  untilMin: number;
}

/** A thing with its place in the day. */
export interface Slot {
  thing: OwnThing;
  fromMin: number;
  untilMin: number;
}

/** Two things at the same time, or one outside the day. */
export type Collision =
  | { kind: 'overlap'; first: Slot; second: Slot }
  | { kind: 'before the start' | 'after the end'; slot: Slot };

/**
 * Whether a day works. `collides`: things with a fixed time conflict. `too much`: there are fewer minutes than the
 * things need. `no gap`: there are enough minutes, but not in one piece for this thing.
 */
export type DayVerdict =
  | { kind: 'fits'; slots: readonly Slot[]; spareMin: number }
  | { kind: 'collides'; collisions: readonly Collision[] }
  | { kind: 'too much'; overMin: number }
  | { kind: 'no gap'; thing: OwnThing };

export const mostThings = 5;
export const fewestThings = 3;

export function verdictOf({ things, fromMin, untilMin }: OwnDay): DayVerdict {
  const fixed = things
    .flatMap((thing) => (thing.atMin === null ? [] : [slotOf(thing, thing.atMin)]))
    .sort((a, b) => a.fromMin - b.fromMin);
  const collisions = collisionsOf(fixed, fromMin, untilMin);
  if (collisions.length > 0) return { kind: 'collides', collisions };
  const spareMin = untilMin - fromMin - things.reduce((sum, { minutes }) => sum + minutes, 0);
  if (spareMin < 0) return { kind: 'too much', overMin: -spareMin };
  const free = things.filter(({ atMin }) => atMin === null);
  let farthest: Placing = { slots: fixed, left: free[0] ?? null };
  for (const order of ordersOf(free)) {
    const placing = placed(order, fixed, fromMin, untilMin);
    if (placing.left === null) return { kind: 'fits', slots: placing.slots, spareMin };
    if (placing.slots.length > farthest.slots.length) farthest = placing;
  }
  return { kind: 'no gap', thing: farthest.left! };
}

const slotOf = (thing: OwnThing, fromMin: number): Slot => ({ thing, fromMin, untilMin: fromMin + thing.minutes });

function collisionsOf(fixed: readonly Slot[], fromMin: number, untilMin: number): Collision[] {
  return fixed.flatMap((slot, index): Collision[] => {
    if (slot.fromMin < fromMin) return [{ kind: 'before the start', slot }];
    if (slot.untilMin > untilMin) return [{ kind: 'after the end', slot }];
    const later = fixed.slice(index + 1).filter(({ fromMin: other }) => other < slot.untilMin);
    return later.map((second) => ({ kind: 'overlap', first: slot, second }));
  });
}

interface Placing {
  slots: readonly Slot[];
  /** The first thing without a gap; null when all have one. */
  left: OwnThing | null;
}

/** Each thing in turn takes the first gap that is long enough for it. */
function placed(order: readonly OwnThing[], fixed: readonly Slot[], fromMin: number, untilMin: number): Placing {
  let slots = fixed;
  for (const thing of order) {
    const starts = [fromMin, ...slots.map((slot) => slot.untilMin)].sort((a, b) => a - b);
    const start = starts.find((at) => {
      const slot = slotOf(thing, at);
      return (
        slot.untilMin <= untilMin && slots.every((other) => other.untilMin <= at || other.fromMin >= slot.untilMin)
      );
    });
    if (start === undefined) return { slots, left: thing };
    slots = [...slots, slotOf(thing, start)].sort((a, b) => a.fromMin - b.fromMin);
  }
  return { slots, left: null };
}

/** All orders of at most five things, beginning with the typed one. */
function ordersOf(things: readonly OwnThing[]): OwnThing[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing) => ordersOf(things.filter((other) => other !== thing)).map((rest) => [thing, ...rest]));
}

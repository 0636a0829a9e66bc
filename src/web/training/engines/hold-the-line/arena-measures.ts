import type { Stance } from '#web/ui/illustration/person.tsx';

/** The side of the arena in the units of its drawings. */
export const side = 358;
/** A kite's middle, in units of the drawings, below the crossing of its spars. */
export const crossing = -3;
/** The lean of a kite that flies straight to one side; degrees. */
export const lean = 34;

/** The person who holds the strings: below the arena on narrow screens, at the left on wide ones. */
export const person = {
  narrow: { x: 96, y: 470, scale: 1.3 },
  wide: { x: -172, y: 312, scale: 1.3 },
} satisfies Record<string, Stance>;

/** The tail of the own kite. */
export interface SkyTail {
  /** Each was ten bows. */
  knots: number;
  bows: number;
}

const bowsInKnot = 10;

/** Each round ties a bow, whatever its answer; when there are ten, the next one ties them into a knot. */
export function tailAt(done: number): SkyTail {
  const knots = Math.max(0, Math.ceil(done / bowsInKnot) - 1);
  return { knots, bows: done - knots * bowsInKnot };
}

import type { EntityPrefix } from './entities';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A Paddle id, `<prefix>_` and 26 letters and digits that begin with 01. `random` gives numbers in [0, 1). */
export function newId(prefix: EntityPrefix, random: () => number): string {
  let id = `${prefix}_01`;
  for (let n = 0; n < 24; n++) id += alphabet[Math.floor(random() * alphabet.length)];
  return id;
}

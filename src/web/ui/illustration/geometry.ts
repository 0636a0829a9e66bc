/** x and y in the picture's own units. */
export type Point = readonly [number, number];

/** Rounds to two decimals, so that server and browser write the same text. */
const round = (value: number) => Math.round(value * 100) / 100;

/** Numbers as path data. */
export const at = (...values: number[]) => values.map(round).join(' ');

/** `translate() rotate() scale()` as one attribute. */
export const placed = (x: number, y: number, scale = 1, turn = 0) =>
  `translate(${at(x, y)})${turn ? ` rotate(${round(turn)})` : ''}${scale === 1 ? '' : ` scale(${round(scale)})`}`;

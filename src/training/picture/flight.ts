import type { Light } from './light.ts';
import type { Point } from './shapes.ts';

/** What a picture is drawn from (delight.md § 6). */
export interface Flight {
  /** Of the entry: clouds, wind and figure come from it. */
  id: string;
  /** Of the local day, from 0. */
  minute: number;
  /** The place that it reached: from 0, in the order of the places and round again. */
  place: number;
  /** The places before it, 0 to 3, each with a loop in the way. */
  passed: number;
  /** From `traceOf`. */
  trace: string;
  /** 3 to 10, by rounds and never by right answers. */
  bows: number;
}

/** A picture is drawn for this size; everything else is scaled. */
export const drawnWidth = 420;
export const drawnHeight = 525;

export interface Size {
  w: number;
  h: number;
}

export interface Frame extends Size {
  /** Everything is drawn for a width of 420 and a height of 525. */
  unit: number;
  light: Light;
}

/** Sun or moon. */
export interface Sun {
  at: Point;
  radius: number;
}

/** What stands in a place. */
export type ThingKind =
  | 'water'
  | 'bend'
  | 'sail'
  | 'mill'
  | 'birch'
  | 'tree'
  | 'house'
  | 'tower'
  | 'bridge'
  | 'lighthouse'
  | 'stone'
  | 'sheep';

/** `x`: the share of the width; of water the share of the ground that it covers. */
export interface Thing {
  kind: ThingKind;
  x: number;
  /** 1 by default. */
  size?: number;
}

/** Heights of a line of hills at five points across, as shares of the ground's height. */
type Line = readonly [number, number, number, number, number];

/** A place that a flight passes (delight.md § 5). */
export interface Place {
  name: string;
  far: Line;
  mid: Line;
  near: Line;
  things: readonly Thing[];
  /** Whether its hills have peaks. */
  isPeaked?: true;
}

/** Twelve places, in the order in which flights pass them, and round again. */
export const places: readonly Place[] = [
  {
    name: 'sea side',
    far: [0.5, 0.5, 0.5, 0.5, 0.5],
    mid: [0.42, 0.3, 0.16, 0.1, 0.08],
    near: [0.34, 0.42, 0.24, 0.1, 0.02],
    things: [
      { kind: 'water', x: 0.5 },
      { kind: 'sail', x: 0.66 },
      { kind: 'sail', x: 0.86, size: 0.6 },
    ],
  },
  {
    name: 'mill',
    far: [0.7, 0.9, 0.6, 0.8, 0.7],
    mid: [0.5, 0.62, 0.7, 0.58, 0.4],
    near: [0.42, 0.36, 0.2, 0.28, 0.3],
    things: [{ kind: 'mill', x: 0.6 }],
  },
  {
    name: 'birch wood',
    far: [0.8, 0.6, 0.78, 0.66, 0.86],
    mid: [0.46, 0.5, 0.42, 0.5, 0.56],
    near: [0.4, 0.3, 0.2, 0.24, 0.32],
    things: [
      { kind: 'birch', x: 0.5 },
      { kind: 'birch', x: 0.6, size: 0.8 },
      { kind: 'birch', x: 0.72, size: 1.1 },
      { kind: 'birch', x: 0.9 },
    ],
  },
  {
    name: 'village',
    far: [0.7, 0.84, 0.66, 0.9, 0.74],
    mid: [0.44, 0.4, 0.46, 0.5, 0.44],
    near: [0.4, 0.34, 0.16, 0.2, 0.26],
    things: [
      { kind: 'house', x: 0.52 },
      { kind: 'house', x: 0.62, size: 0.8 },
      { kind: 'tower', x: 0.71 },
      { kind: 'house', x: 0.8, size: 1.1 },
    ],
  },
  {
    name: 'river',
    far: [0.8, 0.7, 0.96, 0.72, 0.84],
    mid: [0.5, 0.44, 0.3, 0.46, 0.56],
    near: [0.44, 0.32, 0.06, 0.1, 0.34],
    things: [{ kind: 'bend', x: 0.62 }],
  },
  {
    name: 'orchard',
    far: [0.66, 0.8, 0.7, 0.62, 0.76],
    mid: [0.48, 0.56, 0.5, 0.56, 0.46],
    near: [0.4, 0.36, 0.26, 0.22, 0.24],
    things: [
      { kind: 'tree', x: 0.46 },
      { kind: 'tree', x: 0.58, size: 0.9 },
      { kind: 'tree', x: 0.7 },
      { kind: 'tree', x: 0.84, size: 0.8 },
    ],
  },
  {
    name: 'old bridge',
    far: [0.9, 0.7, 0.6, 0.78, 0.94],
    mid: [0.56, 0.4, 0.24, 0.4, 0.56],
    near: [0.44, 0.3, 0.02, 0.04, 0.34],
    things: [
      { kind: 'water', x: 0.2 },
      { kind: 'bridge', x: 0.63 },
    ],
  },
  {
    name: 'lake',
    far: [0.86, 1, 0.74, 0.92, 0.8],
    mid: [0.42, 0.36, 0.34, 0.38, 0.46],
    near: [0.4, 0.28, 0.04, 0.02, 0.16],
    things: [
      { kind: 'water', x: 0.3 },
      { kind: 'sail', x: 0.74, size: 0.8 },
    ],
  },
  {
    name: 'ridge',
    far: [0.7, 1.16, 0.8, 1.3, 0.9],
    mid: [0.5, 0.72, 0.62, 0.86, 0.6],
    near: [0.44, 0.34, 0.3, 0.36, 0.3],
    things: [],
    isPeaked: true,
  },
  {
    name: 'lighthouse',
    far: [0.46, 0.46, 0.46, 0.46, 0.46],
    mid: [0.1, 0.08, 0.14, 0.44, 0.52],
    near: [0.36, 0.4, 0.16, 0.14, 0.3],
    things: [
      { kind: 'water', x: 0.46 },
      { kind: 'lighthouse', x: 0.86 },
    ],
  },
  {
    name: 'heath',
    far: [0.6, 0.66, 0.6, 0.68, 0.62],
    mid: [0.44, 0.48, 0.5, 0.46, 0.5],
    near: [0.36, 0.34, 0.28, 0.3, 0.3],
    things: [
      { kind: 'stone', x: 0.56 },
      { kind: 'stone', x: 0.61, size: 0.7 },
      { kind: 'sheep', x: 0.76 },
      { kind: 'sheep', x: 0.84, size: 0.8 },
    ],
  },
  {
    name: 'harbour',
    far: [0.6, 0.56, 0.5, 0.5, 0.5],
    mid: [0.5, 0.46, 0.2, 0.1, 0.06],
    near: [0.42, 0.36, 0.2, 0.1, 0.04],
    things: [
      { kind: 'water', x: 0.5 },
      { kind: 'house', x: 0.34, size: 0.8 },
      { kind: 'sail', x: 0.62 },
      { kind: 'sail', x: 0.76, size: 0.8 },
      { kind: 'sail', x: 0.92, size: 0.6 },
    ],
  },
];

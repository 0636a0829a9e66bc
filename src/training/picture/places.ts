/** What stands in a place. */
export type ThingKind =
  | 'water'
  | 'bend'
  | 'sail'
  | 'mill'
  | 'birch'
  | 'tree'
  | 'fir'
  | 'poplar'
  | 'field'
  | 'jetty'
  | 'reeds'
  | 'heather'
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
  /** The hill that it stands on; the middle one by default. */
  on?: 'far' | 'mid' | 'near';
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
    far: [0.92, 0.92, 0.92, 0.92, 0.92],
    mid: [0.78, 0.6, 0.36, 0.2, 0.1],
    near: [0.44, 0.5, 0.34, 0.16, 0.02],
    things: [
      { kind: 'water', x: 0.92 },
      { kind: 'sail', x: 0.46, size: 0.5 },
      { kind: 'sail', x: 0.64 },
      { kind: 'sail', x: 0.88, size: 0.7 },
      { kind: 'house', x: 0.04, size: 0.9 },
    ],
  },
  {
    name: 'mill',
    far: [0.94, 1.04, 0.84, 0.98, 0.9],
    mid: [0.66, 0.62, 0.66, 0.74, 0.62],
    near: [0.4, 0.44, 0.3, 0.36, 0.4],
    things: [
      { kind: 'field', x: 0.1 },
      { kind: 'poplar', x: 0.06 },
      { kind: 'poplar', x: 0.12, size: 0.85 },
      { kind: 'mill', x: 0.74 },
      { kind: 'house', x: 0.9, size: 0.9 },
    ],
  },
  {
    name: 'birch wood',
    far: [1, 0.86, 0.98, 0.86, 1.04],
    mid: [0.62, 0.66, 0.58, 0.66, 0.72],
    near: [0.44, 0.42, 0.28, 0.32, 0.4],
    things: [
      { kind: 'birch', x: 0.06, size: 0.8 },
      { kind: 'birch', x: 0.44, size: 0.8 },
      { kind: 'birch', x: 0.54 },
      { kind: 'birch', x: 0.64, size: 0.9 },
      { kind: 'birch', x: 0.8, on: 'near' },
      { kind: 'birch', x: 0.92, size: 1.15, on: 'near' },
    ],
  },
  {
    name: 'village',
    far: [0.92, 1.02, 0.88, 1.06, 0.94],
    mid: [0.66, 0.6, 0.62, 0.68, 0.62],
    near: [0.44, 0.46, 0.28, 0.26, 0.3],
    things: [
      { kind: 'house', x: 0.06, size: 0.8 },
      { kind: 'house', x: 0.44, size: 0.85 },
      { kind: 'tower', x: 0.55 },
      { kind: 'house', x: 0.64, size: 1.1 },
      { kind: 'house', x: 0.76 },
      { kind: 'poplar', x: 0.86, size: 0.95 },
      { kind: 'poplar', x: 0.92, size: 0.8 },
    ],
  },
  {
    name: 'river',
    far: [0.98, 0.9, 1.1, 0.9, 1.02],
    mid: [0.66, 0.62, 0.54, 0.66, 0.72],
    near: [0.46, 0.42, 0.12, 0.06, 0.3],
    things: [
      { kind: 'bend', x: 0.62 },
      { kind: 'fir', x: 0.06, size: 0.8, on: 'far' },
      { kind: 'fir', x: 0.12, size: 0.65, on: 'far' },
      { kind: 'poplar', x: 0.5, size: 0.8 },
      { kind: 'tree', x: 0.95, size: 0.9 },
    ],
  },
  {
    name: 'orchard',
    far: [0.92, 1, 0.94, 0.88, 0.98],
    mid: [0.62, 0.7, 0.66, 0.72, 0.62],
    near: [0.44, 0.46, 0.34, 0.34, 0.4],
    things: [
      { kind: 'tree', x: 0.04, size: 0.75 },
      { kind: 'tree', x: 0.4, size: 0.75 },
      { kind: 'tree', x: 0.53, size: 0.8 },
      { kind: 'tree', x: 0.66, size: 0.75 },
      { kind: 'tree', x: 0.6, size: 1.15, on: 'near' },
      { kind: 'tree', x: 0.82, size: 1.15, on: 'near' },
    ],
  },
  {
    name: 'old bridge',
    far: [1.06, 0.92, 0.82, 0.96, 1.1],
    mid: [0.76, 0.62, 0.3, 0.5, 0.76],
    near: [0.46, 0.42, 0.06, 0.04, 0.34],
    things: [
      { kind: 'water', x: 0.4 },
      { kind: 'bridge', x: 0.66 },
      { kind: 'tree', x: 0.05, size: 0.9 },
    ],
  },
  {
    name: 'lake',
    far: [0.98, 0.9, 0.74, 0.82, 0.92],
    mid: [0.1, 0.1, 0.1, 0.1, 0.1],
    near: [0.3, 0.4, 0.34, 0.24, 0.3],
    things: [
      { kind: 'fir', x: 0.05, size: 0.6, on: 'far' },
      { kind: 'fir', x: 0.11, size: 0.75, on: 'far' },
      { kind: 'fir', x: 0.9, size: 0.65, on: 'far' },
      { kind: 'fir', x: 0.96, size: 0.8, on: 'far' },
      { kind: 'water', x: 0.74 },
      { kind: 'jetty', x: 0.06 },
      { kind: 'sail', x: 0.4, size: 0.8 },
      { kind: 'reeds', x: 0.85, on: 'near' },
      { kind: 'reeds', x: 0.93, size: 0.75, on: 'near' },
    ],
  },
  {
    name: 'ridge',
    far: [0.86, 1.42, 0.96, 1.52, 1],
    mid: [0.66, 0.78, 0.7, 0.9, 0.7],
    near: [0.44, 0.42, 0.34, 0.4, 0.36],
    things: [
      { kind: 'fir', x: 0.54, size: 0.85, on: 'near' },
      { kind: 'fir', x: 0.62, on: 'near' },
      { kind: 'fir', x: 0.84, size: 0.9, on: 'near' },
      { kind: 'fir', x: 0.94, size: 1.1, on: 'near' },
    ],
    isPeaked: true,
  },
  {
    name: 'lighthouse',
    far: [0.88, 0.88, 0.88, 0.88, 0.88],
    mid: [0.1, 0.1, 0.2, 0.56, 0.66],
    near: [0.42, 0.48, 0.3, 0.2, 0.36],
    things: [
      { kind: 'water', x: 0.88 },
      { kind: 'sail', x: 0.38, size: 0.55 },
      { kind: 'lighthouse', x: 0.82 },
      { kind: 'house', x: 0.93, size: 0.85 },
    ],
  },
  {
    name: 'heath',
    far: [0.86, 0.94, 0.86, 0.96, 0.88],
    mid: [0.6, 0.64, 0.66, 0.62, 0.66],
    near: [0.42, 0.44, 0.36, 0.4, 0.4],
    things: [
      { kind: 'stone', x: 0.52 },
      { kind: 'stone', x: 0.58, size: 0.7 },
      { kind: 'sheep', x: 0.8 },
      { kind: 'sheep', x: 0.9, size: 0.8 },
      { kind: 'heather', x: 0.06, on: 'near' },
      { kind: 'heather', x: 0.44, on: 'near' },
      { kind: 'heather', x: 0.6, size: 1.2, on: 'near' },
      { kind: 'heather', x: 0.88, on: 'near' },
    ],
  },
  {
    name: 'harbour',
    far: [0.92, 0.9, 0.9, 0.9, 0.9],
    mid: [0.24, 0.2, 0.2, 0.46, 0.6],
    near: [0.4, 0.42, 0.28, 0.16, 0.1],
    things: [
      { kind: 'water', x: 0.9 },
      { kind: 'jetty', x: 0.06 },
      { kind: 'sail', x: 0.36, size: 0.7 },
      { kind: 'sail', x: 0.56 },
      { kind: 'house', x: 0.78, size: 1.1 },
      { kind: 'house', x: 0.88, size: 1.25 },
      { kind: 'house', x: 0.97, size: 1 },
    ],
  },
];

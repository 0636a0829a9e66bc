/**
 * Shape of the box that a scene fills: the tall side panel of wide screens, a low banner, or the picture above a sheet.
 */
export interface SceneProps {
  panel?: boolean;
  banner?: boolean;
}

export interface Frame {
  /** Props of the picture around the scene. */
  picture: { width: number; height: number; spare: number };
  /** Scale of everything on the ground. */
  unit: number;
  /** Scale of the kites in the air. */
  kite: number;
  /** x of a share of the width. */
  x: (share: number) => number;
  /** y of a share of the free sky: 0 is below a page's header, 1 the horizon. */
  sky: (share: number) => number;
  /** y of a height above the picture's bottom edge. A sheet hides the lowest 30 units. */
  up: (units: number) => number;
  /** Props that every hill of the scene shares. */
  hill: { width: number; height: number; scale: number };
}

/** Height of the farthest hills above the bottom edge, in units. */
const horizon = 140;

const sheet = frame(390, 540, { unit: 1, kite: 1, top: 186, spare: 140 });
const panel = frame(520, 800, { unit: 1.5, kite: 1.6, top: 110, spare: 40 });
const banner = frame(480, 184, { unit: 0.7, kite: 0.62, top: 46, spare: 0 });

/** The measures for one of three box shapes. */
export function frameOf(shape: SceneProps): Frame {
  if (shape.panel) return panel;
  return shape.banner ? banner : sheet;
}

interface Sizes extends Pick<Frame, 'unit' | 'kite'> {
  /** y of the free sky's upper end. */
  top: number;
  /** See `Picture`. */
  spare: number;
}

function frame(width: number, height: number, { unit, kite, top, spare }: Sizes): Frame {
  return {
    picture: { width, height, spare },
    unit,
    kite,
    x: (share) => share * width,
    sky: (share) => top + share * (height - horizon * unit - top),
    up: (units) => height - units * unit,
    hill: { width, height, scale: unit },
  };
}

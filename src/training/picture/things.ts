import type { Light } from './light.ts';
import type { Place, Thing, ThingKind } from './places.ts';
import { group, type Point, short } from './shapes.ts';

/** Where and in which light things stand. */
export interface Ground {
  w: number;
  h: number;
  /** The height of the ground. */
  ground: number;
  light: Light;
  /** The height of the middle hill at a share of the width. */
  yAt(x: number): number;
  /** The share of the ground that water covers. */
  water: number;
}

/** A picture is drawn for this width; everything else is scaled. */
export const drawnWidth = 420;

/** The things of a place, in three layers: behind the middle hill, on the water before it, and on it. */
export function thingsOf({ things }: Place, ground: Ground): { behind: string; before: string; on: string } {
  const water = things.filter(isWater);
  const sails = things.filter(({ kind }) => kind === 'sail');
  const others = things.filter((thing) => !isWater(thing) && thing.kind !== 'sail');
  const draw = (some: readonly Thing[]) => some.map((thing) => drawings[thing.kind](thing, ground)).join('');
  const [sea, lake] = [water.filter(isSea), water.filter((thing) => !isSea(thing))];
  return {
    behind: draw(sea) + (sea.length > 0 ? draw(sails) : ''),
    before: draw(lake) + (sea.length > 0 ? '' : draw(sails)),
    on: draw(others),
  };
}

const isWater = ({ kind }: Thing): boolean => kind === 'water' || kind === 'bend';

/** A sea lies behind the middle hill, a lake before it. */
const isSea = ({ kind, x }: Thing): boolean => kind === 'water' && x > 0.4;

type Draw = (thing: Thing, ground: Ground) => string;

/** On the middle hill, drawn with its foot at the origin. */
const standing =
  (inner: (light: Light) => string, scale = 1): Draw =>
  ({ x, size = 1 }, { w, light, yAt }) =>
    group(inner(light), [x * w, yAt(x)], (size * scale * w) / drawnWidth);

const shade = ({ hills }: Light): string => hills[3]!;
const green = ({ hills }: Light): string => hills[2]!;

const drawings: Record<ThingKind, Draw> = {
  water: ({ x }, { w, h, ground, light }) => {
    const top = h - ground * x;
    const waves = (
      [
        [0.5, 12, 46],
        [0.72, 24, 70],
        [0.4, 32, 30],
      ] as const
    ).map(([at, below, long]) => `M${short(w * at)} ${short(top + below)}h${long}`);
    return `<path d="M0 ${short(top)}H${w}V${h}H0Z" fill="${light.sky[1]}"/><path d="${waves.join('')}" stroke="${light.cloud}" stroke-width="2" stroke-linecap="round" opacity=".6"/>`;
  },
  bend: (_, { w, h, ground, light }) => {
    const at = (x: number, y: number) => `${short(w * x)} ${short(h - ground * y)}`;
    return `<path d="M${at(0.5, 0)}C${at(0.56, 0.24)} ${at(0.9, 0.26)} ${at(0.72, 0.44)}C${at(0.68, 0.48)} ${at(0.62, 0.5)} ${at(0.63, 0.54)}C${at(0.7, 0.48)} ${at(0.86, 0.42)} ${at(0.84, 0.34)}C${at(0.82, 0.22)} ${at(0.72, 0.16)} ${at(0.74, 0)}Z" fill="${light.sky[1]}"/>`;
  },
  sail: ({ x, size = 1 }, { w, h, ground, light, water }) => {
    const at: Point = [x * w, h - ground * (water - 0.14)];
    return group(
      `<path d="M0-2V-30L16-4Z" fill="${light.cloud}"/><path d="M-3-4V-24L-13-4Z" fill="${light.cloud}" opacity=".85"/><path d="M-15 0H18L12 7H-9Z" fill="${shade(light)}"/>`,
      at,
      (size * w) / drawnWidth,
    );
  },
  mill: standing(
    (light) =>
      `<path d="M-9 4L-6-34H6L9 4Z" fill="${light.cloud}"/><path d="M-8-33L0-42L8-33Z" fill="${shade(light)}"/><path d="M0-34L-17-53M0-34L19-51M0-34L17-15M0-34L-19-17" stroke="${shade(light)}" stroke-width="2.4" stroke-linecap="round"/>`,
    1.1,
  ),
  birch: standing(
    (light) =>
      `<path d="M0 4V-40" stroke="${light.cloud}" stroke-width="3"/><path d="M-1.5-8h2M-.5-18h2M-1.5-26h2" stroke="${shade(light)}" stroke-width="1.5"/><ellipse cy="-42" rx="11" ry="17" fill="${green(light)}"/>`,
  ),
  tree: standing(
    (light) =>
      `<path d="M0 4V-14" stroke="${shade(light)}" stroke-width="3.5"/><circle cy="-22" r="13" fill="${green(light)}"/><g fill="#F2714B"><circle cx="-5" cy="-24" r="2"/><circle cx="4" cy="-19" r="2"/><circle cx="3" cy="-28" r="2"/></g>`,
  ),
  house: standing(
    (light) =>
      `<path d="M-13 6V-12L0-23L13-12V6Z" fill="${light.cloud}"/><path d="M-16-10L0-24L16-10" fill="none" stroke="${shade(light)}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="-4" y="-9" width="8" height="8" rx="1.5" fill="${light.isNight ? lamp : green(light)}"/>`,
  ),
  tower: standing(
    (light) =>
      `<path d="M-6 6V-28H6V6Z" fill="${light.cloud}"/><path d="M-8-27L0-46L8-27Z" fill="${shade(light)}"/><circle cy="-18" r="3" fill="${light.isNight ? lamp : green(light)}"/>`,
  ),
  bridge: ({ x }, { w, h, ground, light }) =>
    group(
      `<path d="M-92 8V-8Q-46-30 0-30T92-8V8H64A17 17 0 0 0 30 8H17A17 17 0 0 0-17 8H-30A17 17 0 0 0-64 8Z" fill="${light.cloud}"/><path d="M-92-8Q-46-30 0-30T92-8" fill="none" stroke="${shade(light)}" stroke-width="3.5" stroke-linecap="round"/>`,
      [x * w, h - ground * 0.2],
      w / drawnWidth,
    ),
  lighthouse: standing((light) => {
    const beam = light.isNight ? '<path d="M0-47L-200-74V-40Z" fill="#FFE7A8" opacity=".22"/>' : '';
    return `${beam}<path d="M-8 6L-5-42H5L8 6Z" fill="${light.cloud}"/><path d="M-7.4-8H7.4L6.6-18H-6.6ZM-6-28H6L5.3-36H-5.3Z" fill="#F2512B"/><rect x="-5" y="-52" width="10" height="10" rx="2" fill="${light.isNight ? '#FFE7A8' : light.sun}"/><path d="M-7-52L0-60L7-52Z" fill="${shade(light)}"/>`;
  }),
  stone: standing((light) => `<path d="M-8 4C-10-14-5-26 1-26S10-12 8 4Z" fill="${shade(light)}"/>`),
  sheep: standing(
    (light) =>
      `<path d="M-5 4V-3M5 4V-3" stroke="${shade(light)}" stroke-width="2"/><ellipse cy="-8" rx="10" ry="7" fill="${light.cloud}"/><circle cx="10" cy="-11" r="4" fill="${shade(light)}"/>`,
  ),
};

/** Lit windows. */
const lamp = '#FFD27F';

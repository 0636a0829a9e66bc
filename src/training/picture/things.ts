import type { Frame, Sun } from './flight.ts';
import type { Light } from './light.ts';
import type { Place, Thing, ThingKind } from './places.ts';
import { group, short } from './shapes.ts';

/** Where and in which light things stand. */
interface Ground extends Frame {
  /** The height of the ground. */
  ground: number;
  sun: Sun;
  /** The share of the ground that water covers. */
  water: number;
  /** The heights of the three hills at a share of the width. */
  farAt(x: number): number;
  midAt(x: number): number;
  nearAt(x: number): number;
}

/** The layers of a place's things, from far to near. */
interface Layers {
  /** On the far hill, and a sea before it. */
  behind: string;
  /** A lake before the middle hill. */
  before: string;
  /** On the middle hill. */
  on: string;
  /** On the near hill. */
  near: string;
}

export function thingsOf({ things }: Place, ground: Ground): Layers {
  const draw = (some: readonly Thing[]) => some.map((thing) => drawings[thing.kind](thing, ground)).join('');
  const standing = (on: 'far' | 'mid' | 'near') =>
    draw(things.filter((thing) => !isAfloat(thing) && (thing.on ?? 'mid') === on));
  const afloat = draw(things.filter(isAfloat));
  const hasSea = things.some(isSea);
  return {
    behind: standing('far') + (hasSea ? afloat : ''),
    before: hasSea ? '' : afloat,
    on: standing('mid'),
    near: standing('near'),
  };
}

const afloat: ReadonlySet<ThingKind> = new Set(['water', 'bend', 'sail', 'jetty']);
const isAfloat = ({ kind }: Thing): boolean => afloat.has(kind);

/** A sea lies behind the middle hill, a lake before it. */
const isSea = ({ kind, x }: Thing): boolean => kind === 'water' && x > 0.6;

type Draw = (thing: Thing, ground: Ground) => string;

const thingScale = 1.3;

/** On its hill, drawn with its foot at the origin. */
const standing =
  (inner: (light: Light, leaf: string) => string): Draw =>
  ({ x, size = 1, on = 'mid' }, { w, unit, light, farAt, midAt, nearAt }) => {
    const y = { far: farAt, mid: midAt, near: nearAt }[on](x);
    // A leaf on the near hill would be lost against it.
    const leaf = on === 'near' ? shade(light) : green(light);
    return group(inner(light, leaf), [x * w, y + 2 * unit], size * thingScale * unit);
  };

const shade = ({ hills }: Light): string => hills[3]!;
const green = ({ hills }: Light): string => hills[2]!;
const window = (light: Light): string => (light.isNight ? '#FFE7A8' : '#FFD27F');

/** Waves on water, as share of the width, units below its edge and length. */
const waves = [
  [0.5, 14, 46],
  [0.76, 26, 60],
  [0.36, 38, 34],
  [0.08, 24, 40],
] as const;

const drawings: Record<ThingKind, Draw> = {
  water: ({ x }, { w, h, unit, ground, light, sun }) => {
    const top = h - ground * x;
    const lines = waves.map(
      ([at, below, long]) => `M${short(w * at)} ${short(top + below * unit)}h${short(long * unit)}`,
    );
    return (
      `<path d="M0 ${short(top)}H${w}V${h}H0Z" fill="${light.sky[1]}"/>` +
      `<path d="M0 ${short(top + 30 * unit)}H${w}V${h}H0Z" fill="${light.hills[1]}" opacity=".45"/>` +
      `<path d="${lines.join('')}" stroke="${light.glow}" stroke-width="${short(2.4 * unit)}" stroke-linecap="round" opacity=".6"/>` +
      glint(sun, top, unit, light)
    );
  },
  bend: (_, { w, h, ground, light }) => {
    const at = (x: number, y: number) => `${short(w * x)} ${short(h - ground * y)}`;
    return `<path d="M${at(0.42, 0)}C${at(0.5, 0.26)} ${at(0.94, 0.3)} ${at(0.74, 0.5)}C${at(0.68, 0.56)} ${at(0.6, 0.58)} ${at(0.62, 0.64)}C${at(0.7, 0.56)} ${at(0.9, 0.5)} ${at(0.88, 0.4)}C${at(0.86, 0.26)} ${at(0.74, 0.18)} ${at(0.76, 0)}Z" fill="${light.sky[1]}"/>`;
  },
  sail: ({ x, size = 1 }, { w, h, unit, ground, light, water }) =>
    group(
      `<path d="M0-4V-34L13-7Z" fill="${light.wall}"/><path d="M-3-7V-27L-11-7Z" fill="${light.wall}" opacity=".8"/><path d="M-14-2H14L9 5H-9Z" fill="${shade(light)}" stroke="${shade(light)}" stroke-width="2" stroke-linejoin="round"/>`,
      [x * w, h - ground * (water - 0.12) + (size - 0.6) * 14 * unit],
      size * thingScale * unit,
    ),
  jetty: ({ x }, { w, h, unit, ground, light, water }) =>
    group(
      `<path d="M-40 0H78" stroke="${shade(light)}" stroke-width="4.5" stroke-linecap="round"/><path d="M8 0V13M34 0V13M60 0V13" stroke="${shade(light)}" stroke-width="3" stroke-linecap="round"/>`,
      [x * w, h - ground * (water - 0.36)],
      unit,
    ),
  mill: standing((light) => {
    const arm = `<path d="M0 0V-42" stroke="${shade(light)}" stroke-width="2.2" stroke-linecap="round"/><path d="M1.5-12H10V-41H1.5Z" fill="${light.wall}" stroke="${shade(light)}" stroke-width="1.2" stroke-linejoin="round"/>`;
    const arms = [18, 108, 198, 288].map((turn) => `<g transform="rotate(${turn})">${arm}</g>`).join('');
    return `<path d="M-14 6L-9-38H9L14 6Z" fill="${light.wall}"/><path d="M-11-37C-11-50 11-50 11-37Z" fill="${shade(light)}"/><rect x="-4" y="-12" width="8" height="16" rx="4" fill="${green(light)}"/><g transform="translate(0-40)">${arms}<circle r="3.5" fill="${shade(light)}"/></g>`;
  }),
  field: ({ x, on = 'mid' }, { w, unit, light, ...ground }) => {
    const heightAt = on === 'near' ? ground.nearAt : ground.midAt;
    const rows = Array.from({ length: 6 }, (_, i) => {
      const at = Math.min(0.98, x + i * 0.11);
      const y = heightAt(at) + 7 * unit;
      return `M${short(at * w)} ${short(y)}q${short(-16 * unit)} ${short(22 * unit)} ${short(-36 * unit)} ${short(70 * unit)}`;
    });
    return `<path d="${rows.join('')}" fill="none" stroke="${light.hills[0]}" stroke-width="${short(3 * unit)}" stroke-linecap="round" opacity=".5"/>`;
  },
  birch: standing(
    (light, leaf) =>
      `<path d="M0 6V-40" stroke="${light.wall}" stroke-width="3.4"/><path d="M-1.7-8h2M-.5-18h2M-1.7-26h2" stroke="${shade(light)}" stroke-width="1.5"/><path d="M-10-34C-14-46-8-66 0-66S14-46 10-34C7-27-7-27-10-34Z" fill="${leaf}"/>`,
  ),
  tree: standing(
    (light, leaf) =>
      `<path d="M0 6V-14" stroke="${shade(light)}" stroke-width="3.5"/><path d="M-13-13a9 9 0 0 1 1-15a10.5 10.5 0 0 1 20-2a9 9 0 0 1 5 17a12 12 0 0 1-12 4a11 11 0 0 1-14-4Z" fill="${leaf}"/><path d="M-6-22h0M5-18h0M2-28h0" stroke="#F2714B" stroke-width="4.4" stroke-linecap="round"/>`,
  ),
  fir: standing(
    (_, leaf) =>
      `<path d="M0 5V-5" stroke="${leaf}" stroke-width="3"/><path d="M0-40L9-22H5L13-4H-13L-5-22H-9Z" fill="${leaf}"/>`,
  ),
  poplar: standing(
    (light) =>
      `<path d="M0 4V-8" stroke="${shade(light)}" stroke-width="2.5"/><ellipse cy="-22" rx="6.5" ry="18" fill="${shade(light)}"/>`,
  ),
  house: standing(
    (light) =>
      `<path d="M-11 5V-15H11V5Z" fill="${light.wall}"/><path d="M-15-14L0-27L15-14Z" fill="${shade(light)}" stroke="${shade(light)}" stroke-width="2" stroke-linejoin="round"/><rect x="-3.5" y="-10" width="7" height="7" rx="1.5" fill="${window(light)}"/>`,
  ),
  tower: standing(
    (light) =>
      `<path d="M-8 6V-34H8V6Z" fill="${light.wall}"/><path d="M-10-33L0-56L10-33Z" fill="${shade(light)}" stroke="${shade(light)}" stroke-width="2" stroke-linejoin="round"/><circle cy="-23" r="3.4" fill="${window(light)}"/>`,
  ),
  bridge: ({ x }, { w, h, unit, ground, light }) =>
    group(
      `<path d="M-92 26V-8Q-46-30 0-30T92-8V26H64V8A17 17 0 0 0 30 8V26H17V8A17 17 0 0 0-17 8V26H-30V8A17 17 0 0 0-64 8V26Z" fill="${light.wall}"/><path d="M-98-7Q-46-31 0-31T98-7" fill="none" stroke="${shade(light)}" stroke-width="4" stroke-linecap="round"/>`,
      [x * w, h - ground * 0.36],
      1.15 * unit,
    ),
  lighthouse: standing((light) => {
    const beam = light.isNight ? '<path d="M0-56L-190-84V-40Z" fill="#FFE7A8" opacity=".22"/>' : '';
    return `${beam}<path d="M-9 6L-6-50H6L9 6Z" fill="${light.wall}"/><path d="M-7.8-16H7.8L8.5-4H-8.5ZM-6.8-36H6.8L7.3-26H-7.3Z" fill="${green(light)}"/><rect x="-6.5" y="-62" width="13" height="12" rx="2" fill="${window(light)}"/><path d="M-9-62L0-71L9-62Z" fill="${shade(light)}" stroke="${shade(light)}" stroke-width="2" stroke-linejoin="round"/><path d="M-9-50H9" stroke="${shade(light)}" stroke-width="3" stroke-linecap="round"/>`;
  }),
  stone: standing((light) => `<path d="M-8 5C-10-14-5-26 1-26S10-12 8 5Z" fill="${shade(light)}"/>`),
  sheep: standing(
    (light) =>
      `<path d="M-5 4V-3M5 4V-3" stroke="${shade(light)}" stroke-width="2"/><ellipse cy="-8" rx="10" ry="7" fill="${light.wall}"/><circle cx="10" cy="-11" r="4" fill="${shade(light)}"/>`,
  ),
  reeds: standing(
    (light) =>
      `<path d="M0 6C0-10-3-18-5-24M6 6C6-12 6-22 8-30M12 6C12-8 15-14 18-18" fill="none" stroke="${shade(light)}" stroke-width="2" stroke-linecap="round"/><path d="M-5-24l-1-7M8-30v-7" stroke="${shade(light)}" stroke-width="4.5" stroke-linecap="round"/>`,
  ),
  heather: standing(
    (light) =>
      `<path d="M0 4C-1-6-5-10-8-12M1 4C1-8 1-12 3-17M2 4C4-5 8-8 12-9" fill="none" stroke="${shade(light)}" stroke-width="1.8" stroke-linecap="round"/><path d="M-8-13h0M3-18h0M12-10h0" stroke="#E27FB4" stroke-width="5.2" stroke-linecap="round"/>`,
  ),
};

/** A low sun on water. */
function glint({ at: [x, y], radius }: Sun, top: number, unit: number, light: Light): string {
  if (y + radius < top - 40 * unit) return '';
  const lines = Array.from({ length: 5 }, (_, i) => {
    const half = radius * (0.86 - 0.12 * i);
    return `<path d="M${short(x - half)} ${short(top + (9 + 10 * i) * unit)}h${short(2 * half)}" opacity="${short(0.9 - 0.14 * i)}"/>`;
  });
  return `<g stroke="${light.sun}" stroke-width="${short(3.6 * unit)}" stroke-linecap="round">${lines.join('')}</g>`;
}

import type { Size } from '#training/picture/flight.ts';
import { lightAt } from '#training/picture/light.ts';
import {
  alongSmooth,
  bowLine,
  cloud,
  group,
  hand,
  kite,
  type Point,
  person,
  short,
  smoothLine,
} from '#training/picture/shapes.ts';
import type { AirDay } from './air-days.ts';

const daysInRow = 7;
/** The same light on every picture: it shows all hours of the day at once. */
const light = lightAt(8 * 60);
const skyTop = '#8AA4DC';
const moonColour = '#FFCFAE';
const bowColours = ['#FFBF3F', '#5AA2E6', '#FF7E58', '#5DBE92'] as const;
/** Minutes of the day between which a kite rises, from four to four. */
const dayStarts = 4 * 60;
const dayMin = 24 * 60;
/** The days have this share of the width; before it stand the hours. */
const daysFrom = 0.18;

/** Where a day stands, and how high the hours reach above its ground. */
interface Strip {
  ground: number;
  low: number;
  high: number;
  scale: number;
}

/**
 * A week, or four, as one landscape (delight.md § 8): a strip a day, a kite at its hour with a tail by its rounds, a ring
 * for a rest day. The same days give the same text. The hours and the weekdays are written by the page.
 */
export function airPicture(days: readonly AirDay[], { w, h }: Size): string {
  const rows = Math.ceil(days.length / daysInRow);
  const unit = Math.min(w / 420, h / (rows === 1 ? 560 : 800));
  const strips = Array.from({ length: rows }, (_, row) => stripOf(row, rows, h, unit));
  const hills =
    rows === 1 ? weekHills(w, h) : strips.map(({ ground }, row) => hill(w, h, ground, light.hills[row]!, row));
  const parts = strips.map((strip, row) => {
    const own = days.slice(row * daysInRow, (row + 1) * daysInRow);
    return own.map((day, i) => dayOf(day, [dayX(i, w), strip.ground], strip)).join('');
  });
  const drawn = rows === 1 ? hills.join('') + parts.join('') : hills.map((each, row) => each + parts[row]).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${sky(w, h, unit)}${drawn}${holder(days, strips, w)}</svg>`;
}

/** The middle of a weekday's strip, from 0. */
export const dayX = (place: number, w: number): number =>
  w * (daysFrom + ((1 - daysFrom) * (place + 0.42)) / daysInRow);

/** The height of an hour above the ground of a week, for the lines of the page. */
export function hourY(minute: number, h: number): number {
  const { ground, low, high } = stripOf(0, 1, h, 1);
  return ground - low - (high - low) * shareOf(minute);
}

function stripOf(row: number, rows: number, h: number, unit: number): Strip {
  if (rows === 1) return { ground: h * 0.87, low: h * 0.14, high: h * 0.66, scale: 0.8 * unit };
  const band = (h * 0.66) / rows;
  return { ground: h * 0.22 + band * (row + 1), low: band * 0.3, high: band * 0.95, scale: 0.62 * unit };
}

const shareOf = (minute: number): number => ((minute - dayStarts + dayMin) % dayMin) / dayMin;

function sky(w: number, h: number, unit: number): string {
  const stops = [skyTop, light.sky[0]!, light.sky[1]!, light.sky[2]!];
  const gradient = stops
    .map((colour, i) => `<stop offset="${[0, 0.3, 0.5, 0.76][i]}" stop-color="${colour}"/>`)
    .join('');
  return (
    `<defs><linearGradient id="air" x2="0" y2="1">${gradient}</linearGradient></defs><path d="M0 0H${w}V${h}H0Z" fill="url(#air)"/>` +
    `<circle cx="${short(w * 0.26)}" cy="${short(h * 0.72)}" r="${short(48 * unit)}" fill="${light.sun}"/>` +
    group(`<path d="M4-17A17 17 0 1 0 17 6A14 14 0 0 1 4-17Z" fill="${moonColour}"/>`, [w * 0.88, h * 0.13], unit) +
    cloud([w * 0.2, h * 0.42], 0.5 * unit, light.cloud) +
    cloud([w * 0.62, h * 0.47], 0.66 * unit, light.cloud)
  );
}

const weekHills = (w: number, h: number): string[] => [
  hill(w, h, h * 0.72, light.hills[0]!, 0),
  hill(w, h, h * 0.79, light.hills[1]!, 1),
  hill(w, h, h * 0.87, light.hills[2]!, 2),
];

/** Level where days stand on it, with slow waves. */
function hill(w: number, h: number, y: number, colour: string, turn: number): string {
  const points = [0, 1, 2, 3, 4].map((i): Point => [(i * w) / 4, y - h * 0.012 * Math.sin(i * 1.7 + turn * 2.1)]);
  return `<path d="${smoothLine(points)}V${h}H0Z" fill="${colour}"/>`;
}

function dayOf({ flight, isRest }: AirDay, [x, ground]: Point, { low, high, scale }: Strip): string {
  if (flight === null) return isRest ? ring([x, ground], scale) : '';
  const at: Point = [x, ground - low - (high - low) * shareOf(flight.minute)];
  const foot: Point = [x, at[1] + 43 * scale];
  const bows = Math.max(1, Math.round(flight.bows / 2.5));
  const step = 15 * scale;
  const swing = 8 * scale;
  const tail = [
    foot,
    ...Array.from(
      { length: bows + 1 },
      (_, i): Point => [x + (i % 2 === 0 ? swing : -swing / 2), foot[1] + step * (i + 0.8)],
    ),
  ];
  const ties = Array.from({ length: bows }, (_, i) => {
    const { at: tie, turn } = alongSmooth(tail, (i + 1.2) / (bows + 1.4));
    return `<path d="${bowLine(tie, turn, 0.78 * scale)}" fill="${bowColours[i % bowColours.length]}"/>`;
  });
  const bend = 9 * scale;
  return (
    `<path d="M${short(x)} ${short(ground + 5 * scale)}C${short(x - bend)} ${short(ground - (ground - at[1]) * 0.35)} ${short(x - bend)} ${short(at[1] + 60 * scale)} ${short(at[0])} ${short(at[1])}" fill="none" stroke="${light.string}" stroke-width="${short(1.7 * scale)}" opacity=".75"/>` +
    `<path d="M${short(x)} ${short(ground - 6 * scale)}v${short(13 * scale)}" stroke="${light.string}" stroke-width="${short(4.5 * scale)}" stroke-linecap="round"/>` +
    `<path d="${smoothLine(tail)}" fill="none" stroke="${light.string}" stroke-width="${short(2 * scale)}" stroke-linecap="round"/>` +
    ties.join('') +
    kite(at, scale * 0.94, 4)
  );
}

const ring = ([x, y]: Point, scale: number): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(8 * scale)}" fill="#fff" stroke="${light.string}" stroke-width="${short(3.4 * scale)}"/>`;

/** Somebody beside the last kite. */
function holder(days: readonly AirDay[], strips: readonly Strip[], w: number): string {
  const last = days.map(({ flight }) => flight !== null).lastIndexOf(true);
  if (last < 0) return '';
  const { ground, scale } = strips[Math.floor(last / daysInRow)]!;
  const size = 1.15 * scale;
  return person([dayX(last % daysInRow, w) - hand[0] * size, ground + 9 * scale], size, {
    shirt: '#FFBF3F',
    skin: '#C98A63',
  });
}

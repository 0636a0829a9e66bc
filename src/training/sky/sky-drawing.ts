import type { Frame, Size, Sun } from '#training/picture/flight.ts';
import { landOf } from '#training/picture/land.ts';
import { type Light, landLightAt } from '#training/picture/light.ts';
import { places } from '#training/picture/places.ts';
import { cloud, type Point, short } from '#training/picture/shapes.ts';
import { randomOf } from '#training/run/random.ts';
import { type SkyWeather, weatherOf } from './sky-weather.ts';

/** What the sky of a flight is drawn from, besides its places. */
export interface SkyScene {
  /** The training day. */
  day: string;
  /** Of the local day, from 0. */
  minute: number;
  theme: 'day' | 'night';
}

/** The room of the land in CSS pixels: below what is looked at, down to the foot of the screen. */
export type SkyRoom = Size;

/** How far the near hill moves while a flight is over one place; it is drawn so much wider. */
export const landTravel = 120;
/** The largest step of a round (delight.md § 5). */
const largestStep = 24;

/** How far the near hill has moved after some of the rounds over a place; the hills behind it move half as far. */
export const landShift = (since: number, lasts: number): number =>
  Math.min(landTravel, since * Math.min(largestStep, landTravel / lasts));

/** The highest hill with a house on it stays within the room. */
const groundShare = 0.68;
/** The ground of a picture that is drawn at its usual size. */
const usualGround = 189;
const largestUnit = 1.5;

function frameOf({ w, h }: SkyRoom, light: Light): Frame & { ground: number } {
  const ground = groundShare * h;
  return { w, h, ground, unit: Math.min(largestUnit, ground / usualGround), light };
}

/** A place in the light of its time, as two pictures, the far hills and the near one. */
export function landDrawing(place: number, room: SkyRoom, { minute, theme }: SkyScene): { far: string; near: string } {
  const wide = { w: room.w + landTravel, h: room.h };
  const frame = frameOf(wide, landLightAt(minute, theme));
  const { back, front } = landOf(places[place % places.length]!, frame, sunOf(room, frame, minute));
  return { far: svg(wide, back), near: svg(wide, front) };
}

/** What is behind the land and never moves: the light over the horizon, the sun or the moon, and the day's weather. */
export function airDrawing(room: SkyRoom, { day, minute, theme }: SkyScene): string {
  const frame = frameOf(room, landLightAt(minute, theme));
  const { light } = frame;
  const { at, radius } = sunOf(room, frame, minute);
  const glow = `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${light.sky[1]}" stop-opacity="0"/><stop offset=".3" stop-color="${light.sky[1]}" stop-opacity=".55"/><stop offset=".6" stop-color="${light.sky[2]}"/></linearGradient></defs><path d="M0 0H${room.w}V${room.h}H0Z" fill="url(#g)"/>`;
  const disc = `<circle cx="${short(at[0])}" cy="${short(at[1])}" r="${short(radius)}" fill="${light.sun}"/>`;
  return svg(room, glow + disc + weather[weatherOf(day)](frame, day));
}

const sunRadius = 38;

/** From left to right as the day goes, half behind the land at both ends of the day and never far above it. */
function sunOf({ w, h }: SkyRoom, { unit, ground }: { unit: number; ground: number }, minute: number): Sun {
  const isNight = minute < 300 || minute >= 1260;
  const share = isNight ? ((minute + 180) % 1440) / 480 : (minute - 300) / 960;
  const radius = sunRadius * unit;
  return { at: [w * (0.12 + 0.76 * share), h - ground - 0.9 * Math.sin(Math.PI * share) * radius], radius };
}

const weather: Record<SkyWeather, (frame: Frame & { ground: number }, day: string) => string> = {
  fair: (frame, day) => clouds(2, frame, day),
  clouds: (frame, day) => clouds(4, frame, day),
  breeze: (frame, day) => clouds(1, frame, day) + winds(frame, day),
  haze: ({ w, h, ground, light }) =>
    [1.08, 0.86]
      .map(
        (up) =>
          `<rect y="${short(h - up * ground)}" width="${w}" height="${short(0.12 * ground)}" fill="${light.cloud}" opacity=".35"/>`,
      )
      .join(''),
};

/** Between the top of the room and the far hills, each in its own part of the width. */
function between(count: number, { w, h, ground }: Frame & { ground: number }, day: string): Point[] {
  const random = randomOf('sky', day);
  return Array.from({ length: count }, (_, i) => [
    ((i + 0.1 + 0.5 * random()) / count) * w,
    (h - ground) * (0.25 + 0.5 * random()),
  ]);
}

const clouds = (count: number, frame: Frame & { ground: number }, day: string): string =>
  between(count, frame, day)
    .map((at, i) => cloud(at, (i % 2 === 0 ? 0.72 : 0.5) * frame.unit, frame.light.cloud))
    .join('');

const winds = (frame: Frame & { ground: number }, day: string): string =>
  between(2, frame, `${day}/wind`)
    .map(
      ([x, y]) =>
        `<path d="M${short(x)} ${short(y)}h${short(64 * frame.unit)}c13 0 15-17 4-18c-8 0-9 10-2 11" fill="none" stroke="${frame.light.glow}" stroke-width="3.4" stroke-linecap="round" opacity=".5"/>`,
    )
    .join('');

const svg = ({ w, h }: Size, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${inner}</svg>`;

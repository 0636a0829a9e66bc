import { type Random, randomOf, wholeBelow } from '#training/run/random.ts';
import { type Light, lightAt, minutesOfDay } from './light.ts';
import { type Place, places } from './places.ts';
import { bow, cloud, curl, hand, kite, type Point, person, short, smoothLine, straightLine } from './shapes.ts';
import { drawnWidth, thingsOf } from './things.ts';

/** What a picture is drawn from (delight.md § 6). */
export interface Flight {
  /** Of the entry: clouds, wind and figure come from it. */
  id: string;
  /** Of the local day, from 0. */
  minute: number;
  /** From 0, in the order of the places and round again. */
  place: number;
  /** From `traceOf`. */
  trace: string;
  /** 3 to 10, by rounds and never by right answers. */
  bows: number;
}

interface Size {
  w: number;
  h: number;
}

const usualSize: Size = { w: drawnWidth, h: 300 };
const shirts = ['#FFBF3F', '#5AA2E6', '#F28AA0', '#5DBE92', '#F4F9FF', '#F2714B'] as const;
const skins = ['#C98A63', '#8A5A3C', '#E3B08B', '#5E3B28', '#D9A27C'] as const;
const bowColours = ['#FFBF3F', '#5AA2E6', '#FF7E58', '#5DBE92'] as const;
/** Degrees, clockwise. */
const tilt = 52;
/** Share of the width. */
const standsAt = 0.2;

/**
 * The picture of a flight, as SVG: its tail is the rhythm of the flight. The same flight gives the same text on every
 * device, with its own colours by Day and Night, as a photograph has.
 */
export function pictureOf(flight: Flight, size: Size = usualSize): string {
  const random = randomOf('picture', flight.id);
  const light = lightAt(flight.minute);
  const place = places[flight.place % places.length]!;
  const land = landOf(place, light, size);
  const air = airOf(flight, light, size, land.ground, random);
  const flown = flownOf(flight, light, size, land, random);
  const inner = air + land.back + flown.tail + land.front + flown.figure;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.w} ${size.h}">${inner}</svg>`;
}

/** Sky, stars, sun or moon, clouds and a curl of wind. */
function airOf({ id, minute }: Flight, light: Light, { w, h }: Size, ground: number, random: Random): string {
  const unit = w / drawnWidth;
  const stops = light.sky.map((colour, i) => `<stop offset="${[0, 0.55, 1][i]}" stop-color="${colour}"/>`).join('');
  const sky = `<defs><linearGradient id="s${id}" x2="0" y2="1">${stops}</linearGradient></defs><path d="M0 0H${w}V${h}H0Z" fill="url(#s${id})"/>`;
  const stars = light.isNight ? Array.from({ length: 22 }, () => star(random, w, h, unit)).join('') : '';
  const [x, y] = sunAt(minute, light.isNight, { w, h }, ground);
  const sun = `<circle cx="${short(x)}" cy="${short(y)}" r="${short((light.isNight ? 17 : 34) * unit)}" fill="${light.sun}"/>`;
  const clouds = Array.from({ length: 3 }, (_, i) =>
    cloud(
      [w * (0.02 + 0.36 * i + 0.14 * random()), h * (0.04 + 0.34 * random())],
      (0.5 + 0.4 * random()) * unit,
      light.cloud,
    ),
  );
  const wind = curl([w * (0.3 + 0.3 * random()), h * (0.3 + 0.2 * random())], 0.8 * unit, light.cloud);
  return sky + stars + sun + clouds.join('') + wind;
}

function star(random: Random, w: number, h: number, unit: number): string {
  const [x, y, r] = [random() * w, random() * h * 0.5, (0.6 + random() * 1.1) * unit];
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="#fff" opacity="${short(0.5 + random() * 0.5)}"/>`;
}

/** From left to right; behind the hills at both ends of the day. */
function sunAt(minute: number, isNight: boolean, { w, h }: Size, ground: number): Point {
  const share = isNight ? ((minute + 180) % minutesOfDay) / 480 : (minute - 300) / 960;
  const height = Math.sin(Math.PI * Math.min(1, Math.max(0, share)));
  return [w * (0.14 + 0.72 * share), h - ground * 0.8 - height * h * 0.3];
}

interface Land {
  ground: number;
  back: string;
  front: string;
  /** The height of the near hill at a share of the width. */
  nearAt(x: number): number;
}

function landOf(place: Place, light: Light, { w, h }: Size): Land {
  const ground = Math.min(h * 0.42, 150 * (w / drawnWidth));
  const hill = (heights: Place['far'], colour: string, isPeaked: boolean) => {
    const points = heights.map((height, i): Point => [(i * w) / (heights.length - 1), h - height * ground]);
    return `<path d="${isPeaked ? straightLine(points) : smoothLine(points)}V${h}H0Z" fill="${colour}"/>`;
  };
  const heightOf = (heights: Place['far']) => (x: number) => h - ground * heightBetween(heights, x);
  const water = place.things.find(({ kind }) => kind === 'water')?.x ?? 0.5;
  const things = thingsOf(place, { w, h, ground, light, yAt: heightOf(place.mid), water });
  const isPeaked = place.isPeaked ?? false;
  return {
    ground,
    back:
      hill(place.far, light.hills[0]!, isPeaked) +
      things.behind +
      hill(place.mid, light.hills[1]!, isPeaked) +
      things.before +
      things.on,
    front: hill(place.near, light.hills[2]!, false),
    nearAt: heightOf(place.near),
  };
}

/** Smoothly between two of the heights. */
function heightBetween(heights: Place['far'], x: number): number {
  const at = x * (heights.length - 1);
  const i = Math.min(heights.length - 2, Math.floor(at));
  const share = (1 - Math.cos(Math.PI * (at - i))) / 2;
  return heights[i]! + (heights[i + 1]! - heights[i]!) * share;
}

/** The tail through the trace from the left to the kite, with its bows; string, kite and who holds it. */
function flownOf(
  { trace, bows }: Flight,
  light: Light,
  { w, h }: Size,
  { ground, nearAt }: Land,
  random: Random,
): { tail: string; figure: string } {
  const unit = w / drawnWidth;
  const [top, low] = [h * 0.14, h - ground * 1.02];
  const scale = 1.15 * unit;
  const kiteAt: Point = [w * 0.8, top + (low - top) * 0.22];
  const angle = (tilt * Math.PI) / 180;
  const foot: Point = [kiteAt[0] - 42 * scale * Math.sin(angle), kiteAt[1] + 42 * scale * Math.cos(angle)];
  const path = tailThrough(softened(trace), {
    from: [w * 0.16, low],
    to: foot,
    swing: Math.min(52 * unit, (low - top) * 0.3),
    unit,
  });
  const feet: Point = [w * standsAt, nearAt(standsAt) + 3 * unit];
  const figureScale = 1.2 * unit;
  const held: Point = [feet[0] + hand[0] * figureScale, feet[1] + hand[1] * figureScale];
  const shirt = shirts[wholeBelow(random, shirts.length)]!;
  const skin = skins[wholeBelow(random, skins.length)]!;
  return {
    tail:
      stringTo(held, kiteAt, light, unit) +
      `<path d="${smoothLine(path)}" fill="none" stroke="${light.string}" stroke-width="${short(2 * unit)}" stroke-linecap="round"/>` +
      tiesOn(path, bows, unit) +
      kite(kiteAt, scale, tilt),
    figure: person(feet, figureScale, { shirt, skin }),
  };
}

/** The digits of a trace, each drawn a little to its neighbours. */
function softened(trace: string): number[] {
  const digits = [...trace].map((digit) => Number.parseInt(digit, 16));
  return digits.map((digit, i) => ((digits[i - 1] ?? digit) + 2 * digit + (digits[i + 1] ?? digit)) / 4);
}

interface Tail {
  from: Point;
  to: Point;
  swing: number;
  unit: number;
}

/** One end is tied to the kite, the other is nearly free. */
function tailThrough(digits: readonly number[], { from, to, swing, unit }: Tail): Point[] {
  return digits.map((digit, i) => {
    const share = i / (digits.length - 1);
    const free = Math.sin(Math.PI * Math.min(1, 0.14 + share * 0.86)) ** 0.7;
    const base = from[1] - (from[1] - to[1]) * share ** 1.2;
    const wave = 12 * unit * Math.sin(share * 11) * free;
    return [from[0] + (to[0] - from[0]) * share, base - ((digit - 7.5) / 7.5) * swing * free + wave];
  });
}

function tiesOn(path: readonly Point[], count: number, unit: number): string {
  return Array.from({ length: count }, (_, i) => {
    const at = ((i + 0.2) / count) * (path.length - 2);
    const [a, b] = [path[Math.floor(at)]!, path[Math.floor(at) + 1]!];
    const share = at - Math.floor(at);
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 90;
    const point: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    return bow(point, turn, bowColours[i % bowColours.length]!, 1.05 * unit);
  }).join('');
}

function stringTo(from: Point, to: Point, light: Light, unit: number): string {
  const middle = `${short(from[0] + (to[0] - from[0]) * 0.45)} ${short(from[1] + 6 * unit)}`;
  const end = `${short(to[0] - 20 * unit)} ${short(to[1] + (from[1] - to[1]) * 0.55)}`;
  return `<path d="M${short(from[0])} ${short(from[1])}C${middle} ${end} ${short(to[0])} ${short(to[1])}" fill="none" stroke="${light.string}" stroke-width="${short(1.3 * unit)}" opacity=".75"/>`;
}

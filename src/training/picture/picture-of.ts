import { type Random, randomOf } from '#training/run/random.ts';
import { drawnHeight, drawnWidth, type Flight, type Frame, type Size, type Sun } from './flight.ts';
import { flownOf } from './flown-way.ts';
import { landOf } from './land.ts';
import { lightAt, minutesOfDay } from './light.ts';
import { places } from './places.ts';
import { cloud, type Point, short } from './shapes.ts';

const usualSize: Size = { w: drawnWidth, h: drawnHeight };
/** The share of the height where the land begins. */
const horizon = 0.64;

/**
 * The picture of a flight, as SVG: the way of the kite is the rhythm of the flight. The same flight gives the same text
 * on every device, with its own colours by Day and Night, as a photograph has.
 */
export function pictureOf(flight: Flight, size: Size = usualSize): string {
  const random = randomOf('picture', flight.id);
  const light = lightAt(flight.minute);
  const place = places[flight.place % places.length]!;
  const frame = { ...size, unit: Math.min(size.w / drawnWidth, size.h / drawnHeight), light };
  const sun = sunOf(flight.minute, frame);
  const land = landOf(place, { ...frame, ground: size.h * (1 - horizon) }, sun);
  const air = airOf(flight, frame, sun, random);
  const flown = flownOf(flight, { ...frame, nearAt: land.nearAt }, random);
  const inner = air + land.back + land.front + flown.way + flown.kite + flown.figure;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.w} ${size.h}">${inner}</svg>`;
}

/** Sky, stars, sun or moon, and clouds. */
function airOf({ id, minute }: Flight, { w, h, unit, light }: Frame, sun: Sun, random: Random): string {
  const stops = light.sky.map((colour, i) => `<stop offset="${[0, 0.4, 0.72][i]}" stop-color="${colour}"/>`).join('');
  const sky = `<defs><linearGradient id="s${id}" x2="0" y2="1">${stops}</linearGradient></defs><path d="M0 0H${w}V${h}H0Z" fill="url(#s${id})"/>`;
  const stars = hasStars(minute) ? starsOf({ w, h, unit, light }, random) : '';
  const disc = `<circle cx="${short(sun.at[0])}" cy="${short(sun.at[1])}" r="${short(sun.radius)}" fill="${light.sun}"/>`;
  const clouds = [
    cloud([w * (0.05 + 0.14 * random()), h * (0.06 + 0.06 * random())], (0.6 + 0.12 * random()) * unit, light.cloud),
    cloud([w * (0.42 + 0.1 * random()), h * (0.3 + 0.1 * random())], (0.42 + 0.1 * random()) * unit, light.cloud),
  ];
  return sky + stars + disc + clouds.join('');
}

const hasStars = (minute: number): boolean => minute >= 1_140 || minute < 375;

/** Two sizes, one line for each. */
function starsOf({ w, h, unit }: Frame, random: Random): string {
  const dots = Array.from({ length: 24 }, () => `M${Math.round(random() * w)} ${Math.round(random() * h * 0.58)}h0`);
  const [small, large] = [dots.slice(0, 16), dots.slice(16)].map((some) => some.join(''));
  return `<g fill="none" stroke="#FFF6E0" stroke-linecap="round"><path d="${small}" stroke-width="${short(2.2 * unit)}" opacity=".7"/><path d="${large}" stroke-width="${short(3.6 * unit)}" opacity=".85"/></g>`;
}

/** From left to right; half behind the land at both ends of the day, and larger there. */
function sunOf(minute: number, { w, h, unit, light }: Frame): Sun {
  const share = light.isNight ? ((minute + 180) % minutesOfDay) / 480 : (minute - 300) / 960;
  const height = Math.sin(Math.PI * Math.min(1, Math.max(0, share)));
  const at: Point = [w * (0.16 + 0.6 * share), h * (horizon - height * (light.isNight ? 0.46 : 0.34))];
  return { at, radius: (light.isNight ? 32 : 56 - 16 * height) * unit };
}

import { randomOf, wholeBelow } from '#training/run/random.ts';

const weathers = ['fair', 'clouds', 'breeze', 'haze'] as const;
export type SkyWeather = (typeof weathers)[number];

/** The weather of a training day over the land: the same on every device and in every exercise of the day. */
export const weatherOf = (day: string): SkyWeather => weathers[wholeBelow(randomOf('weather', day), weathers.length)]!;

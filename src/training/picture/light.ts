/** The colours of a picture at a time of day. */
export interface Light {
  /** From the top to the horizon. */
  sky: readonly string[];
  /** Of the sun, or of the moon. */
  sun: string;
  cloud: string;
  /** From far to near; the last one is of things in the shade. */
  hills: readonly string[];
  string: string;
  /** Around the way of the kite. */
  glow: string;
  /** Of walls and sails. */
  wall: string;
  isNight: boolean;
}

type Colours = Omit<Light, 'isNight' | 'glow' | 'wall'>;

const night: Colours = {
  sky: ['#141A44', '#26306B', '#3D4787'],
  sun: '#F5EBC8',
  cloud: '#39437F',
  hills: ['#3A4684', '#2A3470', '#1A2152', '#121741'],
  string: '#E9ECFF',
};
const ink = '#23265F';

/** Seven lights, each from a minute of the day on. */
const lights: readonly (readonly [number, Colours])[] = [
  [0, night],
  [
    330,
    {
      sky: ['#6E86CE', '#C7B4DA', '#FFD3B8'],
      sun: '#FFE2B0',
      cloud: '#F6E4EA',
      hills: ['#B7B6E0', '#8795CF', '#5566B4', '#3B4A98'],
      string: ink,
    },
  ],
  [
    480,
    {
      sky: ['#A9D3F7', '#D6EAFA', '#FFE9DC'],
      sun: '#FFD9A8',
      cloud: '#FFFFFF',
      hills: ['#C4D6F3', '#93ADE0', '#5168B8', '#39469A'],
      string: ink,
    },
  ],
  [
    720,
    {
      sky: ['#8CC7F7', '#BFE0FA', '#EAF5FD'],
      sun: '#FFEBB5',
      cloud: '#FFFFFF',
      hills: ['#BCD6F2', '#86ABE2', '#4A6BBF', '#33489E'],
      string: ink,
    },
  ],
  [
    990,
    {
      sky: ['#9CC9F2', '#D9E4F3', '#FFE3C4'],
      sun: '#FFCE96',
      cloud: '#FFF8F0',
      hills: ['#C9D0EE', '#9AA7DD', '#5A66B7', '#404A9B'],
      string: ink,
    },
  ],
  [
    1150,
    {
      sky: ['#7C86CF', '#E7A7B4', '#FFC58F'],
      sun: '#FF9E6B',
      cloud: '#FBD9CF',
      hills: ['#B9A3D3', '#8580C4', '#5457A6', '#363C86'],
      string: ink,
    },
  ],
  [
    1290,
    {
      sky: ['#1D2458', '#46478F', '#8A6CA6'],
      sun: '#F8E3C0',
      cloud: '#5A5A9C',
      hills: ['#5A5A9E', '#3F447F', '#272E69', '#191F50'],
      string: '#E9ECFF',
    },
  ],
  [1440, night],
];

export const minutesOfDay = 1440;
const nightEnds = 300;
const nightBegins = 1260;

/** The light at a minute of the local day, mixed from the two lights around it. */
export function lightAt(minute: number): Light {
  const at = ((minute % minutesOfDay) + minutesOfDay) % minutesOfDay;
  const next = lights.findIndex(([from]) => from > at);
  const [[from, before], [to, after]] = [lights[next - 1]!, lights[next]!];
  return lightOf(before, after, (at - from) / (to - from), at < nightEnds || at >= nightBegins);
}

const dawn = 330;
const dusk = 1150;
/** How far Night darkens the light of the day. */
const nightShare = 0.7;

/**
 * The light of the land in play. The sky behind the targets keeps the theme's colours, and the land has to go with them:
 * Day shows dawn and dusk instead of the night, and Night darkens every light.
 */
export function landLightAt(minute: number, theme: 'day' | 'night'): Light {
  if (theme === 'day') return lightAt(Math.max(dawn, Math.min(dusk, minute)));
  // Not as by night, because the beam of a lighthouse would cross what is looked at.
  return lightOf(lightAt(minute), night, nightShare, false);
}

function lightOf(before: Colours, after: Colours, share: number, isNight: boolean): Light {
  const all = (name: 'sky' | 'hills') => before[name].map((colour, i) => mixed(colour, after[name][i]!, share));
  const cloud = mixed(before.cloud, after.cloud, share);
  return {
    sky: all('sky'),
    sun: mixed(before.sun, after.sun, share),
    cloud,
    glow: mixed(cloud, '#FFFFFF', 0.5),
    wall: mixed(cloud, '#FFFFFF', isNight ? 0.55 : 0.6),
    hills: all('hills'),
    // Changes at once: a middle tone would be lost against the sky.
    string: (share < 0.5 ? before : after).string,
    isNight,
  };
}

function mixed(one: string, other: string, share: number): string {
  const [a, b] = [partsOf(one), partsOf(other)];
  const parts = a.map((value, i) => Math.round(value + (b[i]! - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const partsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

export type Point = readonly [x: number, y: number];

/** A number of a picture, with one decimal: the same text on every device. */
export const short = (value: number): string => String(Math.round(value * 10) / 10 + 0);

const placed = ([x, y]: Point, scale: number, turn = 0): string => {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
  return `translate(${short(x)} ${short(y)})${turned} scale(${Math.round(scale * 100) / 100})`;
};

export const group = (inner: string, at: Point, scale: number, turn?: number): string =>
  `<g transform="${placed(at, scale, turn)}">${inner}</g>`;

/** A smooth line through points (Catmull-Rom as cubics). */
export function smoothLine(points: readonly Point[]): string {
  const [first, ...others] = points;
  const curves = others.map((point, i) => {
    const before = points[i]!;
    const after = points[i + 2] ?? point;
    const control: Point = [point[0] - (after[0] - before[0]) / 6, point[1] - (after[1] - before[1]) / 6];
    // Each curve goes on as the one before it ended, which `S` says in fewer letters.
    return `S${said(control)} ${said(point)}`;
  });
  return `M${said(first!)}${curves.join('')}`;
}

/** A point of a smooth line by the share of its way, before its end, and how a bow is turned there. */
export function alongSmooth(points: readonly Point[], share: number): { at: Point; turn: number } {
  const along = Math.min(0.97, share) * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(along));
  const t = along - i;
  const [a, b, c, d] = [points[i - 1] ?? points[i]!, points[i]!, points[i + 1]!, points[i + 2] ?? points[i + 1]!];
  const value = (n: 0 | 1) =>
    0.5 *
    (2 * b[n] +
      (c[n] - a[n]) * t +
      (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t ** 2 +
      (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3);
  const slope = (n: 0 | 1) =>
    0.5 *
    (c[n] - a[n] + 2 * (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t + 3 * (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 2);
  return { at: [value(0), value(1)], turn: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI + 90 };
}

/** Straight from point to point. */
export const straightLine = (points: readonly Point[]): string => `M${points.map(said).join('L')}`;

const said = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** Corners of a bow whose knot is the origin. */
const bowCorners: readonly Point[] = [
  [-8, -4.5],
  [-8, 4.5],
  [8, -4.5],
  [8, 4.5],
];

/** A bow as a part of a path, turned by so many degrees. */
export function bowLine([x, y]: Point, turn: number, scale: number): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  return `${straightLine(bowCorners.map(([a, b]): Point => [x + a * cos - b * sin, y + a * sin + b * cos]))}Z`;
}

export const cloud = (at: Point, scale: number, colour: string): string =>
  group(
    `<g fill="${colour}" opacity=".8"><rect y="14" width="86" height="20" rx="10"/><rect x="18" width="44" height="34" rx="17"/></g>`,
    at,
    scale,
  );

/** Where a place was passed. */
export const knot = (at: Point, scale: number): string =>
  group(
    '<path d="M0-5.5L4.4 0L0 5.5L-4.4 0Z" fill="#fff" stroke="#F2512B" stroke-width="2" stroke-linejoin="round"/>',
    at,
    scale,
  );

/** The panels of a kite whose crossing is the origin, 76 high and 48 wide. */
const panels = [
  ['M0 0H-23.3Q-23-2.4-21.2-4.6L-3.2-26.2Q-1.6-28.1 0-28.1Z', '#FF7E58'],
  ['M0 0V-28.1Q1.6-28.1 3.2-26.2L21.2-4.6Q23-2.4 23.3 0Z', '#F2512B'],
  ['M0 0H23.3Q23.6 2.6 22.1 5.3L1.9 42.5Q1 44.3 0 44.3Z', '#C63A19'],
  ['M0 0V44.3Q-1 44.3-1.9 42.5L-22.1 5.3Q-23.6 2.6-23.3 0Z', '#FFBF3F'],
] as const;

export const kite = (at: Point, scale: number, turn: number): string =>
  group(panels.map(([line, colour]) => `<path d="${line}" fill="${colour}"/>`).join(''), at, scale, turn);

/** Somebody who stands at a point and holds the string at `hand`, from there. */
export function person(at: Point, scale: number, { shirt, skin }: { shirt: string; skin: string }): string {
  const legs = `<path d="M-5 0L-3.2-15H3.2L5 0" fill="none" stroke="#1B1E4D" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>`;
  const body = `<path d="M-7.4-13C-8-24-6-31 0-31S8-24 7.4-13Z" fill="${shirt}"/>`;
  const arm = `<path d="M3-26L${hand[0]} ${hand[1]}" stroke="${shirt}" stroke-width="4.4" stroke-linecap="round"/><circle cx="${hand[0]}" cy="${hand[1]}" r="2.5" fill="${skin}"/>`;
  const head = `<circle cy="-37.4" r="6.2" fill="${skin}"/><path d="M-6.4-37.4a6.4 6.4 0 0 1 12.8 0c-3-2.4-9-2.6-12.8 0Z" fill="#23265F"/>`;
  return group(legs + body + arm + head, at, scale);
}

export const hand: Point = [12, -34];

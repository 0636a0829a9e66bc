/** Maps values to places on a drawing. */
export type Scale = (value: number) => number;

/** `from` is at `start`, `to` at `end`. */
export function linear([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale {
  const span = to - from;
  return (value) => (span === 0 ? start : start + ((value - from) / span) * (end - start));
}

/** Round steps of 1, 2 or 5, none below `smallest`, that cover these values, with at most `most` lines between them. */
export function ticksFor(
  low: number,
  high: number,
  { most = 5, smallest }: { most?: number | undefined; smallest: number },
): number[] {
  const span = Math.max(high - low, 1);
  const rough = Math.max(span / most, smallest);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** A place on a drawing, to a tenth of a pixel. */
export const at = (place: number): string => String(Math.round(place * 10) / 10);

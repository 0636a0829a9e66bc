import type { Interval } from './interval.ts';

/**
 * The 95 % interval of a figure of many parts that vary independently, such as customers: the figure is computed `runs`
 * times from as many parts drawn with replacement, and the middle 95 % of these values count (B. Efron, "Bootstrap
 * Methods", Annals of Statistics 7, 1979; percentile interval). Runs without a figure are left out; null when none has
 * one.
 * @param figureOf the figure, from how often each part was drawn
 */
export function bootstrapInterval(
  parts: number,
  figureOf: (drawn: readonly number[]) => number | null,
  { runs, random }: { runs: number; random: () => number },
): Interval | null {
  if (parts === 0) return null;
  const figures: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const drawn = new Array<number>(parts).fill(0);
    for (let i = 0; i < parts; i += 1) drawn[Math.floor(random() * parts)]! += 1;
    const figure = figureOf(drawn);
    if (figure !== null) figures.push(figure);
  }
  if (figures.length === 0) return null;
  figures.sort((a, b) => a - b);
  return { low: quantile(figures, 0.025), high: quantile(figures, 0.975) };
}

/** Between the two figures beside it in proportion (R. J. Hyndman and Y. Fan 1996, type 7). */
function quantile(sorted: readonly number[], p: number): number {
  const at = (sorted.length - 1) * p;
  const below = sorted[Math.floor(at)]!;
  const above = sorted[Math.ceil(at)]!;
  return below + (above - below) * (at - Math.floor(at));
}

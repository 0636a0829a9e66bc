/** A trace has a digit for each part of a run. */
export const traceLength = 24;
const middle = 8;
/** From -2 to 2 of a person's own spread. */
const widest = 2;
/** Fewer times say nothing of a rhythm. */
const fewestTimes = 4;
/** The spread of a normal distribution from the median distance of its values. */
const spreadOfMedian = 1.4826;

/** The trace of a run whose times are not known. */
export const levelTrace = middle.toString(16).repeat(traceLength);

/**
 * The rhythm of a run (delight.md § 6): 24 hexadecimal digits from the times of its rounds in order, how quick each part
 * was beside the run's own middle. It knows the times alone, never whether an answer was right.
 * @param times ms of each round that counts; null for one without a time
 */
export function traceOf(times: readonly (number | null)[]): string {
  const known = times.filter(isKnown);
  if (known.length < fewestTimes) return levelTrace;
  const centre = median(known);
  const spread = Math.max(1, spreadOfMedian * median(known.map((time) => Math.abs(time - centre))));
  const digits = Array.from({ length: traceLength }, (_, part) => {
    const own = partOf(times, part).filter(isKnown);
    return own.length === 0 ? middle : stepOf((centre - median(own)) / spread);
  });
  return digits.map((digit) => digit.toString(16)).join('');
}

const isKnown = (time: number | null): time is number => time !== null && Number.isFinite(time);

/** The rounds of a part; a run with fewer rounds than parts has each in several. */
function partOf<T>(rounds: readonly T[], part: number): readonly T[] {
  const from = Math.floor((part * rounds.length) / traceLength);
  const to = Math.floor(((part + 1) * rounds.length) / traceLength);
  return rounds.slice(from, Math.max(from + 1, to));
}

/** One of 16 steps. */
function stepOf(off: number): number {
  const cut = Math.max(-widest, Math.min(widest, off));
  return Math.round(((cut + widest) / (2 * widest)) * 15);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/**
 * How quick somebody was, as the mean of 1/RT in 1/s: one very slow answer moves it little (training.md § 3.3).
 * @param times in ms, at least two
 */
export function speedOf(times: readonly number[]): { score: number; se: number } {
  const speeds = times.map((ms) => 1000 / ms);
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  const variance = speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / (speeds.length - 1);
  return { score: mean, se: Math.sqrt(variance / speeds.length) };
}

/** Null without numbers. */
export function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

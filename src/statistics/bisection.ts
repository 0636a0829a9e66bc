/** Number of halvings, after which an interval of length 1 is smaller than the precision of a number near 1. */
const mostSteps = 60;

/**
 * The zero of a monotone function between `from` and `to`. Without a zero there, the end where the function is nearer
 * to zero, so that a limit stands for "at least" or "at most".
 * @param steps how often the interval is halved
 */
export function bisect(of: (x: number) => number, from: number, to: number, steps = mostSteps): number {
  const atFrom = of(from);
  const atTo = of(to);
  if (atFrom === 0) return from;
  if (Math.sign(atFrom) === Math.sign(atTo)) return Math.abs(atFrom) <= Math.abs(atTo) ? from : to;
  let [low, high] = [from, to];
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(of(middle)) === Math.sign(atFrom)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

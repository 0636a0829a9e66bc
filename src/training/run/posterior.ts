/**
 * How the share of right answers falls with difficulty: `guess + (1 − guess − lapse) / (1 + exp((x − θ) / spread))`
 * (training.md § 2.4). θ, the person's threshold, lies between `from` and `to`, in the exercise's unit.
 */
export interface Observer {
  spread: number;
  guess: number;
  lapse: number;
  from: number;
  to: number;
}

export interface Answer {
  /** Difficulty; larger is harder. */
  x: number;
  isRight: boolean;
}

/** A session's score: the mean of the posterior and its standard deviation, in the exercise's unit. */
export interface Estimate {
  mean: number;
  sd: number;
}

const gridPoints = 121;

/** The share of right answers at a difficulty, for somebody with the threshold `theta`. */
export function shareRight({ spread, guess, lapse }: Observer, x: number, theta: number): number {
  return guess + (1 - guess - lapse) / (1 + Math.exp((x - theta) / spread));
}

/** The threshold after a session's answers, with a flat prior: what happened on other days does not count. */
export function estimateOf(observer: Observer, answers: readonly Answer[]): Estimate {
  const { from, to } = observer;
  const grid = Array.from({ length: gridPoints }, (_, i) => from + ((to - from) * i) / (gridPoints - 1));
  const logs = grid.map((theta) =>
    answers.reduce((sum, { x, isRight }) => {
      const share = shareRight(observer, x, theta);
      return sum + Math.log(isRight ? share : 1 - share);
    }, 0),
  );
  const largest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - largest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = weights.reduce((sum, weight, i) => sum + weight * grid[i]!, 0) / total;
  const variance = weights.reduce((sum, weight, i) => sum + weight * (grid[i]! - mean) ** 2, 0) / total;
  return { mean, sd: Math.sqrt(variance) };
}

/** The difficulty that somebody with the threshold `theta` gets right with probability `share`, within the range. */
export function difficultyFor(observer: Observer, theta: number, share: number): number {
  const { spread, guess, lapse, from, to } = observer;
  const inner = (share - guess) / (1 - guess - lapse);
  return Math.min(to, Math.max(from, theta + spread * Math.log((1 - inner) / inner)));
}

/** The number of tasks from which on the person's own past times are used. */
export const enoughTasks = 8;
/** Tasks of all kinds that weigh as much as those of one kind (training.md § 3.2, E10). */
const shrinkage = 4;
/** Limits of a guess and of a time taken, in minutes. */
const shortestMin = 1;
const longestMin = 600;
/** After this time, the moment of coming back no longer shows when the task was done. */
const longestRunMs = 12 * 60 * 60_000;

export const taskKinds = ['home', 'work', 'errand', 'screen'] as const;
export type TaskKind = (typeof taskKinds)[number];
const isKind = (word: string): word is TaskKind => (taskKinds as readonly string[]).includes(word);

/** A task that was guessed and then done. */
export interface DoneTask {
  guessMin: number;
  actualMin: number;
  kind: TaskKind | null;
}

interface Saved {
  numbers: Readonly<Record<string, number>>;
  words: readonly string[];
}

/** The stored numbers and words of a task: `guess_min`, `actual_min`, and its kind as a word. */
export const guessNumbers = ({ guessMin, actualMin, kind }: DoneTask): Saved => ({
  numbers: { guess_min: guessMin, actual_min: actualMin },
  words: kind === null ? [] : [kind],
});

/** The stored numbers of a drill, in seconds: `drill_s` was asked for, `made_s` was measured, to one decimal. */
export const drillNumbers = (askedS: number, madeMs: number): Saved => ({
  numbers: { drill_s: askedS, made_s: Math.round(madeMs / 100) / 10 },
  words: [],
});

/** The tasks among stored entries, without drills and without invalid numbers. */
export function tasksIn(past: readonly Saved[]): DoneTask[] {
  return past.flatMap(({ numbers: { guess_min: guessMin, actual_min: actualMin }, words }) =>
    isTime(guessMin) && isTime(actualMin) ? [{ guessMin, actualMin, kind: words.find(isKind) ?? null }] : [],
  );
}

const isTime = (minutes: number | undefined): minutes is number =>
  minutes !== undefined && Number.isFinite(minutes) && minutes > 0;

/** The time that tasks take as a multiple of the guess, with its 95 % interval. */
export interface GuessRatio {
  ratio: number;
  low: number;
  high: number;
  tasks: number;
}

/**
 * `exp(mean ± t·sd/√n)` of ln(actual/guess) over all tasks. For a kind of task the mean is drawn to that of all by
 * n/(n + 4), which is what follows from kinds that differ by a variance of sd²/4; its interval follows from the same.
 * @param kind null for all kinds together
 * @returns null below eight tasks
 */
export function guessRatio(tasks: readonly DoneTask[], kind: TaskKind | null): GuessRatio | null {
  const n = tasks.length;
  if (n < enoughTasks) return null;
  const logs = tasks.map(logRatio);
  const all = meanOf(logs);
  const variance = logs.reduce((sum, log) => sum + (log - all) ** 2, 0) / (n - 1);
  const ofKind = tasks.filter((task) => task.kind === kind).map(logRatio);
  const isShrunk = kind !== null && ofKind.length > 0;
  const weight = isShrunk ? ofKind.length / (ofKind.length + shrinkage) : 0;
  const mean = isShrunk ? weight * meanOf(ofKind) + (1 - weight) * all : all;
  const ownVariance = isShrunk ? variance / (ofKind.length + shrinkage) : 0;
  const half = quantileOfT(n - 1) * Math.sqrt(ownVariance + ((1 - weight) ** 2 * variance) / n);
  return { ratio: Math.exp(mean), low: Math.exp(mean - half), high: Math.exp(mean + half), tasks: n };
}

const logRatio = ({ guessMin, actualMin }: DoneTask) => Math.log(actualMin / guessMin);
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The standard normal distribution's quantile for .975. */
const z = 1.959964;

/**
 * The .975 quantile of Student's t, from the normal one (Abramowitz & Stegun 26.7.5). Within .001 from 7 degrees of
 * freedom on, which eight tasks have.
 */
export function quantileOfT(degrees: number): number {
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3;
}

/** Whole minutes, as they are shown. */
const wholeMin = (minutes: number) => Math.min(longestMin, Math.max(shortestMin, Math.round(minutes)));

/** A corrected guess: the expected minutes, and the interval around them. */
export function correctedGuess(guessMin: number, { ratio, low, high }: GuessRatio) {
  return { about: wholeMin(guessMin * ratio), from: wholeMin(guessMin * low), to: wholeMin(guessMin * high) };
}

/** A guess or a time after the press of a button. −5 from below 5 ends at the shortest. */
export const changedGuess = (minutes: number, by: number): number => wholeMin(minutes + by);

/** The initial guess: the median of the person's own, or the middle of the ruler. */
export function firstGuess(tasks: readonly DoneTask[]): number {
  if (tasks.length === 0) return 15;
  const guesses = tasks.map(({ guessMin }) => guessMin).sort((a, b) => a - b);
  return wholeMin(guesses[Math.floor(guesses.length / 2)]!);
}

/** The time that a task took, in whole minutes; null when it cannot be known, so that the person is asked. */
export function takenMin(startedAt: number, now: number): number | null {
  const ms = now - startedAt;
  return ms >= 0 && ms <= longestRunMs ? wholeMin(ms / 60_000) : null;
}

/** The ruler from 2 minutes to 2 hours, on which twice as long is always the same distance. */
export const rulerMarks = [
  { minutes: 2, label: '2' },
  { minutes: 5, label: '5' },
  { minutes: 10, label: '10' },
  { minutes: 20, label: '20' },
  { minutes: 30, label: '30' },
  { minutes: 60, label: '1 h' },
  { minutes: 120, label: '2 h' },
] as const;

/** The place on the ruler, 0 to 1; times outside the ruler are at its ends. */
export const placeOnRuler = (minutes: number): number =>
  Math.min(1, Math.max(0, Math.log(minutes / 2) / Math.log(120 / 2)));

/** Seconds of the drills, in turn. */
const drills = [20, 45, 10, 30, 60] as const;

/**
 * The seconds of the next drill.
 * @param tried drills since then that were not stored
 */
export function nextDrill(past: readonly Saved[], tried = 0): number {
  const done = tried + past.filter(({ numbers }) => numbers.drill_s !== undefined).length;
  return drills[done % drills.length]!;
}

/** Whether a drill was never ended, so that its time means nothing. */
export const isDrillForgotten = (askedS: number, madeMs: number): boolean => madeMs < 0 || madeMs > askedS * 4000;

type Detail = Readonly<Record<string, string | number | boolean>>;

/** A task in progress and its start, epoch ms. It is stored on the device, so that it survives a reload. */
export interface RunningTask {
  at: number;
  text: string;
  guessMin: number;
  kind: TaskKind | null;
}

export const detailOfTask = ({ guessMin, kind }: RunningTask): Detail => ({
  guess_min: guessMin,
  ...(kind === null ? {} : { kind }),
});

/** The running task in a stored text; null when the text is something else. */
export function runningTaskIn({ at, text, detail }: { at: number; text: string; detail: Detail }): RunningTask | null {
  const { guess_min: guessMin, kind } = detail;
  if (typeof guessMin !== 'number' || !isTime(guessMin) || !Number.isFinite(at)) return null;
  return { at, text, guessMin: wholeMin(guessMin), kind: typeof kind === 'string' && isKind(kind) ? kind : null };
}

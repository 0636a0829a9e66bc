/** The time of play of a run that ends by the clock instead of after a number of rounds. Time away does not count. */
export interface PlayClock {
  /** ms of play until the clock last stopped. */
  playedMs: number;
  /** The time since which it runs; null while it stands. */
  runsSince: number | null;
  /** ms of void rounds that were played again. */
  givenBackMs: number;
}

export const newClock: PlayClock = { playedMs: 0, runsSince: null, givenBackMs: 0 };

/** At most this share of a run's time is given back for void rounds (training.md § 2.5). */
const givenBackShare = 1 / 5;

export const started = (clock: PlayClock, at: number): PlayClock =>
  clock.runsSince === null ? { ...clock, runsSince: at } : clock;

export const stopped = (clock: PlayClock, at: number): PlayClock => ({
  ...clock,
  playedMs: playedBy(clock, at),
  runsSince: null,
});

/** ms of play until a moment. */
export const playedBy = ({ playedMs, runsSince }: PlayClock, at: number): number =>
  playedMs + (runsSince === null ? 0 : at - runsSince);

/** The time at which a run of this length is over; null while the clock stands. */
export const endOf = ({ playedMs, runsSince }: PlayClock, lastsMs: number): number | null =>
  runsSince === null ? null : runsSince + lastsMs - playedMs;

/** Gives the time of a void round back, so that it is played again. */
export function givenBack(clock: PlayClock, ms: number, lastsMs: number): PlayClock {
  const back = Math.min(ms, lastsMs * givenBackShare - clock.givenBackMs);
  return { ...clock, playedMs: clock.playedMs - back, givenBackMs: clock.givenBackMs + back };
}

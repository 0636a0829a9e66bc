import type { GuidedNumbers } from '#training/entries/entry.ts';
import type { EarlierTime, SavedText } from '#training/guided/saved-text.ts';

const dayMin = 24 * 60;
const dayMs = dayMin * 60_000;
/** The worry window ends at least this long before bed (training.md § 3.2, E8). */
const beforeBedMin = 120;
const stepMin = 30;

export const windowLengthsMin = [15, 20, 30] as const;

/** A daily time, in minutes after midnight, and its length. */
export interface WorryWindow {
  startMin: number;
  lengthMin: number;
}

/** The possible outcomes of a worry. */
export type Fate = 'step' | 'parked' | 'let-go';

/**
 * Three beginnings that leave two hours before bed, the latest first; at half hours.
 * @param bedMin the usual bedtime in minutes after midnight; before noon it belongs to the night after
 */
export function windowStarts(bedMin: number, lengthMin: number): number[] {
  const bed = bedMin < dayMin / 2 ? bedMin + dayMin : bedMin;
  const latest = Math.floor((bed - beforeBedMin - lengthMin) / stepMin) * stepMin;
  return [0, 1, 2].map((hours) => (latest - hours * 60) % dayMin);
}

/** Minutes after midnight of `18:30`; null for anything else. */
export function minutesOf(clock: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

/** Minutes after midnight as `18:30`. */
export function clockOf(minutes: number): string {
  const inDay = ((minutes % dayMin) + dayMin) % dayMin;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/** Whether a window is open at a minute of the day; a window may extend past midnight. */
export function isOpen({ startMin, lengthMin }: WorryWindow, minuteOfDay: number): boolean {
  return (minuteOfDay - startMin + dayMin) % dayMin < lengthMin;
}

/** The worries to look at now, oldest first. A worry that was parked in the window waits for the next day's. */
export const waiting = <Text extends SavedText>(texts: readonly Text[], now: number): Text[] =>
  texts.filter(({ detail }) => detail.parked === true && Number(detail.from ?? 0) <= now);

/**
 * The detail of a parked worry.
 * @param atWindow it was looked at in the window, so it comes back from tomorrow on
 */
export function parkedDetail(now: number, offsetMin: number, atWindow: boolean): { parked: true; from: number } {
  if (!atWindow) return { parked: true, from: now };
  const localMidnight = Math.floor((now + offsetMin * 60_000) / dayMs) * dayMs;
  return { parked: true, from: localMidnight + dayMs - offsetMin * 60_000 };
}

const bandsMin = [15, 10, 5, 0] as const;

/** The number of worries for each outcome, and the minutes rounded down to 0, 5, 10 or 15. */
export function worryNumbers(fates: readonly Fate[], atWindow: boolean, tookMs: number): GuidedNumbers {
  const count = (fate: Fate) => fates.filter((one) => one === fate).length;
  return {
    numbers: {
      atWindow: atWindow ? 1 : 0,
      steps: count('step'),
      parked: count('parked'),
      letGo: count('let-go'),
      minutesFrom: bandsMin.find((from) => tookMs >= from * 60_000) ?? 0,
    },
    words: [],
  };
}

/** The worries that were looked at in the window, and how many of them no longer mattered. */
export function noLongerMattered(past: readonly EarlierTime[]): { of: number; letGo: number } {
  const sum = { of: 0, letGo: 0 };
  for (const { numbers } of past) {
    if (numbers.atWindow !== 1) continue;
    const { steps = 0, parked = 0, letGo = 0 } = numbers;
    sum.of += steps + parked + letGo;
    sum.letGo += letGo;
  }
  return sum;
}

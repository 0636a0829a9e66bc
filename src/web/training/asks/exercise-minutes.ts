import type { TodayItem } from '#training/today/today.ts';
import { todayOf } from '#training/today/today.ts';
import type { TrainedDay } from '#training/today/trained-day.ts';

const sumOf = (items: readonly TodayItem[]) => items.reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * Minutes of the day's exercises now, and when yardsticks have taken some of them; null when no exercise is left to be
 * shorter.
 */
export function exerciseMinutes(
  { trained, history, day, minutes, today }: TrainedDay,
  taken: number,
): { before: number; after: number } | null {
  if (today.next === null) return null;
  const measured = { ...history, yardstickMinutes: history.yardstickMinutes + taken };
  return { before: sumOf(today.items), after: sumOf(todayOf(trained, measured, day, minutes).items) };
}

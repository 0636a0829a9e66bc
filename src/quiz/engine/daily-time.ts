/** § 3: the daily times that a visitor can choose. */
export const dailyTimes = [
  { minutes: 5, name: 'Regular' },
  { minutes: 10, name: 'Serious' },
  { minutes: 20, name: 'Ambitious' },
  { minutes: 30, name: 'Challenging' },
] as const;

/** Empty for a daily time that cannot be chosen. */
export function dailyTimeName(minutes: number): string {
  return dailyTimes.find((each) => each.minutes === minutes)?.name ?? '';
}

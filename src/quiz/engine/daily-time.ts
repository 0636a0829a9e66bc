/** § 3: the daily times on offer, in minutes, and what each is called. */
export const dailyTimes = [
  { minutes: 5, name: 'Regular' },
  { minutes: 10, name: 'Serious' },
  { minutes: 20, name: 'Ambitious' },
  { minutes: 30, name: 'Challenging' },
] as const;

/** What a daily time is called; empty for one that is not on offer. */
export function dailyTimeName(minutes: number): string {
  return dailyTimes.find((each) => each.minutes === minutes)?.name ?? '';
}

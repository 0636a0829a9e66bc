/**
 * The end of a pause that begins at `startsAt`: the same day and time in UTC that many calendar months later, or the
 * month's last day if it has no such day.
 * @param startsAt epoch ms
 * @returns epoch ms
 */
export function pauseEndsAt(startsAt: number, months: number): number {
  const start = new Date(startsAt);
  const end = new Date(startsAt);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end.getTime();
}

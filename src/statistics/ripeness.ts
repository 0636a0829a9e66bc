/** With fewer people than this a share is shown as counts: "2 of 24". */
export const fewestForShare = 30;

/** How long a renewal may be tried again after it was due, in days; before that nobody knows whether it is paid. */
export const renewalRipeDays = 30;

/** How long the first payment after a trial may take, in days. */
export const trialRipeDays = 3;

/** A part of people, and whether all of it is known. */
export interface Part {
  part: number;
  all: number;
  isRipe: boolean;
}

/** 0 to 1; null with too few people, and while more may come. */
export function shareOf({ part, all, isRipe }: Part): number | null {
  return isRipe && all >= fewestForShare ? part / all : null;
}

/** Whether a window that opened on a day is over. Times are epoch ms; `days` is how long it is open. */
export function isOver(openedAt: number, days: number, now: number): boolean {
  return openedAt + days * 86_400_000 < now;
}

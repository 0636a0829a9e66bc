import { weekdayName } from '#training/training-day.ts';
import type { AirDay } from './air-days.ts';
import type { AirStretch } from './air-due.ts';

export const airCopy = {
  how: { 7: 'The later in the day, the higher.', 28: 'Each hill is a week. The later, the higher.' },
  next: { 7: 'Next week, new to you', 28: 'Next, new to you' },
  times: ['Evening', 'Noon', 'Morning'],
  none: 'Your first week in the air is drawn a week after your first flight.',
  save: 'Save picture',
} as const;

/** "Your week in the air" */
export const airTitle = (days: AirStretch['days']): string =>
  days === 7 ? 'Your week in the air' : 'Your four weeks in the air';

/** A day of the picture in words: "Monday: a flight in the morning." */
export function airDayLine({ day, isRest, flight }: AirDay): string {
  const name = weekdayName(day);
  if (flight !== null) return `${name}: a flight ${partOf(flight.minute)}.`;
  return isRest ? `${name}: a day of rest.` : `${name}: open sky.`;
}

function partOf(minute: number): string {
  const hour = Math.floor(minute / 60);
  if (hour < 4 || hour >= 21) return 'at night';
  if (hour < 12) return 'in the morning';
  return hour < 18 ? 'in the afternoon' : 'in the evening';
}

export const albumCopy = {
  title: 'Your album',
  none: 'Each day with a flight gets a picture here. Your first one comes with your first flight.',
  onlyPicture: 'Only the picture and its place leave. No name, no date, no number.',
  save: 'Save',
  share: 'Share',
  failed: 'The picture could not be made here. Please try again.',
} as const;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * "November", or "November 2025" in another year than today's.
 * @param month `YYYY-MM`
 */
export function monthLine(month: string, today: string): string {
  const [year, number] = month.split('-');
  const name = months[Number(number) - 1]!;
  return today.startsWith(`${year}-`) ? name : `${name} ${year}`;
}

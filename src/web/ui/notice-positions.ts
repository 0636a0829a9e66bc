/** § 5: the nine positions of a notification. */
export const noticePositions = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;

export type NoticePosition = (typeof noticePositions)[number];

/** Drawings of the acts, of 24 by 24. */
export const actIcons = {
  back: 'M5 12a7 7 0 1 0 2.2-5.1M7 3.8v3.5h3.5',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  check: 'M5.5 12.6 10 17l8.5-9.5',
  gift: 'M5 11h14v8.5H5zM4 7.5h16V11H4zM12 7.5v12M12 7.5c-3.5 0-4.5-1-4.5-2.2 0-2.3 3.7-2 4.5 2.2.8-4.2 4.5-4.5 4.5-2.2 0 1.2-1 2.2-4.5 2.2z',
  mail: 'M5.5 6.5h13a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5V8a1.5 1.5 0 0 1 1.5-1.5zM4.5 8l7.5 5.5L19.5 8',
  download: 'M12 4.5v10M7.5 10.5 12 15l4.5-4.5M5 19h14',
  trash: 'M5.5 7.5h13M9.5 7.5V5h5v2.5M7 7.5l.8 11.5h8.4L17 7.5',
  pencil: 'M5 19l.8-3.6L16 5.2l2.8 2.8L8.6 18.2zM14 7.2l2.8 2.8',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  key: 'M12 12h8M17 12v3M5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0',
} as const;

export type ActIcon = keyof typeof actIcons;

/* 24 grid, 1.75 stroke, round ends. */

/** The few icons of a first screen; the others come with the pages that show them. */
export const firstDrawings = {
  back: 'M14.5 5.5 8 12l6.5 6.5',
  clock: 'M12 7.5V12l3 2M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0',
  list: 'M9 7h10.5M9 12h10.5M9 17h10.5M5 7h.1M5 12h.1M5 17h.1',
  target:
    'M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M11.4 12a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0 -1.2 0',
  lock: 'M8 10.5V8a4 4 0 0 1 8 0v2.5M7.5 10.5h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z',
} as const;

/** Said in the frame of every guided exercise, the same for all. */
export const frameCopy = {
  close: 'Close. What you did is kept.',
  wordsStay: (device: 'phone' | 'device') =>
    `These words stay on this ${device}. Nobody reads them. They go after 30 days, or when you say so.`,
  help: 'Where to find help now',
  backFromHelp: 'Back to the exercise',
} as const;

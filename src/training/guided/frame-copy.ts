/** The copy of the frame, which is the same for all guided exercises. */
export const frameCopy = {
  close: 'Close. What you did is kept.',
  wordsStay: (device: 'phone' | 'device') =>
    `These words stay on this ${device}. Nobody reads them. They go after 30 days, or when you say so.`,
  help: 'Where to find help now',
  backFromHelp: 'Back to the exercise',
} as const;

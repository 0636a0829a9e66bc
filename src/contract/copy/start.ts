/** The texts of start pages; title, lead and duration are of the quiz. */
export const start = {
  minutes: 'About {minutes} minutes',
  back: 'Go back any time',
  'no-email': 'No email to begin',
  start: 'Start',
  adults: 'For adults, 18 and over. A self-check, not a diagnosis.',
} as const;

/** A short phone and a phone on its side. */
export const smallScreens = { '390x664': [390, 664], '844x390': [844, 390] } as const;

/**
 * The stories that also get pictures on small screens, by Day, cut off where the screen ends: first screens, docks and
 * sheets, which have to fit there.
 */
export const storiesOnSmallScreens: ReadonlySet<string> = new Set([
  'home',
  'home-cookies',
  'frequency-start',
  'wellbeing-start',
  'wellbeing-start-cookies',
  'adhd-01-health-consent',
  'health-consent-more',
  'question-cookies',
  // Every kind of question, the longest list and the tallest dock.
  'adhd-01',
  'frequency-01',
  'wellbeing-01',
  'adhd-02',
  'adhd-03-some-chosen',
  'adhd-04-returned',
  'adhd-08',
  'adhd-10-returned',
  'frequency-30',
  // A long card, a sketch, an evening, and the last screens.
  'adhd-05',
  'adhd-12',
  'adhd-15',
  'frequency-15',
  'adhd-29',
  'adhd-25-middle',
  'frequency-31-middle',
  'resume-sheet',
  'resume-sheet-made',
  'resume-sheet-mailed',
  // From the email to the account.
  'adhd-email',
  'adhd-plan',
  'adhd-offers',
  'adhd-offers-chosen',
  'payment',
  'account-active',
  'cancel',
  'login',
  'not-found',
]);

/** A short phone and a phone on its side. */
export const smallScreens = { '390x664': [390, 664], '844x390': [844, 390] } as const;
export type SmallScreen = keyof typeof smallScreens;

/** The exercises and yardsticks in each state in which one waits for an answer, shows something, or tells what came of it. */
export const runningStories: readonly string[] = [
  ...['look', 'follow', 'tap', 'wrong', 'right', 'still', 'still-note', 'still-changed'].map(
    (state) => `hold-the-line-${state}`,
  ),
  ...['sign', 'kite', 'right', 'other', 'untimed'].map((state) => `change-course-${state}`),
  ...['tapped', 'gust', 'passed', 'too-soon', 'sorting', 'sorted'].map((state) => `wait-for-the-gust-${state}`),
  ...['showing', 'building', 'wrong', 'right', 'long', 'card'].map((state) => `bows-${state}`),
  ...['ordering', 'lifted', 'stopped', 'works'].map((state) => `chart-${state}`),
  ...['sea-side', 'village', 'gust', 'bows', 'hold-the-line'].map((state) => `sky-${state}`),
  'still-air-measured',
  'same-or-not',
  'same-or-not-warm-up',
  'same-or-not-from-here',
  'breath-in',
  'breath-out',
  'breath-number',
  'clock-running',
  'clock-words',
];

/** The steps of guided exercises that ask something. */
export const askingStories: readonly string[] = [
  ...['caution', 'before', 'end'].map((state) => `breath-${state}`),
  'clock-ended',
  ...['', '-closed', '-empty', '-time'].map((state) => `worry-window${state}`),
  'cloud-passes',
  'cloud-passing',
  'park-the-day',
  'a-short-look-back',
  'evening-horizon',
  ...['first', 'running', 'look', 'drill'].map((state) => `guess-${state}`),
  'a-kind-word',
  'a-kind-word-self',
  'on-your-side',
  'one-knot',
  'one-knot-again',
  'first-two-minutes',
  'just-the-knot-after',
  'wave-whom',
  'wave-send',
  'weather-report',
  'weather-report-strong',
];

/** The small screens on which a story gets pictures, by Day. An exercise stands otherwise on a phone on its side only. */
export function smallScreensOf(id: string): readonly SmallScreen[] {
  if (storiesOnSmallScreens.has(id)) return Object.keys(smallScreens) as SmallScreen[];
  return runningStories.includes(id) ? ['844x390'] : [];
}

/**
 * The stories that also get pictures on both small screens, cut off where the screen ends: first screens, docks and
 * sheets, which have to fit there.
 */
const storiesOnSmallScreens: ReadonlySet<string> = new Set([
  'flight-done',
  'training-first',
  'training-same-time',
  'week-air',
  'album',
  'album-opened',
  'play-look',
  'play-tap',
  'play-one',
  'play-still',
  'play-after',
  'play-after-plan',
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
  'frequency-14',
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

/** All of them. */
export const picturedOnSmallScreens: readonly string[] = [...storiesOnSmallScreens, ...runningStories];

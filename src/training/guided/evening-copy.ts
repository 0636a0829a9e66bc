/** A step on the way to a dark screen. */
export interface HorizonStep {
  title: string;
  text: string;
}

export const horizonSteps: readonly HorizonStep[] = [
  { title: 'Turn the lights low', text: 'One lamp is enough. Let the room get as dim as the sky outside.' },
  { title: 'Put tomorrow by the door', text: 'Keys, bag, what you need. Then it waits there and not in your head.' },
  {
    title: 'Look far away',
    text: 'Find the horizon, or the far wall. Let your shoulders sink, and take three slow breaths.',
  },
];

/** What Park the day, Evening horizon and A short look back say. */
export const eveningCopy = {
  list: {
    text: 'Write down what is for tomorrow. The more exact, the better.',
    add: 'One more thing',
    known:
      'One night in a sleep lab, people who wrote such a list fell asleep some minutes sooner. One small trial. See if it does that for you.',
    source: 'https://doi.org/10.1037/xge0000374',
  },
  'look-back': {
    text: 'What worked today? One to three things. Small ones count.',
    add: 'One thing that worked',
    known: 'In many trials, people who noted good things felt a little better. The effect was small.',
    source: 'https://doi.org/10.1007/s42041-023-00086-6',
  },
  full: 'That is a full line. The rest can wait.',
  other: {
    list: {
      title: 'One page an evening',
      text: 'You have looked back tonight. The list has its turn on another evening.',
    },
    'look-back': {
      title: 'One page an evening',
      text: 'You have put tomorrow on paper tonight. Looking back has its turn on another evening.',
    },
  },
  next: 'Next',
  close: 'Close the day',
  skip: 'Skip the list and close the day',
  dark: { title: 'The day is closed', text: 'Put the phone away when you like.', done: 'Done' },
} as const;

/** What the pictures of the introductions say. */
export const eveningIntro = {
  list: ['Write down tomorrow', 'Hang it on the line', 'Close the day'],
  horizon: ['Turn the lights low', 'Put tomorrow by the door', 'Close the day'],
  'look-back': ['Think of today', 'Note what worked', 'Close the day'],
} as const;

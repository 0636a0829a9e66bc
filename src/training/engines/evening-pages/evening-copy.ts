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

/** The copy of Park the day, Evening horizon and A short look back. */
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
    known: 'In many trials, people who said what they were thankful for felt a little better. The effect was small.',
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
  dark: { title: 'The day is closed', text: 'Put the phone away when you like.', done: 'Done' },
} as const;

/** The captions of the introduction's pictures. */
export const eveningIntro = ['Let the evening come', 'Put down what is on your mind', 'Close the day'] as const;

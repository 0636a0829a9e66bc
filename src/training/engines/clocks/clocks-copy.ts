import { type ExerciseId, type ExerciseIdOf, exerciseBy } from '#training/exercises/exercises.ts';

/** A sentence shown from a share of the time on, 0 to 1. */
interface Saying {
  from: number;
  says: string;
}

export interface ClockCopy {
  ready: { title: string; points: readonly string[] };
  /** The label of the field before it; null when it has none. */
  asks: { label: string; isList: boolean; before: string | null } | null;
  /** In play; for a help, one after the other through its minute. */
  sayings: readonly Saying[];
  /** The screen is dark. */
  isDark: boolean;
  countsDrifts: boolean;
  end: string;
}

const clockCopies: Record<ExerciseIdOf<'clocks'>, ClockCopy> = {
  'one-thing': {
    ready: {
      title: 'One thing, and nothing else',
      points: [
        'Put the phone in another room, or face down and out of reach.',
        'When you notice that you drifted, come back. That is the exercise.',
      ],
    },
    asks: { label: 'What is the one thing?', isList: false, before: null },
    sayings: [{ from: 0, says: 'Just this one thing.' }],
    isDark: false,
    countsDrifts: true,
    end: 'Look up. Let your eyes rest on something far away.',
  },
  'keep-a-little-back': {
    ready: {
      title: 'What can wait?',
      points: ['Write down what can wait until tomorrow.', 'Then sit for some minutes and let it wait.'],
    },
    asks: { label: 'This can wait', isList: true, before: 'Last time you let wait:' },
    sayings: [{ from: 0, says: 'It can wait. You can sit.' }],
    isDark: false,
    countsDrifts: true,
    end: 'What you kept back is yours for the evening.',
  },
  'slack-string': {
    ready: {
      title: 'Let the string go slack',
      points: [
        'Sit or lie so that nothing has to hold you up.',
        'Keep your eyes open or half open, so that it is a rest and not a nap.',
        'The screen turns dark. Press it if you want something.',
      ],
    },
    asks: null,
    sayings: [{ from: 0, says: 'Nothing to do.' }],
    isDark: true,
    countsDrifts: false,
    end: 'Stretch a little before you stand up.',
  },
  'feet-on-the-hill': {
    ready: { title: 'Feet on the hill', points: ['One minute. Stand up if you can, or sit tall.'] },
    asks: null,
    sayings: [
      { from: 0, says: 'Stand up, or sit tall.' },
      { from: 0.2, says: 'Feel your left foot on the ground.' },
      { from: 0.4, says: 'Feel your right foot.' },
      { from: 0.6, says: 'Look at the farthest thing you can see.' },
      { from: 0.85, says: 'Stay with it for a moment.' },
    ],
    isDark: false,
    countsDrifts: false,
    end: 'You can go on from here.',
  },
  'back-to-the-string': {
    ready: { title: 'Back to the string', points: ['One minute. Say it aloud, or in your head.'] },
    asks: null,
    sayings: [
      { from: 0, says: 'What were you doing? Say it aloud.' },
      { from: 0.3, says: 'What is its next small step? Say that, too.' },
      { from: 0.6, says: 'Put in front of you what you need for it.' },
      { from: 0.85, says: 'Now take that step.' },
    ],
    isDark: false,
    countsDrifts: false,
    end: 'Take that next step now.',
  },
};

export const clockCopyOf = (exercise: ExerciseId): ClockCopy => clockCopies[exerciseBy('clocks', exercise).id];

const lastOf = (sayings: readonly Saying[], share: number): string =>
  (sayings.filter(({ from }) => from <= share).at(-1) ?? sayings[0]!).says;

export const sayingAt = ({ sayings }: ClockCopy, share: number): string => lastOf(sayings, share);

/** The position of the sun in words, for pages on which nothing moves. */
const sunWords: readonly Saying[] = [
  { from: 0, says: 'The sun is just up.' },
  { from: 0.2, says: 'The sun is climbing.' },
  { from: 0.45, says: 'The sun stands high.' },
  { from: 0.6, says: 'The sun is going down.' },
  { from: 0.9, says: 'The sun is near the hill.' },
];

export const sunAt = (share: number): string => lastOf(sunWords, share);

/** The copy of all clocks. */
export const clockCopy = {
  howLong: 'How long?',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  offered: { more: 'One more than last time', half: 'Half of last time’s plan' },
  less: 'One minute less',
  more: 'One minute more',
  add: 'Add it',
  remove: (text: string) => `Remove ${text}`,
  awake: { label: 'Sound at the end', note: 'The screen then stays on' },
  buzz: 'Vibration at the end',
  begin: 'Begin',
  drift: 'I drifted, back again',
  cameBack: (count: number) => (count === 1 ? 'Came back once' : `Came back ${count} times`),
  askLeft: 'How much is left?',
  left: (minutes: number) => (minutes <= 1 ? 'Less than a minute is left.' : `About ${minutes} minutes are left.`),
  passed: (passed: number, of: number, unit: 'min' | 's') => `${passed} of ${of} ${unit}`,
  darken: 'Dark again',
  wake: 'Show the buttons',
  still: 'Words instead of movement',
  pause: 'The time rests with you. Carry on whenever you like.',
  ended: { title: 'The time is over', early: 'Stopped here' },
  overAt: (time: string) => `It was over at ${time}.`,
  driftsAsked: 'Times you came back',
  fewer: 'Once less',
  again: 'Once more',
  done: 'Done',
} as const;

/** Under the three pictures before it. */
export const clockIntro = [
  'Begin. The sun goes along the hills.',
  'Drifted? Come back. No clock to watch.',
  'When the sun is down, the time is over.',
] as const;
/** The first text where words replace the movement. */
export const clockIntroInWords = 'Begin. Words say where the sun is.';

import type { ExerciseIdOf } from '#training/exercises/exercises.ts';
import type { Turn } from './breath.ts';

/** The words of the breathing exercises. */
export const breathCopy = {
  caution: {
    title: 'Before the first time',
    lead: 'Slow breathing suits many people. Some should ask first.',
    points: [
      { icon: 'heart', says: 'With a heart or lung illness, or when you are pregnant, ask your doctor first.' },
      { icon: 'shield', says: 'Not while you drive, and not in water.' },
      { icon: 'info', says: 'If you feel dizzy, stop and breathe as usual.' },
    ],
  },
  before: { title: 'How wound up are you now?', lead: 'Before you begin, if you like.' },
  scale: { question: 'Wound up', low: 'Not at all', high: 'As much as can be' },
  next: { agree: 'Go on', start: 'Begin', done: 'Done' },
  turns: {
    in: { word: 'Breathe in', lead: 'Rise with the horizon.', leadStill: 'Count with the number.', spoken: 'In' },
    out: { word: 'Breathe out', lead: 'Sink with the horizon.', leadStill: 'Count with the number.', spoken: 'Out' },
  } satisfies Record<Turn['way'], Record<'word' | 'lead' | 'leadStill' | 'spoken', string>>,
  easier: 'Easier',
  slower: 'Slower',
  easiest: 'The easiest pace',
  slowest: 'The slowest pace',
  pace: (inS: number, outS: number) => `In ${inS} · Out ${outS}`,
  takeYourPace: 'Take the pace you like',
  dizzy: 'If you feel dizzy, stop and breathe as usual.',
  keys: [
    ['← →', 'Pace'],
    ['Esc', 'Pause'],
  ],
  pause: 'Breathe as usual. You can go on whenever you like.',
  oneATurn: 'One for each turn',
  still: 'A number instead of movement',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  after: {
    title: (breaths: number) => (breaths === 1 ? '1 breath' : `${breaths} breaths`),
    lead: 'How wound up are you now? If you like.',
    sit: 'Sit a moment longer if you like.',
  },
  progress: (done: number, of: number) => `Breath ${done} of about ${of}`,
  /** For the form with a number instead of movement. */
  introCounting: [
    'The number counts up. Breathe in.',
    'It begins again. Breathe out.',
    'Too much? Take an easier pace.',
  ],
  /** Null where the usual sentence fits this form, too. */
  countingWhats: {
    settle: 'Slow breathing with a number',
    'long-tail': 'Breathe by a number, out longer than in',
    'longer-out-than-in': null,
  } satisfies Record<ExerciseIdOf<'breath'>, string | null>,
  intro: ['The horizon rises. Breathe in.', 'It sinks. Breathe out.', 'Too much? Take an easier pace.'],
} as const;

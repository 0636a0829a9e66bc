import type { Turn } from './breath.ts';

/** The words of the breathing exercises. */
export const breathCopy = {
  caution: {
    title: 'Before the first time',
    points: [
      'With a heart or lung illness, or when you are pregnant, ask your doctor first.',
      'Not while you drive, and not in water.',
      'If you feel dizzy, stop and breathe as usual.',
    ],
    agree: 'I have read this',
  },
  before: {
    title: 'How wound up are you now?',
    lead: 'If you like. 0 is not at all, 10 is as much as can be.',
    start: 'Begin',
  },
  turns: {
    in: { word: 'Breathe in', lead: 'Rise with the horizon.', spoken: 'In' },
    out: { word: 'Breathe out', lead: 'Sink with the horizon.', spoken: 'Out' },
  } satisfies Record<Turn['way'], { word: string; lead: string; spoken: string }>,
  ready: { word: 'Ready?', lead: 'We begin with a breath in.' },
  easier: 'Easier',
  slower: 'Slower',
  easiest: 'This is the easiest pace.',
  slowest: 'This is the slowest pace.',
  pace: (inS: number, outS: number) => `In ${inS} · Out ${outS}`,
  takeYourPace: 'Take the pace you like',
  dizzy: 'If you feel dizzy, stop and breathe as usual.',
  pause: 'Breathe as usual. You can go on whenever you like.',
  after: {
    title: 'And now?',
    lead: 'How wound up are you now? If you like.',
    none: 'That was all. Sit a moment longer if you like.',
    done: 'Done',
  },
  skip: 'Skip',
  breaths: (count: number) => (count === 1 ? '1 breath' : `${count} breaths`),
  progress: (done: number, of: number) => `Breath ${done} of about ${of}`,
  intro: ['The horizon rises. Breathe in.', 'It sinks. Breathe out.', 'Too much? Take an easier pace.'],
} as const;

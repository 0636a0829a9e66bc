/** The copy of Let the cloud pass and Worry window. */
export const cloudCopy = {
  note: {
    title: 'What is on your mind?',
    text: 'Put it down in a line. Then you choose what happens to it.',
    field: 'The worry',
    next: 'Put it on a cloud',
    skip: 'Nothing right now',
  },
  passing: { title: 'Watch it go', skip: 'Skip' },
  canDo: 'Can you do something about it?',
  stillMatters: 'Does this one still matter?',
  answers: {
    step: { label: 'Yes, I can do something', description: 'Cut it down to one small step' },
    parked: { label: 'Yes, but not now', description: 'Park it for the window' },
    parkedTomorrow: { label: 'Yes, but not now', description: 'Park it for tomorrow’s window' },
    'let-go': { label: 'No. Let it go', description: 'The cloud moves on' },
  },
  step: {
    title: 'One small step',
    text: 'What is the first thing your hand would do?',
    field: 'The first movement',
    help: 'Small enough for two minutes.',
    keep: 'Keep this step',
    skip: 'Skip. I know what to do',
  },
  bed: {
    title: 'One fixed time for worries',
    text: 'A window that ends two hours before bed leaves the night alone. Tell us when you go to bed, and we find times.',
    bed: 'I go to bed at about',
    length: 'How long?',
    start: 'When does it open?',
    keep: 'Keep this window',
    skip: 'Skip. No fixed time',
  },
  open: 'Your window is open from {from} to {until}.',
  closed: 'Your window is from {from} to {until}. You may look now, too.',
  none: 'No fixed time yet.',
  change: 'Change the time',
  empty: {
    title: 'Nothing is parked',
    text: 'No worry waits at the window. You may close it, or put one down.',
    add: 'Put one down',
    done: 'Close the window',
  },
  end: {
    title: 'The window is closed',
    noted: 'It has its place now',
    passed: 'It moves on',
    share: 'Of {of} worries that you looked at here, {gone} no longer mattered.',
    done: 'Done',
    more: 'Put one more down',
  },
} as const;

/** The captions of the introduction's pictures. */
export const cloudIntro = ['Put a worry on a cloud', 'Choose what happens to it', 'Close the window'] as const;

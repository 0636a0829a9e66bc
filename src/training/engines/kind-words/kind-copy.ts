/** The copy of A kind word and On your side. */
export const kindCopy = {
  friend: {
    title: 'A friend has your day',
    text: 'They tell you what went wrong, just as it went for you. What would you say to them?',
    field: 'To my friend',
    next: 'Turn it to yourself',
  },
  self: {
    title: 'Now say it to yourself',
    text: 'Take the same words, and say “you” to yourself. Change what does not fit.',
    said: 'You would tell a friend:',
    field: 'To myself',
  },
  side: {
    title: 'One thing you did right',
    text: 'Today or this week. Small ones count: a call, a glass of water, a no.',
    field: 'I did this right',
  },
  scale: { question: 'How kind are you to yourself right now?', low: 'Not kind', high: 'Very kind' },
  before: { title: 'Before you begin', text: 'A number, if you like. Nobody else sees it.', start: 'Begin' },
  after: { title: 'And now?', text: 'The number may be the same. That is fine.', done: 'Done' },
} as const;

/** The captions of the introduction's pictures. */
export const kindIntro = ['Look at your day as a friend', 'Find kind words', 'Take them for yourself'] as const;

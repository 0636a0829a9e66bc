/** A moment of the day that a plan can be tied to: the button's label, and the text after "When". */
export interface Moment {
  label: string;
  says: string;
}

export const moments: readonly Moment[] = [
  { label: 'My morning cup', says: 'I have put down my morning cup' },
  { label: 'At my desk', says: 'I sit down at my desk' },
  { label: 'After lunch', says: 'I have had lunch' },
];

/** The copy of One knot at a time, First two minutes and Just the knot. */
export const knotCopy = {
  task: {
    title: 'Which task is it?',
    text: 'Name one that waits for you. Any size will do.',
    field: 'The task',
    example: 'The letter from the bank',
  },
  movement: {
    title: 'What is the first movement?',
    text: 'What does your hand do first? So small that it takes a minute.',
    smaller: 'Few of your last knots were begun. So make this one smaller still: half of what you think of first.',
    field: 'I …',
    example: 'open the letter',
  },
  moment: {
    title: 'When will you begin?',
    more: 'Another moment',
    first: 'Choose a moment',
    own: 'Own words',
    ownField: 'When …',
    ownExample: 'the kettle boils',
    say: 'Say it once, aloud or in your head. We ask you to say it again after 1, 3 and 7 days.',
    tie: 'Tie the knot',
    now: 'Start now: two quiet minutes',
    empty: { moment: 'this happens', movement: 'do that' },
  },
  tied: {
    title: 'The knot is tied',
    text: 'When the moment comes, you know what to do.',
    now: 'Start now: two quiet minutes',
    done: 'Done for now',
  },
  again: {
    title: 'Say it again',
    text: 'Aloud or in your head. That helps a plan to stay.',
    said: 'I said it',
    begun: 'I have begun it',
    drop: 'Let this plan go',
  },
  begin: {
    two: { title: 'Two minutes, no more', text: 'Put the thing in front of you. Then begin.', start: 'Begin' },
    one: { title: 'Just the knot', text: 'The smallest part of it. Then stop if you like.', start: 'Begin' },
    field: 'What will you begin?',
    smallField: 'The smallest part of it',
  },
  clock: {
    two: { title: 'Two quiet minutes', end: 'Two minutes are over' },
    one: { title: 'One quiet minute', end: 'The minute is over' },
    text: 'Put the phone down if you like. We tell you when it is over.',
    over: 'Stop here, or go on. Both are fine.',
    stop: 'That is enough',
    done: 'Go on',
  },
  after: {
    title: 'Have you begun?',
    yes: 'Yes, I have begun',
    no: 'Not yet',
    scales: 'If you like: how was it?',
    pleasure: 'Pleasure',
    senseOfDone: 'Sense of done',
    feltHard: 'How hard it was',
    guessedHard: 'How hard will it be to begin?',
    low: 'Not at all',
    high: 'Very',
    done: 'Done',
  },
} as const;

/** The captions of the introduction's pictures. */
export const knotIntro = ['Name one task', 'Cut it down to one movement', 'Begin, then stop if you like'] as const;

/** Suggested lines, for a person who has none in mind. */
export const honestLines = [
  'I thought of you today.',
  'I walked past our old place and it made me smile.',
  'No need to write back. I just wanted to say hello.',
  'Thank you for last time. It did me good.',
] as const;

/** Questions that cannot be answered with "fine". */
export const realQuestions = [
  'What took most of your time this week?',
  'What are you looking forward to?',
  'What has been heavy lately?',
  'What made you laugh last?',
  'How did that thing go that you told me about?',
  'What would make this week easier for you?',
] as const;

/** The copy of Wave across the hill and One real question. */
export const waveCopy = {
  whom: {
    title: 'Whom do you think of?',
    text: 'Only the first letters. They stay on this device.',
    field: 'First letters',
    lately: 'You have not thought of them lately',
  },
  line: {
    title: 'One honest line',
    text: 'Short is fine. Say what is true.',
    field: 'My line',
    pick: 'Or begin with one of these',
  },
  question: {
    title: 'One real question',
    text: 'Ask how they are. Then listen, and do not mend anything.',
    field: 'My question',
    pick: 'Or take one of these',
  },
  expected: {
    line: { question: 'How glad will they be, do you think?', low: 'Not at all', high: 'Very' },
    question: { question: 'How will it be to ask, do you think?', low: 'Hard', high: 'Good' },
  },
  send: {
    title: 'Send it your own way',
    text: 'It goes only where you send it. We do not see it.',
    share: 'Share',
    sms: 'Text message',
    email: 'Email',
    copy: 'Copy the line',
    copied: 'Copied',
    notCopied: 'Copying did not work. Hold the line to copy it.',
    said: 'I say it face to face',
    next: 'Go on',
    notNow: 'Not today',
  },
  felt: {
    title: 'How did it go?',
    text: 'Skip this if you do not know yet.',
    line: { question: 'How glad were they?', low: 'Not at all', high: 'Very' },
    question: { question: 'How was it to ask?', low: 'Hard', high: 'Good' },
  },
  known: 'People underrate how glad others are to hear from them.',
  done: 'Done',
} as const;

/** The captions of the introduction's pictures. */
export const waveIntro = ['Think of one person', 'Find one honest line', 'Send it your own way'] as const;

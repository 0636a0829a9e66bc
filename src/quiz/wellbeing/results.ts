import type { LevelContent, QuizDefinition } from '#quiz/quiz.ts';

/** A low level of an area means few signs, as in all quizzes, although a low score of this quiz means many. */
const subAssessments: LevelContent['subAssessments'] = {
  adhd: {
    low: 'Few signs. Time and small chores stay in view.',
    middle: 'Some signs. Some time and some small chores slip away.',
    high: 'Many signs. Time and small chores slip away from you.',
  },
  concentration: {
    low: 'Few signs. Your thoughts can stay where you put them.',
    middle: 'Some signs. Your thoughts drift off and come back.',
    high: 'Many signs. Your thoughts leave before you are done.',
  },
  procrastination: {
    low: 'Few signs. Little gets pushed back.',
    middle: 'Some signs. A reply, a form or bedtime gets pushed back.',
    high: 'Many signs. Replies, forms and bedtime get pushed back.',
  },
  anxiety: {
    low: 'Few signs. Worry takes up little room in your days.',
    middle: 'Some signs. Worry costs you some strength.',
    high: 'Many signs. Worry is with you, and that is tiring.',
  },
};

/** A high score means few signs. */
export const results: QuizDefinition['results'] = {
  low: {
    word: 'At Risk',
    levelTitle: 'A rainy stretch',
    desc: 'You are carrying a lot right now. Talking to someone can help, and this page names people to turn to.',
    symptoms: ['A lot to carry right now', 'Weight from several sides', 'Good reasons to talk to someone'],
    recommendation:
      'Tell one person how you really are. One sentence is enough. If it stays like this, talk to a doctor and bring your answers along.',
    levelImg: 'shelter',
    imgForPaywall: 'together',
    imgChart: 'hilltop',
    subAssessments,
  },
  middle: {
    word: 'Stable',
    levelTitle: 'Sun and clouds',
    desc: 'You are holding steady, and some things weigh on you. Both can be true.',
    symptoms: ['Some weight and some support', 'A few things that cost you strength', 'Room for what does you good'],
    recommendation:
      'Give the hardest hour of your day one fixed pause. Ten minutes by a window, without your phone, is a good start.',
    levelImg: 'steady',
    imgForPaywall: 'calm',
    imgChart: 'hilltop',
    subAssessments,
  },
  high: {
    word: 'Thriving',
    levelTitle: 'Clear skies',
    desc: 'Few of the things we asked about weigh on you right now. That is good to know, and worth looking after.',
    symptoms: ['Little that weighs on you', 'Few signs in your answers', 'Light to look after'],
    recommendation:
      'Keep what does you good, and give it a fixed place in your week. Then ask someone close to you how they are.',
    levelImg: 'soaring',
    imgForPaywall: 'lift',
    imgChart: 'hilltop',
    subAssessments,
  },
};

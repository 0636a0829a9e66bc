import { publisherFigures } from '#quiz/figures.ts';
import type { LevelContent, QuizDefinition } from '#quiz/quiz.ts';

/** A low level of an area means few signs, as in all quizzes, although a low score of this quiz means many. */
const subAssessments: LevelContent['subAssessments'] = {
  adhd: {
    low: 'Few signs. You mostly keep an eye on time and small chores.',
    middle: 'Some signs. Time and small chores slip away now and then.',
    high: 'Many signs. Time and small chores often slip away from you.',
  },
  concentration: {
    low: 'Few signs. Your thoughts mostly stay where you put them.',
    middle: 'Some signs. Your thoughts drift off at times and come back.',
    high: 'Many signs. Your thoughts often leave before you are done.',
  },
  procrastination: {
    low: 'Few signs. You mostly do things when you mean to.',
    middle: 'Some signs. A reply, a form or bedtime gets pushed back at times.',
    high: 'Many signs. Replies, forms and bedtime often get pushed back.',
  },
  anxiety: {
    low: 'Few signs. Worry takes up little room in your days.',
    middle: 'Some signs. Worry comes and goes, and it costs you some strength.',
    high: 'Many signs. Worry is with you often, and that is tiring.',
  },
};

/** A high score means few signs. */
export const results: QuizDefinition['results'] = {
  low: {
    word: 'At Risk',
    levelTitle: 'a rainy stretch',
    desc: 'You are carrying a lot right now. Talking to someone can help, and this page names people to turn to.',
    symptoms: ['Days that take a lot out of you', 'Much to hold at the same time', 'Too little real rest'],
    recommendation:
      'Tell one person how you really are. One sentence is enough. If most days feel like this, talk to a doctor and bring your answers along.',
    levelImg: 'shelter',
    imgForPaywall: 'together',
    imgChart: 'hilltop',
    subAssessments,
    figures: [publisherFigures.share46],
  },
  middle: {
    word: 'Stable',
    levelTitle: 'sun and clouds',
    desc: 'You are holding steady, and some days take a lot out of you. Both can be true.',
    symptoms: ['Ups and downs within a week', 'A few things that cost you strength', 'Calm hours in between'],
    recommendation:
      'Give the hardest hour of your day one fixed pause. Ten minutes by a window, without your phone, is a good start.',
    levelImg: 'steady',
    imgForPaywall: 'calm',
    imgChart: 'hilltop',
    subAssessments,
    figures: [publisherFigures.share74],
  },
  high: {
    word: 'Thriving',
    levelTitle: 'clear skies',
    desc: 'Few of the things we asked about weigh on you right now. That is good to know, and worth looking after.',
    symptoms: ['Worries that come and go', 'A tired day now and then', 'Mostly light days'],
    recommendation:
      'Keep what does you good, and give it a fixed place in your week. Then ask someone close to you how they are.',
    levelImg: 'soaring',
    imgForPaywall: 'lift',
    imgChart: 'hilltop',
    subAssessments,
    figures: [publisherFigures.share80, publisherFigures.share70],
  },
};

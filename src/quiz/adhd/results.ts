import type { LevelContent, QuizDefinition } from '#quiz/quiz.ts';

const subAssessments: LevelContent['subAssessments'] = {
  adhd: {
    low: 'Few of the signs we asked about are part of your days.',
    middle: 'Some of the signs we asked about are part of your days.',
    high: 'Most of the signs we asked about are part of your days.',
  },
  concentration: {
    low: 'You can stay with a task once you have begun.',
    middle: 'You hold your focus until something else calls.',
    high: 'Pages, noise and messages pull you out of what you do.',
  },
  procrastination: {
    low: 'Beginning is not what holds you up.',
    middle: 'Starting costs more than doing.',
    high: 'Tasks wait, even those that matter to you.',
  },
  anxiety: {
    low: 'Worry takes little of your strength.',
    middle: 'Worry takes some of your strength.',
    high: 'Worry travels with you and takes energy you need elsewhere.',
  },
};

/** A high score means many signs. */
export const results: QuizDefinition['results'] = {
  low: {
    word: 'Low',
    levelTitle: 'A light breeze',
    desc: 'Your answers add up to few signs linked with attention difficulties.',
    symptoms: ['Few signs among your answers', 'Little that gets in your way', 'Room for what you like'],
    recommendation:
      'Keep what works. Give the one task that matters the first quiet ten minutes of your day, before any message.',
    levelImg: 'breeze',
    imgForPaywall: 'lift',
    imgChart: 'climb',
    subAssessments,
  },
  middle: {
    word: 'Middle',
    levelTitle: 'A fresh wind',
    desc: 'Your answers add up to several signs linked with attention difficulties.',
    symptoms: ['Several signs in your answers', 'Some wind and some calm', 'Room to try small things'],
    recommendation:
      'Work in short flights: ten minutes on one thing, phone in another room, then a real pause. Two flights are a good day.',
    levelImg: 'gusts',
    imgForPaywall: 'build',
    imgChart: 'climb',
    subAssessments,
  },
  high: {
    word: 'High',
    levelTitle: 'A strong wind',
    desc: 'Your answers add up to many signs linked with attention difficulties. That can be tiring, and it is not a lack of will.',
    symptoms: ['Many signs in your answers', 'Wind from several sides', 'Good reasons to begin small'],
    recommendation:
      'Begin very small: one task, five minutes, phone in another room. If your days are hard, talk to a doctor and bring your answers along.',
    levelImg: 'strong-wind',
    imgForPaywall: 'untangle',
    imgChart: 'climb',
    subAssessments,
  },
};

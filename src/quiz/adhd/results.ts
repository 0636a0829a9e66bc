import { publisherFigures } from '#quiz/figures.ts';
import type { LevelContent, QuizDefinition } from '#quiz/quiz.ts';

const subAssessments: LevelContent['subAssessments'] = {
  adhd: {
    low: 'Few of the signs we asked about are part of your days.',
    middle: 'You drift most when a task is long or has no clear end.',
    high: 'Plans slip often, even the ones you care about.',
  },
  concentration: {
    low: 'You stay with a task once you have begun.',
    middle: 'You hold your focus until the room gets busy.',
    high: 'Noise and notifications pull you out quickly.',
  },
  procrastination: {
    low: 'You mostly begin when you mean to.',
    middle: 'Starting costs more than doing.',
    high: 'Many tasks wait until the deadline decides for you.',
  },
  anxiety: {
    low: 'Worry is not your main drag today.',
    middle: 'Worry visits on busy days and leaves again.',
    high: 'Worry travels with you and takes energy you need elsewhere.',
  },
};

/** A high score means many signs. */
export const results: QuizDefinition['results'] = {
  low: {
    word: 'Low',
    levelTitle: 'a light breeze',
    desc: 'You notice few signs linked with attention difficulties. On most days your mind goes where you send it.',
    symptoms: ['A slip now and then', 'Signs that stay small', 'Room for what you like'],
    recommendation:
      'Keep what works. Give the one task that matters the first quiet ten minutes of your day, before any message.',
    levelImg: 'breeze',
    imgForPaywall: 'lift',
    imgChart: 'climb',
    subAssessments,
    figures: [publisherFigures.share46],
  },
  middle: {
    word: 'Middle',
    levelTitle: 'a fresh wind',
    desc: 'You notice several signs linked with attention difficulties. They come and go, and they cost you effort on busy days.',
    symptoms: ['Restless evenings', 'Signs that come and go', 'More effort on busy days'],
    recommendation:
      'Work in short flights: ten minutes on one thing, phone in another room, then a real pause. Two flights are a good day.',
    levelImg: 'gusts',
    imgForPaywall: 'build',
    imgChart: 'climb',
    subAssessments,
    figures: [publisherFigures.share74],
  },
  high: {
    word: 'High',
    levelTitle: 'a strong wind',
    desc: 'You notice many signs linked with attention difficulties, and you notice them often. That is tiring, and it is not a lack of will.',
    symptoms: ['Signs that come up often', 'A mind that finds no pause', 'Days that use up your energy'],
    recommendation:
      'Begin very small: one task, five minutes, phone in another room. If most days are this hard, talk to a doctor and bring your answers along.',
    levelImg: 'strong-wind',
    imgForPaywall: 'untangle',
    imgChart: 'climb',
    subAssessments,
    figures: [publisherFigures.share80, publisherFigures.share70],
  },
};

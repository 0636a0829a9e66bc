import type { LevelContent, QuizDefinition } from '#quiz/quiz.ts';

const subAssessments: LevelContent['subAssessments'] = {
  adhd: {
    low: 'Plans, time and things mostly stay where you put them.',
    middle: 'Time and plans slip on full days and hold on calm ones.',
    high: 'Time runs off, and new ideas take over what you had begun.',
  },
  concentration: {
    low: 'Your mind tends to stay with what is in front of you.',
    middle: 'You can follow along, until something else calls.',
    high: 'Your mind often leaves the room before you notice.',
  },
  procrastination: {
    low: 'Things get done about when you mean to do them.',
    middle: 'Dull tasks move to tomorrow now and then.',
    high: 'Many small tasks wait until they are urgent.',
  },
  anxiety: {
    low: 'Worries come up, and most of them pass.',
    middle: 'Some worries stay on after their reason has gone.',
    high: 'Worries keep you company late into the evening.',
  },
};

/** A high score means that more of the scenes happen often. */
export const results: QuizDefinition['results'] = {
  low: {
    word: 'Low',
    levelTitle: 'Mostly still air',
    desc: 'Few of these scenes are part of your usual week. On most days your mind goes where you send it.',
    symptoms: ['Few scenes that come often', 'Slips that stay small', 'Room for what works for you'],
    recommendation:
      'Note one thing that keeps your days calm, and guard it. A short walk, an early start, a phone in the hall.',
    levelImg: 'breeze',
    imgForPaywall: 'lift',
    imgChart: 'climb',
    subAssessments,
  },
  middle: {
    word: 'Middle',
    levelTitle: 'Wind in gusts',
    desc: 'Several of these scenes are part of your week. They come in gusts: a busy day brings many, a calm one few.',
    symptoms: ['Slips that come and go', 'More effort on busy days', 'Calm spells in between'],
    recommendation:
      'Pick the one scene that costs you most. For a week, change one small thing about it, and see what happens.',
    levelImg: 'gusts',
    imgForPaywall: 'build',
    imgChart: 'climb',
    subAssessments,
  },
  high: {
    word: 'High',
    levelTitle: 'Wind from all sides',
    desc: 'Many of these scenes are part of your week, and they come often. You are working hard just to hold the string.',
    symptoms: ['Slips on most days', 'Much effort for small tasks', 'Evenings with little rest'],
    recommendation:
      'Choose one small task and one quiet place, for five minutes. If most weeks are this hard, show your answers to a doctor.',
    levelImg: 'strong-wind',
    imgForPaywall: 'untangle',
    imgChart: 'climb',
    subAssessments,
  },
};

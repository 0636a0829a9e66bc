import { copy } from '#quiz/adhd/copy.ts';
import { agreeOptions, frequencyOptions } from '#quiz/answer-scales.ts';
import { catalogue } from '#quiz/catalogue.ts';
import type { LevelContent, Quiz, Screen } from '#quiz/quiz.ts';
import { signsScale } from '#quiz/score-scales.ts';

const letters = ['a', 'b', 'c', 'd'].map((id, index) => ({
  id,
  label: id.toUpperCase(),
  value: index,
  trait: index === 0 ? undefined : `Trait ${id}`,
}));

/** The screen numbers of the small quiz by what they show. */
export const at = { single: 1, age: 2, many: 3, all: 4, info: 5, agree: 6, time: 7, last: 8 } as const;

const screens: readonly Screen[] = [
  { id: 'single', type: 'select-options', title: 'How often?', area: 'adhd', options: frequencyOptions(4) },
  { id: 'age', type: 'input-age', title: 'How old?' },
  {
    id: 'many',
    type: 'select-options',
    title: 'Which?',
    multiple: true,
    canSelectNone: true,
    purpose: 'symptoms',
    options: letters,
  },
  {
    id: 'all',
    type: 'select-options',
    title: 'Skills?',
    multiple: true,
    canSelectAll: true,
    purpose: 'skills',
    options: letters,
  },
  { id: 'info', type: 'info', title: 'Good to know' },
  {
    id: 'agree',
    type: 'agree',
    title: 'Like you?',
    statement: { text: 'I drift.' },
    area: 'concentration',
    options: agreeOptions(),
  },
  {
    id: 'time',
    type: 'select-options',
    title: 'How long?',
    purpose: 'daily-time',
    options: [
      { id: 'short', label: 'Short', value: 0, minutes: 5 },
      { id: 'long', label: 'Long', value: 0, minutes: 30 },
    ],
  },
  { id: 'last', type: 'final', title: 'Done' },
];

function level(word: string): LevelContent {
  const byLevel = { low: `${word} low`, middle: `${word} middle`, high: `${word} high` };
  return {
    word,
    levelTitle: 'a breeze',
    desc: 'Words.',
    symptoms: ['Trait b', 'First', 'Second'],
    recommendation: 'Rest.',
    levelImg: 'lift',
    imgForPaywall: 'lift',
    imgChart: 'lift',
    subAssessments: { adhd: byLevel, concentration: byLevel, procrastination: byLevel, anxiety: byLevel },
  };
}

/** Eight screens, one for each behaviour; short enough to read in tests. */
export const smallQuiz: Quiz = {
  name: 'adhd',
  ...catalogue.adhd,
  asks: 'Focus: your health.',
  copy,
  screens,
  screenCount: screens.length,
  counterTotal: 6,
  resultScreen: 8,
  chapters: [],
  minutes: 1,
  scale: signsScale,
  results: { low: level('Low'), middle: level('Middle'), high: level('High') },
};

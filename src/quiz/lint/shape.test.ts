import { describe, expect, test } from 'vitest';
import {
  agreeOptions,
  difficultToAnswer,
  frequencyOptions,
  other,
  symptomFrequencyOptions,
} from '#quiz/answer-scales.ts';
import type { Option, Screen } from '#quiz/quiz.ts';
import { shapeFaults } from './shape.ts';

const yes: Option = { id: 'yes', label: 'Yes', value: 1 };
const no: Option = { id: 'no', label: 'No', value: 0 };
const asking = (screen: Partial<Screen>): Screen => ({
  id: 'question',
  type: 'select-options',
  title: 'Is it so?',
  options: [yes, no],
  ...screen,
});
const card = (screen: Partial<Screen>): Screen => ({
  id: 'card',
  type: 'info',
  title: 'Good to know',
  desc: 'Wind turns.',
  headerImg: 'vane',
  ...screen,
});
const labels = (count: number, label: (index: number) => string): Option[] =>
  Array.from({ length: count }, (_none, index) => ({ id: `o-${index}`, label: label(index), value: 0 }));

const said = (screen: Screen): string[] => shapeFaults(screen).map(({ says }) => says);

test.each<[string, Screen]>([
  ['a question with two answers', asking({})],
  ['an info card with words and a scene', card({})],
  ['a figure with its number in the words', card({ desc: 'At 18 or later.', figure: anyFigure() })],
  ['every scale', asking({ options: [...frequencyOptions(4), difficultToAnswer, other] })],
  ['the shorter scales', asking({ options: frequencyOptions(3) })],
  [
    'the scale of the frequency quiz with a trait',
    asking({ options: symptomFrequencyOptions(), area: 'adhd', trait: 'Drifting' }),
  ],
  ['an agree statement', asking({ type: 'agree', statement: { text: 'I drift.' }, options: agreeOptions() })],
  ['an age', { id: 'age', type: 'input-age', title: 'How old are you?' }],
  ['a final screen', { id: 'final', type: 'final', title: 'Done', headerImg: 'ready', checklist: ['All of it'] }],
  ['twenty goals of 80 characters', asking({ purpose: 'goals', options: labels(20, (n) => `${n}`.padEnd(80, 'x')) })],
])('the shape of %s has no fault', (_what, screen) => {
  expect(said(screen)).toEqual([]);
});

describe('words carry what the silent pictures cannot', () => {
  test.each<[string, Screen, string]>([
    ['no words', card({ desc: undefined }), 'info card without words or scene'],
    ['no scene', card({ headerImg: undefined }), 'info card without words or scene'],
    ['no title', card({ title: ' ' }), 'no title'],
    [
      'no checklist',
      { id: 'final', type: 'final', title: 'Done', headerImg: 'ready' },
      'final screen without scene or checklist',
    ],
    ['no statement', asking({ type: 'agree', options: agreeOptions() }), 'agree screen without a statement'],
    ['an icon alone', asking({ options: [{ ...yes, icon: 'sun', label: '' }, no] }), 'answer without a label'],
  ])('%s is a fault', (_what, screen, fault) => {
    expect(said(screen)).toEqual([fault]);
  });
});

test.each([
  ['title', { title: 'It takes 10 minutes' }],
  ['words', { desc: 'It takes 10 minutes.' }],
])('a number in the %s of a card without a figure is a fault', (_where, words) => {
  expect(said(card(words))).toEqual(['number on a card without a figure']);
});

describe('answers', () => {
  test.each<[string, Screen, string]>([
    ['one answer', asking({ options: [yes] }), 'question with fewer than two answers'],
    ['no answers', asking({ options: undefined }), 'question with fewer than two answers'],
    ['answers on a card', card({ options: [yes, no] }), 'answers where nothing is asked'],
    ['one label twice', asking({ options: [yes, { ...no, label: 'Yes' }] }), 'two answers with one label'],
    ['one id twice', asking({ options: [yes, { ...no, id: 'yes' }] }), 'two answers with one id'],
    ['an id in camel case', asking({ options: [yes, { ...no, id: 'notAtAll' }] }), 'answer’s id not in kebab-case'],
    [
      '"None of these" by its words',
      asking({ options: [yes, { ...no, label: 'None of these' }] }),
      '“None of these” as an ordinary answer',
    ],
    [
      '"None of these" by its id',
      asking({ options: [yes, { ...no, id: 'none' }] }),
      '“None of these” as an ordinary answer',
    ],
    [
      'other minutes than it says',
      asking({
        purpose: 'daily-time',
        options: [{ ...yes, label: '5 min per day', minutes: 10 }].concat({
          ...no,
          label: '20 min per day',
          minutes: 20,
        }),
      }),
      'daily time without its minutes',
    ],
    [
      'twenty-one skills',
      asking({ purpose: 'skills', options: labels(21, (n) => `Skill ${n}`) }),
      'more or longer words than a plan takes',
    ],
    [
      'a goal of 81 characters',
      asking({ purpose: 'goals', options: labels(2, (n) => `${n}`.padEnd(81, 'x')) }),
      'more or longer words than a plan takes',
    ],
    [
      'an answer that stands alone beside a single one',
      asking({ options: [yes, { ...no, exclusive: true }] }),
      'answer that stands alone, but has points or no others beside it',
    ],
    [
      'an answer that stands alone and gives points',
      asking({ multiple: true, options: [{ ...yes, exclusive: true }, no] }),
      'answer that stands alone, but has points or no others beside it',
    ],
    [
      'a mirror on a question',
      asking({ mirror: { quotes: {}, variants: [] } }),
      'mirror or sketch that is no info card',
    ],
    ['a sketch on a question', asking({ sketch: true }), 'mirror or sketch that is no info card'],
    ['a screen’s id in camel case', asking({ id: 'firstOne' }), 'id not in kebab-case'],
    ['a trait without an area', asking({ trait: 'Drifting' }), 'trait without an area or on many answers'],
    [
      'a trait on many answers',
      asking({ trait: 'Drifting', area: 'adhd', multiple: true }),
      'trait without an area or on many answers',
    ],
  ])('%s is a fault', (_what, screen, fault) => {
    expect(said(screen)).toEqual([fault]);
  });
});

test.each([
  ['Never', 1],
  ['Always', 2],
  ['Always', 5],
  ['Most of the time', 2],
  ['Agree', 2],
  ['Difficult to answer', 0],
  ['Other', 1],
  ['Anything', -1],
  ['Anything', 0.5],
])('"%s" worth %d is a fault (§ 9)', (label, value) => {
  expect(said(asking({ options: [yes, { id: 'it', label, value }] }))).toEqual([`“${label}” is worth ${value}`]);
});

function anyFigure(): Screen['figure'] {
  return { value: '7', source: { title: 'A report', date: '10 October 2024', url: 'https://example.org/' } };
}

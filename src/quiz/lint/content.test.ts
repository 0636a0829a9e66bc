import { expect, test } from 'vitest';
import type { Figure, LevelContent, Quiz, Screen } from '#quiz/quiz.ts';
import { smallQuiz } from '#testing/quiz/small-quiz.ts';
import { contentFaults } from './content.ts';

const card: Screen = { id: 'card', type: 'info', title: 'A card', desc: 'Wind turns.', headerImg: 'vane' };

function faultsOf(screen: Partial<Screen>, level: Partial<LevelContent> = {}): string[] {
  const results = { ...smallQuiz.results, low: { ...smallQuiz.results.low, ...level } };
  const quiz: Quiz = { ...smallQuiz, screens: [{ ...card, ...screen }], results };
  return contentFaults(quiz).map(({ says }) => says);
}

test('a card in plain words is in order', () => {
  expect(faultsOf({})).toEqual([]);
});

test('a straight quotation mark is a fault', () => {
  expect(faultsOf({ desc: "It's so." })).toEqual(["straight quotation mark: It's so."]);
});

const claim = 'It is a miracle.';
const option = { id: 'a', label: 'A', value: 0 };
const b = { id: 'b', label: 'B', value: 0 };
const question: Partial<Screen> = { type: 'select-options', area: 'adhd' };

test.each<[string, Partial<Screen>, Partial<LevelContent>]>([
  ['title', { title: claim }, {}],
  ['statement', { statement: { text: claim } }, {}],
  ['checklist', { checklist: [claim] }, {}],
  ['trait of a question', { ...question, trait: claim, options: [option, b] }, {}],
  ['label', { ...question, options: [{ ...option, label: claim }, b] }, {}],
  ['description', { ...question, options: [{ ...option, description: claim }, b] }, {}],
  ['trait of an answer', { ...question, options: [{ ...option, trait: claim }, b] }, {}],
  ['level’s word', {}, { word: claim }],
  ['level’s title', {}, { levelTitle: claim }],
  ['level’s words', {}, { desc: claim }],
  ['advice', {}, { recommendation: claim }],
  ['symptom', {}, { symptoms: [claim, 'Second', 'Third'] }],
  [
    'area’s words',
    {},
    { subAssessments: { ...smallQuiz.results.low.subAssessments, anxiety: { low: claim, middle: '', high: '' } } },
  ],
])('a claim is found in a %s', (_where, screen, level) => {
  const claims = faultsOf(screen, level).filter((fault) => fault.includes('banned claim'));
  expect(claims).toHaveLength(1);
});

const report: Figure['source'] = {
  title: 'A report',
  date: '10 October 2024',
  url: 'https://example.org/',
};

test.each([
  ['title', { title: ' ' }],
  ['date', { date: '' }],
  ['day', { date: 'October 2024' }],
  ['address', { url: 'example.org' }],
])('a public figure without its %s is a fault', (_what, missing) => {
  const figure: Figure = { value: '7', unit: '%', source: { ...report, ...missing } };
  expect(faultsOf({ figure })).toEqual(['figure without a dated source: 7 %']);
});

test('a figure with a dated source is in order', () => {
  expect(faultsOf({ figure: { value: '7', source: report } })).toEqual([]);
});

test('a fault is reported with its place, and with what to do', () => {
  const quiz: Quiz = { ...smallQuiz, screens: [{ ...card, desc: claim }] };
  expect(contentFaults(quiz)).toEqual([
    {
      path: ['screens', 'card', 'desc'],
      says: 'banned claim: It is a miracle.',
      hint: 'Promise nothing, and name no illness: say what somebody can do.',
    },
  ]);
});

test.each<[string, Partial<Quiz>, string[]]>([
  ['title', { title: claim }, ['title']],
  ['door', { door: claim }, ['door']],
  [
    'line under the form for the email',
    { copy: { ...smallQuiz.copy, email: { title: 'T', hint: claim } } },
    ['copy', 'email', 'hint'],
  ],
  [
    'name of an area',
    {
      copy: {
        ...smallQuiz.copy,
        result: { ...smallQuiz.copy.result, areaNames: { ...smallQuiz.copy.result.areaNames, anxiety: claim } },
      },
    },
    ['copy', 'result', 'areaNames', 'anxiety'],
  ],
  [
    'basis of the plan',
    { copy: { ...smallQuiz.copy, offer: { ...smallQuiz.copy.offer, made: claim } } },
    ['copy', 'offer', 'made'],
  ],
])('a claim is found in the %s', (_where, change, path) => {
  expect(contentFaults({ ...smallQuiz, screens: [card], ...change })).toMatchObject([{ path }]);
});

test('a claim is found on the start page', () => {
  const start = { title: 'How are you?', lead: claim, scene: 'meadow' } as const;
  expect(contentFaults({ ...smallQuiz, screens: [card] }, start)).toMatchObject([{ path: ['start', 'lead'] }]);
});

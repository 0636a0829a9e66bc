import { expect, test } from 'vitest';
import type { Figure, LevelContent, Quiz, Screen } from '#quiz/quiz.ts';
import { contentFaults } from './content-faults.ts';
import { smallQuiz } from './small-quiz.ts';

const card: Screen = { id: 'card', type: 'info', title: 'A card', desc: 'Wind turns.', headerImg: 'vane' };

function faultsOf(screen: Partial<Screen>, level: Partial<LevelContent> = {}): string[] {
  const results = { ...smallQuiz.results, low: { ...smallQuiz.results.low, ...level } };
  const quiz: Quiz = { ...smallQuiz, screens: [{ ...card, ...screen }], results };
  return contentFaults(quiz);
}

test('a card in plain words is in order', () => {
  expect(faultsOf({})).toEqual([]);
});

const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;

test('a sentence of 25 words is fine, one of 26 is too long', () => {
  expect(faultsOf({ desc: `${words(25)} And a second sentence.` })).toEqual([]);
  expect(faultsOf({ desc: words(26) })).toEqual([`screen 1: sentence too long: ${words(26)}`]);
});

test('a straight quotation mark is a fault', () => {
  expect(faultsOf({ desc: "It's so." })).toEqual(["screen 1: straight quotation mark: It's so."]);
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

const hard = 'Professional evaluation necessitates comprehensive consideration.';

test('words above grade 8 are too hard, on a screen, in a level and in its areas', () => {
  expect(faultsOf({ desc: hard }).join()).toMatch(/screen 1: reading grade \d\d\.\d is above 8/);
  expect(faultsOf({}, { recommendation: hard }).join()).toMatch(/level low: reading grade \d+\.\d is above 8/);
  const area = { low: hard, middle: hard, high: hard };
  const subAssessments = { adhd: area, concentration: area, procrastination: area, anxiety: area };
  expect(faultsOf({}, { subAssessments }).join()).toMatch(/areas of level low: reading grade \d\d\.\d is above 8/);
});

test('a quiz above grade 6 is too hard as a whole, though no screen is', () => {
  const kinds = ['Calm', 'Warm', 'Short', 'Long', 'Slow', 'Quick', 'Light', 'Kind'];
  const screens = kinds.flatMap((kind) =>
    kinds.map((end) => ({ ...card, desc: `${kind} practice with attention helps people continue: ${end}.` })),
  );
  expect(contentFaults({ ...smallQuiz, screens })).toEqual([
    expect.stringMatching(/^the whole quiz: reading grade \d\.\d is above 6$/),
  ]);
});

test('hard answers count for the whole quiz, not for their screen', () => {
  const options = ['Difficult', 'Notification', 'Procrastination'].map((label, index) => ({
    id: `o-${index}`,
    label,
    value: 0,
  }));
  expect(faultsOf({ type: 'select-options', options })).toEqual([]);
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

test('a fault of a screen is reported with the screen’s number', () => {
  expect(faultsOf({ headerImg: undefined })).toEqual(['screen 1: info card without words or scene']);
});

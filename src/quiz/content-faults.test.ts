import { expect, test } from 'vitest';
import { contentFaults } from './content-faults';
import type { Quiz, Screen } from './quiz';
import { smallQuiz } from './small-quiz.fixture';

function faultsOf(screen: Partial<Screen>): string[] {
  const quiz: Quiz = { ...smallQuiz, screens: [{ type: 'info', title: 'Card', ...screen }] };
  return contentFaults(quiz);
}

test.each([
  ['Our training is clinically proven.', 'banned claim'],
  ['Your answers say you have ADHD.', 'banned claim'],
  ['It treats restless evenings.', 'banned claim'],
  ['It improves your memory.', 'banned claim'],
  ['Results are guaranteed.', 'banned claim'],
  ['Based on the ASRS.', 'banned claim'],
  ['It helps 90 % of people.', 'statistic without a source'],
  ['It helps 9 out of 10 people.', 'statistic without a source'],
  ['It helped 3 million people.', 'statistic without a source'],
  ['It takes 10 minutes.', 'number on a card without a figure'],
  [Array.from({ length: 26 }, () => 'word').join(' '), 'sentence too long'],
])('"%s" is a fault', (desc, fault) => {
  expect(faultsOf({ desc }).join()).toContain(fault);
});

test.each([
  ['This is a self-check, not a diagnosis.'],
  ['Only a qualified professional can diagnose ADHD.'],
  [`${Array.from({ length: 25 }, () => 'word').join(' ')}. And a second sentence.`],
])('"%s" is fine', (desc) => {
  expect(faultsOf({ desc })).toEqual([]);
});

test.each([
  ['', '10 October 2024', 'https://example.org/'],
  ['A report', '', 'https://example.org/'],
  ['A report', '10 October 2024', 'example.org'],
])('a public figure needs title, date and address: "%s", "%s", "%s"', (title, date, url) => {
  expect(faultsOf({ figure: { value: '7', source: { kind: 'public', title, date, url } } })).toHaveLength(1);
});

import { expect, test } from 'vitest';
import type { Mirror, MirrorVariant, Quiz, Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { mirrorFaults, mirrorTexts } from './mirrors.ts';

const question: Screen = {
  id: 'which',
  type: 'select-options',
  title: 'Which?',
  multiple: true,
  options: [
    { id: 'a', label: 'A', value: 1, echo: 'late nights' },
    { id: 'b', label: 'B', value: 1, echo: 'long lists' },
    { id: 'c', label: 'C', value: 0 },
  ],
};

function faultsOf(
  variants: readonly MirrorVariant[],
  quotes: Mirror['quotes'] = { named: ['which'] },
  asked = question,
): string[] {
  const card: Screen = {
    id: 'card',
    type: 'info',
    title: 'T',
    desc: 'D.',
    headerImg: 'rest',
    mirror: { quotes, variants },
  };
  return mirrorFaults({ ...quizzes.adhd, screens: [asked, card] } as Quiz).map(({ says }) => says);
}

const rest = { title: 'Good', desc: 'Nothing named.' };

test('a mirror that reads well in every combination has no fault', () => {
  expect(faultsOf([{ when: { named: 1 }, title: 'Noted', desc: 'You named {named}.' }, rest])).toEqual([]);
});

test('a card is read in every combination of answers', () => {
  const mirror = {
    quotes: { named: ['which'] },
    variants: [{ when: { named: 1 }, title: 'Noted', desc: '{named}' }, rest],
  };
  const texts = mirrorTexts({ ...quizzes.adhd, screens: [question] } as Quiz, mirror).map(({ desc }) => desc);
  expect(texts.toSorted()).toEqual(['Nothing named.', 'late nights', 'late nights and long lists', 'long lists']);
});

test.each<[string, readonly MirrorVariant[], string]>([
  ['names a condition', [{ ...rest, desc: 'A sign of anxiety.' }], 'about a condition'],
  ['promises', [{ ...rest, desc: 'It is a miracle.' }], 'banned claim'],
  ['quotes what may be empty', [{ ...rest, desc: 'You named {named}.' }], 'quotes {named} where it can be empty'],
  [
    'has no end',
    [
      { ...rest, when: { named: 1 } },
      { ...rest, when: { named: 2 } },
    ],
    'all variants but the last',
  ],
  ['ends too early', [rest, { ...rest, title: 'Never' }], 'all variants but the last'],
  ['is never shown', [{ when: { named: 3 }, title: 'Never', desc: 'Text.' }, rest], '“Never” is never shown'],
  [
    'begins with a quote',
    [{ when: { named: 1 }, title: '{named}', desc: 'Text.' }, rest],
    'does not read as a sentence',
  ],
  ['is too long', [{ ...rest, desc: `${'Wind '.repeat(60)}.` }], 'too long'],
])('a mirror that %s is a fault', (_what, variants, fault) => {
  expect(faultsOf(variants).join('\n')).toContain(fault);
});

test.each([
  ['a later screen', { named: ['card'] }],
  ['a screen without echoes', { named: ['nowhere'] }],
])('a mirror that quotes %s is a fault', (_what, quotes) => {
  expect(faultsOf([rest], quotes).join()).toContain('which is no earlier screen with echoes');
});

test('a mirror that quotes too many answers to be read in every combination is a fault', () => {
  const options = Array.from({ length: 20 }, (_none, at) => ({
    id: `o${at}`,
    label: `O${at}`,
    value: 1,
    echo: `o${at}`,
  }));
  expect(faultsOf([rest], { named: ['which'] }, { ...question, options })).toEqual([
    'quotes more answers than can be read in every combination',
  ]);
});

test('a mirror without a text is a fault', () => {
  expect(faultsOf([], {})).toEqual(['has no text']);
});

test('an echo that has a capital within a sentence is a fault', () => {
  const named = { ...question, options: [{ id: 'a', label: 'A', value: 1, echo: 'Late nights' }] };
  expect(faultsOf([rest], { named: ['which'] }, named)).toContain('“Late nights” has a capital within a sentence');
});

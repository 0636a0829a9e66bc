import { expect, test } from 'vitest';
import { code } from '#testing/source-files.ts';
import { textsInCode } from '#testing/training/texts-in-code.ts';
import { gradeFaults, wordFaults } from '#testing/training/training-content-faults.ts';

const ours = code.filter(({ room, wing }) => room === 'training' || (room === 'web' && wing === 'training'));
const files = ours
  .map(({ name, text }) => ({ name, texts: textsInCode(name, text) }))
  .filter(({ texts }) => texts.length > 0);

/** Names of people and journals, and titles. */
const unread = ['training/evidence/sources.ts'];

test.each(files)('$name promises nothing, names no condition and blames nobody', ({ texts }) => {
  expect(texts.flatMap(wordFaults)).toEqual([]);
});

test.each(files.filter(({ name }) => !unread.includes(name)))('$name is easy to read', ({ texts }) => {
  expect(gradeFaults(texts)).toEqual([]);
});

test('nothing that is shown is left out', () => {
  const names = files.map(({ name }) => name);
  expect(names).toContain('training/exercises/one-thing.ts');
  expect(names).toContain('training/engines/hold-the-line/evidence.ts');
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { quizNames } from '#quiz/catalogue.ts';
import { quizKey } from '../visitor/quiz-key.ts';
import { isListed, storedItems } from './stored-items.ts';

const rooms = ['contract', 'web', 'tracker'].map((room) => path.join(import.meta.dirname, '../../..', room));
const sources = rooms
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)))
  .filter((file) => /\.(ts|tsx|js)$/.test(file) && !/\.(test|stories)\.|test-|\/gallery\/|stored-items/.test(file))
  .map((file) => readFileSync(file, 'utf8'));
const code = sources.join('\n');
const quizKeys = quizNames.map(quizKey);
const all = [...storedItems.essential, ...storedItems.measuring];

it('the list of stored items has every key that the code writes', () => {
  const keys = [...code.matchAll(/['"`](everkite\.[a-z-]+\.?)/g)].map(([, key]) => key!);
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => key !== 'everkite.' && !isListed(key, all))).toEqual([]);
});

it('every key on the list is one that the code names', () => {
  const named = all.map(({ name }) => name.replace('…', '')).filter((name) => name.startsWith('everkite.'));
  expect(named.filter((name) => !quizKeys.includes(name) && !code.includes(name))).toEqual([]);
});

it('what is kept until the tab closes is in the storage of the tab', () => {
  const ofTab = all.filter(({ purpose }) => purpose.endsWith('Until the tab closes.')).map(({ name }) => name);
  const keepers = sources.filter((one) => ofTab.some((name) => one.includes(`'${name}'`)));
  expect([ofTab.length, keepers.length]).toEqual([5, 5]);
  for (const keeper of keepers) {
    expect(keeper).toContain('sessionStorage');
    expect(keeper).not.toContain('localStorage');
  }
});

it.each([
  ['AMP_everkite', 'measuring', true],
  ['AMP_everkite', 'essential', false],
  ['warning', 'essential', true],
  ['warnings', 'essential', false],
  ['everkite.events.everkite.1', 'measuring', true],
] as const)('the stored item %s is in the part %s: %s', (name, part, listed) => {
  expect(isListed(name, storedItems[part])).toBe(listed);
});

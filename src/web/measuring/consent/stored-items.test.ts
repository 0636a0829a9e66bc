import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isListed, storedItems } from './stored-items.ts';

const rooms = ['web', 'tracker'].map((room) => path.join(import.meta.dirname, '../../..', room));
const code = rooms
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)))
  .filter((file) => /\.(ts|tsx|js)$/.test(file) && !/\.test\.|test-|\/gallery\/|stored-items/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const all = [...storedItems.essential, ...storedItems.measuring];

it('the list of stored items has every key that the code writes', () => {
  const keys = [...code.matchAll(/['"`](everkite\.[a-z-]+\.?)/g)].map(([, key]) => key!);
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => key !== 'everkite.' && !isListed(key, all))).toEqual([]);
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

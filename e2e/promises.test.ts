import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { promises, sentencesIn } from './promises.ts';

const root = path.dirname(import.meta.dirname);

it.each(promises)('“%s” is kept by a test that exists', (_says, [file, title]) => {
  const test = path.join(root, file);
  expect(existsSync(test), file).toBe(true);
  expect(readFileSync(test, 'utf8')).toContain(title);
});

it('no promise is listed twice', () => {
  const said = promises.map(([says]) => says);
  expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
});

it('a line is read sentence by sentence, without its numbers', () => {
  expect(sentencesIn('$35.99 today, until 12 Feb 2027. Cancel online. “So?” it says')).toEqual([
    '# today, until # Feb #.',
    'Cancel online.',
    '“So?” it says',
  ]);
});

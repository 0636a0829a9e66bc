import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './stale.mjs';

const code = ['bench', 'build', 'e2e', 'scripts', 'src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((name) => /\.(tsx?|mjs|js)$/.test(name)),
);

// An attribute that JSX does not know can be given in no other way: `{...{ elementtiming: name }}`.
const literalSpread = /(?<!\{)\.\.\.\{/;

it('no object is spread that could be written out, as it is only a way to keep fields on one line', () => {
  expect(literalSpread.test('({ ...{ a, b }, c })')).toBe(true);
  const found = code.filter(
    (name) =>
      name !== 'scripts/literal-spreads.test.mjs' && literalSpread.test(readFileSync(path.join(root, name), 'utf8')),
  );
  expect(found).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './stale.mjs';

const ownName = 'scripts/literal-spreads.test.mjs';
const code = ['bench', 'build', 'e2e', 'scripts', 'src']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter((name) => /\.(tsx?|mjs|js)$/.test(name)),
  )
  .filter((name) => name !== ownName);

// JSX accepts an attribute that it does not know in no other way: `{...{ elementtiming: name }}`.
const spreadsAnObject = (text) => /(?<!\{)\.\.\.\{/.test(text);

/**
 * Whether a literal list is spread, such as `[...['a'], b]`; parameters do not count, nor the result of a list's
 * method.
 */
function spreadsAList(text) {
  for (const { index } of text.matchAll(/\.\.\.\(?\[/g)) {
    const end = closingOf(text, text.indexOf('[', index));
    if (/^( as const)?\)?\s*[,\])]/.test(text.slice(end + 1, end + 40))) return true;
  }
  return false;
}

/** The place of the bracket that closes the one at `opened`. */
function closingOf(text, opened) {
  let depth = 0;
  for (let place = opened; place < text.length; place += 1) {
    if (text[place] === '[') depth += 1;
    if (text[place] === ']') depth -= 1;
    if (depth === 0) return place;
  }
  return text.length;
}

it('no object is spread that could be written out, as it is only a way to keep fields on one line', () => {
  expect(spreadsAnObject('({ ...{ a, b }, c })')).toBe(true);
  expect(code.filter((name) => spreadsAnObject(readFileSync(path.join(root, name), 'utf8')))).toEqual([]);
});

it('nor is a list', () => {
  for (const text of ["[...['a', 'b'], c]", "[...(['a'] as const), 'b']", '[...[a[0], b]]']) {
    expect([text, spreadsAList(text)]).toEqual([text, true]);
  }
  for (const text of ['(...[a, b]: [string, string]) => a', '[...[a, b].map(of), c]', '[...known]']) {
    expect([text, spreadsAList(text)]).toEqual([text, false]);
  }
  expect(code.filter((name) => spreadsAList(readFileSync(path.join(root, name), 'utf8')))).toEqual([]);
});

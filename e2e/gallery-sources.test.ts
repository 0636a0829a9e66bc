import { expect, it } from 'vitest';
import { withoutComments } from './gallery-sources.ts';

it.each([
  ['a docstring', '/** Draws. */\nexport const a = 1;\n', '/** Draws it twice. */\nexport const a = 1;\n'],
  ['a comment behind code', 'const a = 1; // one\nconst b = 2;\n', 'const a = 1; // first\nconst b = 2;\n'],
  ['a comment between code', 'const a = /* one */ 1;\n', 'const a = /* first */ 1;\n'],
  ['a comment of more lines', 'const a = 1;\n// one\nb();\n', 'const a = 1;\n// first\n// of two\nb();\n'],
])('the sources of a picture are the same after a change of %s', (_name, before, after) => {
  expect(withoutComments('a.tsx', before)).toBe(withoutComments('a.tsx', after));
});

it.each([
  ['code', 'const a = 1;\n', 'const a = 2;\n'],
  ['a text that looks like a comment', "const a = 'https://one';\n", "const a = 'https://two';\n"],
  ['a text in an element', 'const a = <p>one // more</p>;\n', 'const a = <p>one // less</p>;\n'],
])('the sources of a picture are others after a change of %s', (_name, before, after) => {
  expect(withoutComments('a.tsx', before)).not.toBe(withoutComments('a.tsx', after));
});

it('the sources of a picture are the same after a change of a comment in a style sheet, but not of a rule', () => {
  const sheet = '.a {\n  /* Above the fold. */\n  color: red;\n}\n';
  expect(withoutComments('a.css', sheet)).toBe(withoutComments('a.css', sheet.replace('Above', 'Below')));
  expect(withoutComments('a.css', sheet)).not.toBe(withoutComments('a.css', sheet.replace('red', 'blue')));
});

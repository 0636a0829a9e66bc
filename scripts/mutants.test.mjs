import { expect, it } from 'vitest';
import { mutantsOf } from './mutants.mjs';

const afterOf = (code) => mutantsOf('decision.ts', code).map(({ after }) => after);

it('a mutant is the module with one small change', () => {
  const code = 'const isAdult = (age: number) => age >= 18;';
  expect(mutantsOf('decision.ts', code).map((mutant) => mutant.code)).toEqual([
    'const isAdult = (age: number) => undefined;',
    'const isAdult = (age: number) => ((age) > (18));',
    'const isAdult = (age: number) => ((age) < (18));',
    'const isAdult = (age: number) => age >= 19;',
    'const isAdult = (age: number) => age >= (17);',
  ]);
});

it.each([
  ['a && b', ['((a) || (b))', '(a)', '(b)']],
  ['!a', ['(a)']],
  ['a?.b', ['a.b']],
  ['[a, b]', ['', '']],
  ['({ ...a, b: c })', ['', '']],
  ["''", ["'mutant'"]],
  ['10n', ['11n', '9n']],
  ['/^a/', ['/(?:)/', '/(?!)/', '/a/']],
  ['Math.max(a, b)', ['min']],
  ['a.sort(b)', ['a']],
])('%s has the mutants %j', (code, after) => expect(afterOf(`const x = ${code};`)).toEqual(after));

it('mutants make conditions true and false, and leave out single statements', () => {
  expect(afterOf('if (a) b();')).toEqual(['true', 'false', ';']);
  expect(afterOf('function f() { return a; }')).toEqual([';']);
});

it('types, imports and the names of properties have no mutants', () => {
  expect(afterOf("import a from 'a'; interface B { c: 'd' } const x = y as { f: 'g' };")).toEqual([]);
  expect(afterOf("const x = { 'a-b': y };")).toEqual(['']);
});

it('each part of a list or an object is left out by one mutant', () => {
  const codes = mutantsOf('decision.ts', 'const x = [a, { b, c }];').map(({ code }) => code);
  expect(codes).toEqual(['const x = [{ b, c }];', 'const x = [a];', 'const x = [a, { c }];', 'const x = [a, { b }];']);
});

it('a mutant has the number of its line', () => {
  expect(mutantsOf('decision.ts', 'a;\n\nconst x = 1;').at(-1)).toMatchObject({ line: 3, before: '1', after: '(0)' });
});

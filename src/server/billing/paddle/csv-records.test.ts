import { expect, it } from 'vitest';
import { csvRecords } from './csv-records.ts';

it('the rows of a CSV file have the names of its first line', () => {
  expect(csvRecords('a,b\r\n1,2\r\n3,\r\n')).toEqual([
    { a: '1', b: '2' },
    { a: '3', b: '' },
  ]);
});

it.each([
  ['without an end of the last line', 'a,b\n1,2', [{ a: '1', b: '2' }]],
  ['with a mark of its encoding', '\uFEFFa\n1\n', [{ a: '1' }]],
  ['with quotes, commas and lines in a cell', 'a,b\n"1,""2""\n3",4\n', [{ a: '1,"2"\n3', b: '4' }]],
  ['with names only', 'a,b\r\n', []],
  ['that is empty', '', []],
])('a file %s is read', (_what, text, rows) => {
  expect(csvRecords(text)).toEqual(rows);
});

it.each(['a,b\n1\n', 'a\n"1\n', 'a\n1"2\n'])('%j is no CSV', (text) => {
  expect(() => csvRecords(text)).toThrow(SyntaxError);
});

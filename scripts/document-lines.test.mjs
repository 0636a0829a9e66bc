import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from '#testing/project-files.ts';

/** A line of this length can still be read, and compared with another one. */
const longest = 200;
const longLines = (text) => text.split('\n').filter((line) => [...line].length > longest);

it('no line of a document is longer than 200 characters, so that a change of it can be read', () => {
  expect(longLines(`${'kite '.repeat(40)}\n${'kite '.repeat(41)}`)).toHaveLength(1);
  const documents = projectFiles.filter((file) => file.endsWith('.md'));
  expect(documents).toContain('docs/decisions/0001-one-package-of-rooms.md');
  const found = documents.flatMap((file) => longLines(readProjectFile(file)).map((line) => ({ file, line })));
  expect(found).toEqual([]);
});

it('the README can be read in ten minutes: it has 8 kB at most', () => {
  expect(Buffer.byteLength(readProjectFile('README.md'))).toBeLessThanOrEqual(8192);
});

it('every document of docs is on the map of the documents', () => {
  const map = readProjectFile('docs/README.md');
  const documents = projectFiles.filter((file) => /^docs\/[\w-]+\.md$/.test(file)).map((file) => file.slice(5));
  expect(documents.filter((name) => name !== 'README.md' && !map.includes(`](${name})`))).toEqual([]);
});

it('every command of package.json is explained in docs/commands.md or the README', () => {
  const { scripts } = JSON.parse(readProjectFile('package.json'));
  const text = readProjectFile('docs/commands.md') + readProjectFile('README.md');
  const isExplained = (name) => new RegExp(`\`?npm (?:run )?${name}[\` ]`).test(text);
  expect(Object.keys(scripts).filter((name) => !isExplained(name))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { files } from './testing/source-files.ts';

const style = readFileSync(path.join(import.meta.dirname, '..', 'STYLE.md'), 'utf8');

interface ForbiddenWord {
  word: string;
  /** Names in which it is the field's own term. */
  allowed: readonly string[];
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

/** The table of STYLE.md: each row has words, what we say instead, and the names in which they may stand. */
const forbidden: readonly ForbiddenWord[] = style
  .slice(style.indexOf('| Not | But |'))
  .split('\n')
  .slice(2)
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => {
    const [, words, , except] = line.split('|');
    return quoted(words!).map((word) => ({ word, allowed: quoted(except!) }));
  });

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** What is wrong with a name; null when nothing is. */
function faultOf(name: string): string | null {
  const found = forbidden.find(
    ({ word, allowed }) => wordsOf(name).includes(word) && !allowed.some((one) => name.includes(one)),
  );
  return found === undefined ? null : `${name}: not “${found.word}”`;
}

const exported = /^export (?:default )?(?:async )?(?:function|const|class|type|interface) (\w+)/gm;

// The names of migrations are stored in databases.
const named = files.filter(({ name }) => !name.includes('/migrations/'));

describe('names', () => {
  it('the table of STYLE.md forbids words', () => {
    expect(forbidden.length).toBeGreaterThan(10);
    expect(faultOf('keepRows')).toBe('keepRows: not “keep”');
    expect(faultOf('keepSubscription')).toBeNull();
    expect(faultOf('upkeep')).toBeNull();
  });

  it('no file is named by a forbidden word', () => {
    expect(named.flatMap(({ name }) => faultOf(name.replace(/\.test\.tsx?$|\.sql\.ts$|\.tsx?$/, '')) ?? [])).toEqual(
      [],
    );
  });

  it('nothing is exported by a forbidden name', () => {
    const faults = named.flatMap(({ name, text }) =>
      [...text.matchAll(exported)].flatMap(([, own]) => faultOf(own!) ?? []).map((fault) => `${name} ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

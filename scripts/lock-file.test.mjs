import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './stale.mjs';

const publicRegistry = 'https://registry.npmjs.org/';
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

describe.each(['package-lock.json', 'bench/peers/package-lock.json'])('%s', (file) => {
  const entries = Object.entries(read(file).packages).filter(([place]) => place !== '');

  it('names packages', () => {
    expect(entries.length).toBeGreaterThan(0);
  });

  it('says of every package, also of those for other systems, by which hash its files are known', () => {
    const without = entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(without.map(([place]) => place)).toEqual([]);
  });

  it('says of every package that it comes from the public registry', () => {
    const without = entries.filter(([, { resolved }]) => !resolved?.startsWith(publicRegistry));
    expect(without.map(([place]) => place)).toEqual([]);
  });
});

describe('package.json', () => {
  it('names the exact version of every package that it asks for', () => {
    const { dependencies, devDependencies } = read('package.json');
    const asked = Object.entries({ ...dependencies, ...devDependencies });
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});

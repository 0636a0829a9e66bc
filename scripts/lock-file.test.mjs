import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './stale.mjs';

const publicRegistry = 'https://registry.npmjs.org/';
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

describe.each(['package-lock.json', 'bench/peers/package-lock.json'])('%s', (file) => {
  const entries = Object.entries(read(file).packages).filter(([place]) => place !== '');

  it('the lock file names packages', () => {
    expect(entries.length).toBeGreaterThan(0);
  });

  it('the lock file has a hash for every package, also for those of other systems', () => {
    const without = entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(without.map(([place]) => place)).toEqual([]);
  });

  it('every package in the lock file comes from the public registry', () => {
    const without = entries.filter(([, { resolved }]) => !resolved?.startsWith(publicRegistry));
    expect(without.map(([place]) => place)).toEqual([]);
  });
});

describe('package.json', () => {
  it('package.json names the exact version of every package', () => {
    const { dependencies, devDependencies } = read('package.json');
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});

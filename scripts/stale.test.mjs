import { describe, expect, it } from 'vitest';
import { hasEveryPackage } from './stale.mjs';

const kite = { version: '1.0.0', integrity: 'sha512-a' };
const lock = {
  packages: {
    '': { name: 'everkite' },
    'node_modules/kite': kite,
    'node_modules/tail': { version: '2.0.0', integrity: 'sha512-b', dev: true },
    'node_modules/of-another-system': { version: '3.0.0', integrity: 'sha512-c', optional: true },
  },
};
const { 'node_modules/tail': tail } = lock.packages;

describe('packages that were installed by hand', () => {
  it.each([
    ['all of them', { kite, tail }, true],
    ['one of another version', { kite: { ...kite, version: '1.0.1' }, tail }, false],
    ['one with other bytes', { kite: { ...kite, integrity: 'sha512-z' }, tail }, false],
    ['those of a release only', { kite }, false],
  ])('with %s', (_what, installed, isWhole) => {
    const packages = Object.fromEntries(Object.entries(installed).map(([name, one]) => [`node_modules/${name}`, one]));
    expect(hasEveryPackage(lock, { packages }, { omitsDevelopment: false })).toBe(isWhole);
  });

  it('a release needs none for development', () => {
    const installed = { packages: { 'node_modules/kite': kite } };
    expect(hasEveryPackage(lock, installed, { omitsDevelopment: true })).toBe(true);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { releasedFiles, releasedPackage } from './release-files.mjs';
import { serverPackages } from './server-packages.mjs';
import { root } from './stale.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const product = JSON.parse(read('package.json'));
const released = releasedPackage(product);
const scripts = releasedFiles.filter((file) => file.startsWith('scripts/'));

describe('a release', () => {
  it('a release depends on the packages that the server’s bundle leaves outside, and on no others', () => {
    expect(Object.keys(released.dependencies).sort()).toEqual([...serverPackages.external].sort());
  });

  it('a release has every script that its scripts import', () => {
    const imported = scripts.flatMap((file) =>
      [...read(file).matchAll(/ from '\.\/([^']+)'/g)].map(([, name]) => name),
    );
    expect(imported).toContain('stale.mjs');
    expect(imported.filter((name) => !scripts.includes(`scripts/${name}`))).toEqual([]);
  });

  it('a release offers only commands whose script it has', () => {
    const started = Object.values(released.scripts).map((command) => command.match(/scripts\/\S+/)[0]);
    expect(started).toContain('scripts/start.mjs');
    expect(started.filter((file) => !scripts.includes(file))).toEqual([]);
  });

  it('a release is installed by the product’s lock file', () => {
    const { scripts: _commands, ...rest } = product;
    expect(released).toMatchObject(rest);
    expect(releasedFiles).toContain('package-lock.json');
  });
});

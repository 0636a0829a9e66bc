import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { embeddedBinDir } from './postgres-binaries.ts';

it('the embedded PostgreSQL is a release, whatever the package that wraps it calls its own version', () => {
  const binDir = embeddedBinDir();
  const output = execFileSync(path.join(binDir, 'postgres'), ['--version'], { encoding: 'utf8' });
  // A beta or a release candidate would say 18beta1 or 18rc1.
  const [, release] = /^postgres \(PostgreSQL\) (\d+\.\d+)$/.exec(output.trim()) ?? [];
  const { version } = JSON.parse(readFileSync(path.join(binDir, '../../package.json'), 'utf8')) as { version: string };
  expect(version.startsWith(`${release}.`)).toBe(true);
});

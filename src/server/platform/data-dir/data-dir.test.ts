import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeDataDir } from './data-dir.ts';

const base = mkdtempSync(path.join(tmpdir(), 'everkite-data-dir-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('the data folder', () => {
  it('the data folder is created with all folders above it', () => {
    makeDataDir(path.join(base, 'a/b/c'));
    expect(existsSync(path.join(base, 'a/b/c'))).toBe(true);
  });

  it('the data folder may exist already', () => {
    expect(() => makeDataDir(base)).not.toThrow();
  });

  it('a data folder below a file is refused in one sentence', () => {
    writeFileSync(path.join(base, 'file'), '');
    const dir = path.join(base, 'file/data');
    expect(() => makeDataDir(dir)).toThrow(
      `The data folder ${dir} cannot be written (ENOTDIR). Set DATA_DIR to a folder that can.`,
    );
  });

  it.runIf(existsSync('/proc/self'))('a data folder in /proc is refused and does not hang', () => {
    expect(() => makeDataDir('/proc/everkite/data')).toThrow('cannot be written');
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTimeOf } from '../process/living-process.ts';
import { holderOf, lockDataDir } from './data-dir-lock.ts';

const base = mkdtempSync(path.join(tmpdir(), 'everkite-lock-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(base, 'data-'));
});
const held = (number: number, holder: unknown) =>
  writeFileSync(path.join(dir, `server.lock.${number}`), typeof holder === 'string' ? holder : JSON.stringify(holder));
const refusal = () => `Another server (process ${process.pid}) uses the data folder`;

describe('the lock of a data folder', () => {
  it('the lock of a data folder is held by one server at a time, also through a symbolic link', () => {
    const link = path.join(base, `link-${path.basename(dir)}`);
    symlinkSync(dir, link);
    lockDataDir(dir);
    expect(holderOf(dir)).toBe(process.pid);
    expect(() => lockDataDir(dir)).toThrow(`${refusal()} ${dir}. Stop it, or set DATA_DIR to another folder.`);
    expect(() => lockDataDir(link)).toThrow(refusal());
  });

  it('the lock of a data folder is free when its process was killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(child, 'spawn');
    held(1, { pid: child.pid, beginning: startTimeOf(child.pid!) });
    expect(() => lockDataDir(dir)).toThrow(`(process ${child.pid})`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(holderOf(dir)).toBeNull();
    lockDataDir(dir);
    expect(holderOf(dir)).toBe(process.pid);
  });

  it('the lock of a data folder is free when its process id belongs to another process', () => {
    held(1, { pid: process.pid, beginning: 'long ago' });
    lockDataDir(dir);
    expect(() => lockDataDir(dir)).toThrow(refusal());
  });

  it('the lock of a data folder is free when its file is broken, for example after a full disk', () => {
    held(1, '{"pid":');
    lockDataDir(dir);
    expect(holderOf(dir)).toBe(process.pid);
  });

  it('the lock of a data folder leaves one file, however often it is taken', () => {
    for (const number of [2, 3, 4]) held(number, { pid: process.pid, beginning: 'long ago' });
    lockDataDir(dir);
    expect(readdirSync(dir)).toEqual(['server.lock.5']);
  });
});

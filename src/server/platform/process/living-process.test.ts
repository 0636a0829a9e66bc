import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { isAlive, startTimeOf } from './living-process.ts';

it('isAlive and startTimeOf tell a running process from one that has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  expect(isAlive(child.pid!)).toBe(true);
  expect(startTimeOf(child.pid!)).not.toBeNull();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isAlive(child.pid!)).toBe(false);
  expect(startTimeOf(child.pid!)).toBeNull();
});

it('a process that was killed and not yet waited for counts as ended', async () => {
  // The shell does not wait for its child, which stays a zombie until the shell ends.
  const shell = spawn('/bin/sh', ['-c', 'sleep 60 & echo $!; kill -9 $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [printed] = await once(shell.stdout!, 'data');
  await expect.poll(() => isAlive(Number(String(printed)))).toBe(false);
  shell.kill('SIGKILL');
});

it('startTimeOf is the same at each call, and different for another process', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  expect(startTimeOf(process.pid)).toBe(startTimeOf(process.pid));
  expect(startTimeOf(child.pid!)).not.toBe(startTimeOf(process.pid));
  child.kill('SIGKILL');
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { root } from './stale.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'everkite-one-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that takes the lock, records the time, and holds it for a while; `end` is the way it ends. */
function taker(name, end) {
  const code = `
    import { appendFileSync, existsSync } from 'node:fs';
    import { oneAtATime } from ${JSON.stringify(path.join(root, 'scripts/one-at-a-time.mjs'))};
    const free = oneAtATime(${JSON.stringify(folder)});
    appendFileSync(${JSON.stringify(path.join(folder, 'log'))}, '${name} begins\\n');
    ${end}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  return { child, ended: once(child, 'close'), said: () => said };
}
const log = () => (existsSync(path.join(folder, 'log')) ? readFileSync(path.join(folder, 'log'), 'utf8') : '');
async function untilLog(text) {
  while (!log().includes(text)) await new Promise((resolve) => void setTimeout(resolve, 20));
}
/** Ends once the file `go` is there; the process itself lives on, like `npm start`. */
const finish = (name) =>
  `const looking = setInterval(() => {
     if (!existsSync(${JSON.stringify(path.join(folder, 'go'))})) return;
     clearInterval(looking);
     appendFileSync(${JSON.stringify(path.join(folder, 'log'))}, '${name} ends\\n');
     free();
     setTimeout(() => {}, 200);
   }, 20);`;
const go = () => writeFileSync(path.join(folder, 'go'), '');

it('the second waits until the first has finished, and says for whom', async () => {
  const first = taker('one', finish('one'));
  await untilLog('one begins');
  const second = taker('two', finish('two'));
  await vi.waitFor(() => expect(second.said()).toContain(`process ${first.child.pid}`), { timeout: 20_000 });
  go();
  await Promise.all([first.ended, second.ended]);
  expect(log()).toBe('one begins\none ends\ntwo begins\ntwo ends\n');
});

it('a process that was killed holds nothing', async () => {
  const killed = taker('one', 'setInterval(() => {}, 1000);');
  await untilLog('one begins');
  go();
  killed.child.kill('SIGKILL');
  await killed.ended;
  await taker('two', finish('two')).ended;
  expect(log()).toBe('one begins\ntwo begins\ntwo ends\n');
});

it('a file that names no process holds nothing', async () => {
  writeFileSync(path.join(folder, '.everkite-busy.7'), 'not a process');
  go();
  await taker('one', finish('one')).ended;
  expect(log()).toBe('one begins\none ends\n');
});

// npm run bench: costs and throughput of the product, compared with a floor measured in the same run. Prints one table
// of aims and fails when one of them is missed.
// npm run bench -- pages report   measures these parts alone, and prints their other figures too.
import { fork } from 'node:child_process';
import path from 'node:path';
import { exitWith, prepare } from '../scripts/prepare.mjs';
import { root } from '../scripts/stale.mjs';
import { verdictOn } from './aims.mjs';
import { parts } from './parts.mjs';

const timeoutMs = 120 * 60_000;

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !(name in parts));
if (unknown.length > 0) exitWith(`bench has the parts ${Object.keys(parts).join(', ')}, not ${unknown.join(', ')}.`);

prepare();
const results = [];
for (const part of selected.length > 0 ? selected : Object.keys(parts)) {
  const startedAt = Date.now();
  console.log(`Measuring ${part} …`);
  results.push({ part, aims: await measure(part) });
  console.log(`… ${Math.round((Date.now() - startedAt) / 1000)} s`);
}
const { lines, isGood } = verdictOn(results);
console.log(lines.join('\n'));
process.exit(isGood ? 0 : 1);

/** Measures in a process of its own, so that a part cannot affect the next one. */
function measure(part) {
  const stdout = selected.length > 0 ? 'inherit' : 'ignore';
  const child = fork(path.join(root, 'bench/part.mjs'), [part], {
    cwd: root,
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  });
  const timeout = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  let aims = null;
  child.on('message', (message) => {
    aims = message.aims;
  });
  return new Promise((resolve) => {
    child.on('close', () => {
      clearTimeout(timeout);
      resolve(aims);
    });
  });
}

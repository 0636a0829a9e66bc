// npm run bench: costs and throughput of the product, compared with a floor measured in the same run. Prints one table
// of aims and fails when one of them is missed.
// npm run bench -- pages report   measures these parts alone, and prints their other figures too.
import { fork } from 'node:child_process';
import path from 'node:path';
import { leave, prepare } from '../scripts/prepare.mjs';
import { root } from '../scripts/stale.mjs';
import { verdictOn } from './aims.mjs';
import { parts } from './parts.mjs';

const patienceMs = 40 * 60_000;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) leave(`bench has the parts ${Object.keys(parts).join(', ')}, not ${unknown.join(', ')}.`);

prepare();
const results = [];
for (const part of asked.length > 0 ? asked : Object.keys(parts)) {
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
  const said = asked.length > 0 ? 'inherit' : 'ignore';
  const child = fork(path.join(root, 'bench/part.mjs'), [part], {
    cwd: root,
    stdio: ['ignore', said, 'inherit', 'ipc'],
  });
  const giveUp = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  let aims = null;
  child.on('message', (message) => {
    aims = message.aims;
  });
  return new Promise((resolve) => {
    child.on('close', () => {
      clearTimeout(giveUp);
      resolve(aims);
    });
  });
}

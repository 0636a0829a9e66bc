// Runs the stages of a test run one after the other and measures each.
import { spawn } from 'node:child_process';
import { root } from './stale.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[][]} commands run in parallel; the stage fails when one of them does
 * @property {Record<string, string>} [env] further environment variables
 */

/**
 * Runs stages in order until one fails; with `continueOnFailure` all of them.
 * @param {Stage[]} stages
 * @returns {Promise<{ name: string, seconds: number, failed: boolean }[]>} the stages that ran
 */
export async function runStages(stages, { continueOnFailure = false } = {}) {
  const results = [];
  for (const { name, commands, env = {} } of stages) {
    console.log(`\n— ${name}`);
    const startedAt = Date.now();
    const codes = await Promise.all(commands.map((command) => run(command, env, commands.length > 1)));
    const seconds = (Date.now() - startedAt) / 1000;
    const failed = codes.some((code) => code !== 0);
    console.log(`— ${name}: ${failed ? 'failed' : 'passed'} after ${seconds.toFixed(1)} s`);
    results.push({ name, seconds, failed });
    if (failed && !continueOnFailure) break;
  }
  return results;
}

/** Resolves with the exit code. The output of parallel commands is printed when they end, so that it does not mix. */
function run([command, ...args], env, isQuiet) {
  const stdio = isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

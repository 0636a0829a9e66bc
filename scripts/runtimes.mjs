// The part "runtimes" of npm run test:long: the product and its short tests on each release line of Node that is
// maintained. `node scripts/runtimes.mjs 24` tries one.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneTo } from './clone.mjs';
import { freePorts, untilHealthy } from './product.mjs';

const lines = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['22', '24', '26'];
/** The registry's package with nothing but Node's program. */
const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const shortTests = ['run', '--tagsFilter=!long', '--project', 'unit', '--project', 'isolated', '--project', 'server'];

const scratch = mkdtempSync(path.join(tmpdir(), 'everkite-runtimes-'));
// As root, the embedded database runs as another user, who needs access.
chmodSync(scratch, 0o755);
const outcomes = [];
for (const line of lines) outcomes.push({ line, ...(await tryLine(line)) });
rmSync(scratch, { recursive: true, force: true });
console.log('');
for (const { line, outcome } of outcomes) console.log(`Node ${line}: ${outcome}`);
process.exit(outcomes.some(({ failed }) => failed) ? 1 : 0);

/** Installs, starts and tests a fresh clone with the newest release of a line. */
async function tryLine(line) {
  const node = installNode(line);
  if (node === null) return { failed: false, outcome: `not tested, the registry has no ${packageName}@${line}` };
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`, NODE_ENV: '' };
  const version = String(spawnSync(node, ['--version']).stdout).trim();
  console.log(`\n— ${version}`);
  const clone = path.join(scratch, `clone-${line}`);
  cloneTo(clone);
  if (!(await serves(node, clone, env))) return { failed: true, outcome: `${version} does not serve` };
  const vitest = path.join(clone, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(node, [vitest, ...shortTests], { cwd: clone, env, stdio: 'inherit' });
  rmSync(clone, { recursive: true, force: true });
  const failed = status !== 0;
  return { failed, outcome: `${version} serves, and its tests ${failed ? 'fail' : 'pass'}` };
}

/** The path of the program; null when the registry does not have it. */
function installNode(line) {
  const folder = path.join(scratch, `node-${line}`);
  mkdirSync(folder);
  const options = ['--no-save', '--no-fund', '--no-audit', '--loglevel=error', '--prefix', folder];
  spawnSync('npm', ['install', ...options, `${packageName}@${line}`], { stdio: 'inherit' });
  const program = path.join(
    folder,
    'node_modules',
    packageName,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  return existsSync(program) ? program : null;
}

/** npm start from nothing: installs, builds, and answers a visitor. */
async function serves(node, clone, env) {
  const port = await freePorts(3);
  const url = `http://localhost:${port}`;
  const settings = { PORT: String(port), PUBLIC_URL: url };
  const start = ['scripts/start.mjs'];
  const child = spawn(node, start, {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, ...settings },
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  try {
    await untilHealthy(url, child);
    const { status } = await fetch(url);
    return status === 200;
  } catch (error) {
    console.error(String(error));
    return false;
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

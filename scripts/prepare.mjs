// Installs and builds where something is missing or stale. Uses Node alone, because it runs before anything is
// installed.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { busyFolder, isRelease, needsBuild, needsInstall, rememberInstall, root } from './stale.mjs';

const oldestNode = [20, 19];

/** Ends the process with one clear line when the machine cannot install or build. */
export function prepare() {
  install();
  if (!isRelease) build();
}

export function install() {
  checkNode();
  if (!needsInstall()) return;
  const free = oneAtATime(busyFolder);
  // Another start may have installed meanwhile.
  if (needsInstall()) {
    console.log('Installing packages …');
    const development = isRelease ? '--omit=dev' : '--include=dev';
    run(
      'npm',
      ['ci', '--prefer-offline', development, '--no-fund', '--no-audit', '--loglevel=error'],
      'The packages could not be installed',
    );
    rememberInstall();
  }
  free();
}

export function build() {
  if (!needsBuild()) return;
  run(process.execPath, [path.join(root, 'scripts/build.mjs'), '--if-needed'], 'The build failed');
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  exitWith(`Everkite needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
}

function run(command, args, complaint) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) exitWith(`${complaint}${error ? `: ${error.message}` : '; the lines above say why'}.`);
}

export function exitWith(line) {
  console.error(line);
  process.exit(1);
}

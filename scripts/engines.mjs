// The part "engines" of npm run test:long: the browser tests in WebKit and Gecko. Installs both, or says what to install.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { exitWith } from './prepare.mjs';
import { root } from './stale.mjs';
import { script } from './test-commands.mjs';

/** The program that each Debian package is needed for. */
const programs = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  'gir1.2-webkit2-4.1': '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
  gjs: '/usr/bin/gjs',
  xvfb: '/usr/bin/Xvfb',
  xauth: '/usr/bin/xauth',
};

const missing = () => Object.keys(programs).filter((name) => !existsSync(programs[name]));

if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log(`Installing ${missing().join(', ')} …`);
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...missing());
}
if (missing().length > 0) {
  exitWith(`WebKit and Gecko are needed. On Debian, as root: apt-get install ${missing().join(' ')}`);
}

const { status } = spawnSync(
  process.execPath,
  [script('e2e.mjs'), '--project=webkit', '--project=gecko', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_ENGINES: '1' },
  },
);
process.exit(status ?? 1);

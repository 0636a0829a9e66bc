// npm run e2e: the browser tests. Each worker starts a product of its own; this installs and builds once for all.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { exitWith, prepare } from './prepare.mjs';
import { root } from './stale.mjs';

prepare();
const chromium = await findChromium().catch((error) => exitWith(error.message));

const { status } = spawnSync(path.join(root, 'node_modules/.bin/playwright'), ['test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
process.exit(status ?? 1);

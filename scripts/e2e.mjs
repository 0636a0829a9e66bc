// npm run e2e: the browser tests against the started product.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { leave, prepare } from './prepare.mjs';
import { startProduct } from './product.mjs';
import { root } from './stale.mjs';

/** e2e/console.spec.ts signs in with it. */
const consolePassword = 'open the console';

prepare();
const chromium = await findChromium().catch((error) => leave(error.message));
const product = await startProduct({ CONSOLE_PASSWORD: consolePassword }).catch((error) => leave(error.message));

const { status } = spawnSync(path.join(root, 'node_modules/.bin/playwright'), ['test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, BASE_URL: product.url, DATA_DIR: product.dataDir, CHROMIUM_PATH: chromium },
});
await product.stop();
process.exit(status ?? 1);

// npm run operator -- …: one command on the product's database, beside the running product or without it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { prepare } from './prepare.mjs';
import { root } from './stale.mjs';

prepare();
const { status } = spawnSync(process.execPath, [path.join(root, 'dist/server/operator.js'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);

// npm run operator -- …: runs one command on the product's database, with or without the product running.
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

// Copies the repository as git would clone it, for tests that must begin from nothing.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './stale.mjs';

/** A copy of the repository, with the files that are not yet committed. */
export function cloneTo(folder) {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of String(stdout).split('\0').filter(Boolean)) {
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file));
  }
}

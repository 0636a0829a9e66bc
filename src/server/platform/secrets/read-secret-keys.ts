import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDataDir } from '../data-dir/data-dir.ts';
import type { Config } from '../settings/config.ts';

const fileName = 'secrets.key';
const keyBytes = 32;

/**
 * The keys of SECRETS_KEY, the newest first; without the setting, the key in the data folder, which is made at the first
 * start. Several processes may start at once: all use the key of the first.
 */
export function readSecretKeys({ secretKeys, dataDir }: Pick<Config, 'secretKeys' | 'dataDir'>): readonly string[] {
  if (secretKeys.length > 0) return secretKeys;
  makeDataDir(dataDir);
  const file = path.join(dataDir, fileName);
  if (!existsSync(file)) makeKey(file);
  const key = readFileSync(file, 'utf8').trim();
  if (key === '') throw new Error(`The key in ${file} is empty. Restore the file from a backup, or set SECRETS_KEY.`);
  return [key];
}

/** The file appears under its name only when it is complete, and never replaces another one. */
function makeKey(file: string): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part);
  }
}

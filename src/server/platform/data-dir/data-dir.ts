import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes the data folder when it is missing. Throws one plain sentence when it cannot be written.
 * Folder by folder: Node's own recursive way never comes back from places like /proc.
 */
export function makeDataDir(dir: string): void {
  try {
    makeFolder(dir);
    const probe = path.join(dir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Error(unwritable(dir, error));
  }
}

export function unwritable(dir: string, error: unknown): string {
  const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  return `The data folder ${dir} cannot be written (${reason}). Set DATA_DIR to a folder that can.`;
}

function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(path.dirname(dir));
  mkdirSync(dir);
}

/** Writes a file for its owner's eyes, and never half of it. */
export async function writePrivately(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates the data folder if it is missing. Throws one plain sentence when it cannot be written.
 * Creates each folder by itself, because Node's recursive mkdir never returns for places like /proc.
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

/** Writes a file atomically, readable by its owner only. */
export async function writePrivately(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

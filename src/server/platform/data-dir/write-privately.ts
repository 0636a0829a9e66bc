import { rename, writeFile } from 'node:fs/promises';

/** Writes a file for its owner's eyes, and never half of it. */
export async function writePrivately(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

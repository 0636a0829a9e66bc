import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/web/training/', import.meta.url));

/** The prefix by which the styles of training are found in the bundler's one sheet. */
export const trainingClassPrefix = 't-';

export const isOfTraining = (file: string): boolean => path.normalize(file).startsWith(folder);

/**
 * The file for the styles of training, which no other page loads. Its name depends on the sources, because the code
 * that requests the file is written before it.
 */
export function trainingSheet(): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(folder, file)));
  return `assets/training-${hash.digest('hex').slice(0, 8)}.css`;
}

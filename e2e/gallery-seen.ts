import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The renderer of the accepted pictures, and the hash of each group's sources when all variants of its stories last
 * looked as accepted.
 */
interface Seen {
  renderer: string;
  groups: Record<string, string>;
}

const file = path.join(import.meta.dirname, 'accepted/seen.json');

export function readSeen(): Seen {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Writes one line for each group, sorted by name; true when the file has changed. */
export function writeSeen({ renderer, groups }: Seen): boolean {
  const sorted = Object.fromEntries(Object.entries(groups).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify({ renderer, groups: sorted }, null, 2)}\n`;
  if (text === readFileSync(file, 'utf8')) return false;
  writeFileSync(file, text);
  return true;
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the accepted pictures were taken with, and what each group of stories was made of when all of its variants were last seen equal. */
interface Seen {
  renderer: string;
  groups: Record<string, string>;
}

const file = path.join(import.meta.dirname, 'accepted/seen.json');

export function readSeen(): Seen {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Writes one line a group, in the order of their names; true when that changed the file. */
export function writeSeen({ renderer, groups }: Seen): boolean {
  const sorted = Object.fromEntries(Object.entries(groups).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify({ renderer, groups: sorted }, null, 2)}\n`;
  if (text === readFileSync(file, 'utf8')) return false;
  writeFileSync(file, text);
  return true;
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { quizNames } from '#quiz/catalogue.ts';
import type { SmallScreen } from '#web/gallery/small-screen-stories.ts';

/** Size and theme, such as `1280-night`. */
export type Variant = `${number | SmallScreen}-${'day' | 'night'}`;
/** The digest of each variant of a story that is not accepted as a file. */
export type Digests = Partial<Record<Variant, string>>;

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, 'e2e/accepted');

/**
 * Where a picture is accepted as a file, from the repository's root; null where only its digest is accepted, because
 * every accepted file stays in git for ever.
 */
export function acceptedFile(id: string, variant: Variant): string | null {
  // The README shows it.
  if (id === 'today-start' && variant === '1280-day') return 'docs/today.webp';
  return variant === '390-day' ? `e2e/accepted/${variant}/${id}.webp` : null;
}

/** The accepted files that are there, from the repository's root. */
export function acceptedFiles(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'));
  return ['docs/today.webp', ...files.map((file) => path.join('e2e/accepted', file).replaceAll(path.sep, '/'))];
}

/** Their stories have digests in a file of their own; those of all other pages are in `pages.json`. */
const wings = [...quizNames, 'console', 'scene', 'ui'];

/** By the story's id and not by its file, so that a story can be moved without new digests. */
const wingOf = (id: string) => wings.find((wing) => id.startsWith(`${wing}-`)) ?? 'pages';

/**
 * A digest of the pixels of a PNG, not of its bytes, because the same pixels can be compressed differently. Each line is
 * read as the renderer has filtered it (W3C PNG, § 9), so digests of one renderer can be compared.
 */
export function digestOf(png: Buffer): string {
  const hash = createHash('sha256');
  const compressed: Buffer[] = [];
  // A signature of 8 bytes, then chunks: length, type, content, checksum (W3C PNG, § 5).
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') hash.update(content);
    if (type === 'IDAT') compressed.push(content);
    at += length + 12;
  }
  return hash
    .update(inflateSync(Buffer.concat(compressed)))
    .digest('hex')
    .slice(0, 16);
}

/** The accepted digests of every story, by its id. */
export function readDigests(): Record<string, Digests> {
  return Object.assign({}, ...digestFiles().map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))));
}

/** Writes a file for each wing with a line for each story, sorted, so that a change is read line by line. */
export function writeDigests(all: Record<string, Digests>): void {
  const lines = new Map<string, string[]>();
  for (const id of Object.keys(all).sort()) {
    const variants = Object.entries(all[id]!).sort(([a], [b]) => (a < b ? -1 : 1));
    const row = variants.map(([variant, digest]) => `"${variant}": "${digest}"`).join(', ');
    const file = `${wingOf(id)}.json`;
    lines.set(file, [...(lines.get(file) ?? []), `  "${id}": { ${row} }`]);
  }
  for (const file of digestFiles()) if (!lines.has(file)) rmSync(path.join(folder, file));
  for (const [file, rows] of lines) {
    const place = path.join(folder, file);
    const text = `{\n${rows.join(',\n')}\n}\n`;
    if (!existsSync(place) || readFileSync(place, 'utf8') !== text) writeFileSync(place, text);
  }
}

function digestFiles(): string[] {
  return readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'seen.json');
}

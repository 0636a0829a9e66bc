import { createHash } from 'node:crypto';

/** The position and hash of an entry, up to which a chain is known to be intact. */
export interface Link {
  position: number;
  hash: Buffer;
}

/** The link before the first entry. */
export const chainStart: Link = { position: 0, hash: Buffer.alloc(32) };

/** SHA-256 of the previous entry's hash and the record, so that changing an entry breaks the chain from there on. */
export function hashAfter(previous: Buffer, record: string): Buffer {
  return createHash('sha256').update(previous).update(record).digest();
}

export interface ChainedEntry extends Link {
  /** Canonical JSON. */
  record: string;
  /** Columns by which entries are found; they must match the record. */
  lookup: object;
}

/** Moves on from `link` to the next entry; null when `entry` is not the one that was written there. */
function follow(link: Link, entry: ChainedEntry): Link | null {
  const { position, hash, record, lookup } = entry;
  if (position !== link.position + 1 || !hash.equals(hashAfter(link.hash, record))) return null;
  return matches(record, { position, ...lookup }) ? { position, hash } : null;
}

function matches(record: string, facts: object): boolean {
  try {
    const stored = JSON.parse(record);
    return Object.entries(facts).every(([field, value]) => stored[field] === value);
  } catch {
    return false;
  }
}

export type Verdict = { intact: Link } | { brokenAt: number };

export interface Chain {
  /** The last entry that was removed because of its age. */
  removed: Link;
  /** The last entry that was written. */
  last: Link;
  /** Up to `limit` entries after a position, in their order. */
  readEntries: (after: number, limit: number) => Promise<ChainedEntry[]>;
}

const pageSize = 1000;

/**
 * Checks every entry of a chain, as of one moment.
 * @param known a position and hash noted earlier, which reveal even a rewrite of the whole chain
 * @returns the last entry, or the position of the first that is missing or was changed
 */
export async function verifyChain({ removed, last, readEntries }: Chain, known: Link | null): Promise<Verdict> {
  let verdict: Verdict = { intact: removed };
  for (;;) {
    const page = await readEntries(verdict.intact.position, pageSize);
    verdict = walk(verdict.intact, page, known);
    if ('brokenAt' in verdict) return verdict;
    if (page.length < pageSize) break;
  }
  const { intact } = verdict;
  const isComplete = intact.position === last.position && intact.hash.equals(last.hash);
  return isComplete && intact.position >= (known?.position ?? 0) ? verdict : { brokenAt: intact.position + 1 };
}

function walk(from: Link, entries: ChainedEntry[], known: Link | null): Verdict {
  let link = from;
  for (const entry of entries) {
    const next = follow(link, entry);
    if (next === null || (known?.position === next.position && !known.hash.equals(next.hash))) {
      return { brokenAt: link.position + 1 };
    }
    link = next;
  }
  return { intact: link };
}

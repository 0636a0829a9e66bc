import { canonical, type Json } from '#publishing/body.ts';
import { hashOf } from '#server/publishing/documents.sql.ts';

/** Content that is served for ever, under its hash. */
export interface HashedFiles {
  /** Gives it its hash of 16 hex digits. */
  add: (content: Json) => string;
  /** The content with a hash, as JSON; null for a hash that nothing has. */
  read: (hash: string) => Promise<string | null>;
}

/** An unknown hash makes everything be read, at most this often. */
const rereadAfterMs = 5000;

/** @param addAll adds what any version has, because a page that was opened before a publication asks for what it was given */
export function createHashedFiles(
  addAll: (add: HashedFiles['add']) => Promise<void>,
  clock: () => number,
): HashedFiles {
  const known = new Map<string, string>();
  let readAt = Number.NEGATIVE_INFINITY;
  const add = (content: Json): string => {
    const hash = hashOf(content).slice(0, 16);
    known.set(hash, canonical(content));
    return hash;
  };
  return {
    add,
    async read(hash) {
      if (!known.has(hash) && clock() - readAt >= rereadAfterMs) {
        readAt = clock();
        await addAll(add);
      }
      return known.get(hash) ?? null;
    },
  };
}

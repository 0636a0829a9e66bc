import { createHash } from 'node:crypto';
import { Value } from 'typebox/value';
import { CopyBody } from '#contract/copy/copy-body.ts';
import { copyKind, ownTexts } from '#contract/copy/copy-kind.ts';
import { canonical, type Json } from '#publishing/body.ts';
import { shownTo } from '#publishing/shown.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listVersionBodies } from '#server/publishing/documents.sql.ts';
import type { Published } from '#server/publishing/published.ts';

/** By group: the hash of what operators have changed in it. A group that is as shipped is not in it. */
export type CopyHashes = Readonly<Record<string, string>>;

export interface CopyFiles {
  /** Of what is published now. */
  hashes: () => Promise<CopyHashes>;
  /** The texts with a hash, as JSON; null for a hash that no version has. */
  read: (hash: string) => Promise<string | null>;
}

/** An unknown hash makes all versions be read, at most this often. */
const rereadAfterMs = 5000;
const everyone = { quiz: null, country: null };

type CopyDeps = Pick<Deps, 'db' | 'clock'> & { published: Published };

/** What pages load of the published texts, group by group, each under the hash of its content. */
export function createCopyFiles({ db, clock, published }: CopyDeps): CopyFiles {
  const known = new Map<string, string>();
  // Every page asks, and a version never changes.
  let latest: { versionId: number; hashes: CopyHashes } | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  function hashesOf(body: Json): CopyHashes {
    if (!Value.Check(CopyBody, body)) return {};
    const files = Object.entries(ownTexts(body)).map(([group, texts]) => {
      const text = canonical(texts);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
      known.set(hash, text);
      return [group, hash] as const;
    });
    return Object.fromEntries(files);
  }

  return {
    async hashes() {
      const shown = shownTo(await published.of(copyKind.name), everyone, clock());
      if (shown === null) return {};
      if (latest?.versionId !== shown.versionId) {
        latest = { versionId: shown.versionId, hashes: hashesOf(shown.body) };
      }
      return latest.hashes;
    },
    async read(hash) {
      if (!known.has(hash) && clock() - readAt >= rereadAfterMs) {
        readAt = clock();
        // A page that was opened before a publication still asks for what it was given.
        const bodies = await listVersionBodies(db, copyKind.name);
        for (const body of bodies) hashesOf(body);
      }
      return known.get(hash) ?? null;
    },
  };
}

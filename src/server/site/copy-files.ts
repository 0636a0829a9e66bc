import { createHash } from 'node:crypto';
import { Value } from 'typebox/value';
import { pageGroups } from '#contract/copy/catalogue.ts';
import { CopyBody } from '#contract/copy/copy-body.ts';
import { copyKind, type OwnTexts, ownTexts, wholeGroup } from '#contract/copy/copy-kind.ts';
import { canonical, type Json } from '#publishing/body.ts';
import { shownTo } from '#publishing/shown.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listVersionBodies } from '#server/publishing/documents.sql.ts';
import type { Published } from '#server/publishing/published.ts';

/**
 * By group: the hash of what operators have changed in it, or of all of it for a prerendered page. Another group that is
 * as shipped is not in it.
 */
export type CopyHashes = Readonly<Record<string, string>>;

export interface ShownCopy {
  /** Of what is published; null without anything. */
  versionId: number | null;
  hashes: CopyHashes;
  /** What operators have changed, by group and name. */
  texts: OwnTexts;
}

export interface CopyFiles {
  /** What is published now. */
  shown: () => Promise<ShownCopy>;
  /** The texts with a hash, as JSON; null for a hash that no version has. */
  read: (hash: string) => Promise<string | null>;
}

/** An unknown hash makes all versions be read, at most this often. */
const rereadAfterMs = 5000;
const everyone = { quiz: null, country: null };

const textsIn = (body: Json): OwnTexts => (Value.Check(CopyBody, body) ? ownTexts(body) : {});

type CopyDeps = Pick<Deps, 'db' | 'clock'> & { published: Published };

/** What pages load of the published texts, group by group, each under the hash of its content. */
export function createCopyFiles({ db, clock, published }: CopyDeps): CopyFiles {
  const known = new Map<string, string>();
  // Every page asks, and a version never changes.
  let latest: ShownCopy | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  function hashesOf(texts: OwnTexts): CopyHashes {
    const whole = pageGroups.map((group) => [group, wholeGroup(group, texts)] as const);
    const files = Object.entries({ ...texts, ...Object.fromEntries(whole) }).map(([group, own]) => {
      const text = canonical(own);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
      known.set(hash, text);
      return [group, hash] as const;
    });
    return Object.fromEntries(files);
  }

  return {
    async shown() {
      const shown = shownTo(await published.of(copyKind.name), everyone, clock());
      const versionId = shown?.versionId ?? null;
      if (latest?.versionId !== versionId || latest === null) {
        const texts = shown === null ? {} : textsIn(shown.body);
        latest = { versionId, hashes: hashesOf(texts), texts };
      }
      return latest;
    },
    async read(hash) {
      if (!known.has(hash) && clock() - readAt >= rereadAfterMs) {
        readAt = clock();
        // A page that was opened before a publication still asks for what it was given.
        const bodies = await listVersionBodies(db, copyKind.name);
        for (const body of bodies) hashesOf(textsIn(body));
      }
      return known.get(hash) ?? null;
    },
  };
}

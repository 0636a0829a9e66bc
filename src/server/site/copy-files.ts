import { Value } from 'typebox/value';
import { pageGroups } from '#contract/copy/catalogue.ts';
import { CopyBody } from '#contract/copy/copy-body.ts';
import { copyKind, type OwnTexts, ownTexts, wholeGroup } from '#contract/copy/copy-kind.ts';
import type { Json } from '#publishing/body.ts';
import { shownTo } from '#publishing/shown.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listVersionBodies } from '#server/publishing/documents.sql.ts';
import type { Published } from '#server/publishing/published.ts';
import { createHashedFiles, type HashedFiles } from './hashed-files.ts';

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

export interface CopyFiles extends Pick<HashedFiles, 'read'> {
  /** What is published now. */
  shown: () => Promise<ShownCopy>;
}

const everyone = { quiz: null, country: null };

type CopyDeps = Pick<Deps, 'db' | 'clock'> & { published: Published };

/** What pages load of the published texts, group by group, each under the hash of its content. */
export function createCopyFiles({ db, clock, published }: CopyDeps): CopyFiles {
  const files = createHashedFiles(async (add) => {
    const bodies = await listVersionBodies(db, copyKind.name);
    bodies.map((body) => hashesOf(textsIn(body), add));
  }, clock);
  // Every page asks, and a version never changes.
  let latest: ShownCopy | null = null;

  return {
    async shown() {
      const shown = shownTo(await published.of(copyKind.name), everyone, clock());
      const versionId = shown?.versionId ?? null;
      if (latest === null || latest.versionId !== versionId) {
        const texts = shown === null ? {} : textsIn(shown.body);
        latest = { versionId, hashes: hashesOf(texts, files.add), texts };
      }
      return latest;
    },
    read: files.read,
  };
}

const textsIn = (body: Json): OwnTexts => (Value.Check(CopyBody, body) ? ownTexts(body) : {});

function hashesOf(texts: OwnTexts, add: HashedFiles['add']): CopyHashes {
  const whole = pageGroups.map((group) => [group, wholeGroup(group, texts)] as const);
  const groups = Object.entries({ ...texts, ...Object.fromEntries(whole) });
  return Object.fromEntries(groups.map(([group, own]) => [group, add(own)] as const));
}

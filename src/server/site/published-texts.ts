import { Value } from 'typebox/value';
import type { CopyKey } from '#contract/copy/catalogue.ts';
import { CopyBody } from '#contract/copy/copy-body.ts';
import { copyKind, textsOf } from '#contract/copy/copy-kind.ts';
import { shownTo } from '#publishing/shown.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import type { Published } from '#server/publishing/published.ts';

type TextsDeps = Pick<Deps, 'clock' | 'log'> & { published: Published };

const everyone = { quiz: null, country: null };

/** Gives the texts that are published at the moment, by key. Never fails: when they cannot be read, the seeds stand. */
export function publishedTexts({ published, clock, log }: TextsDeps): () => Promise<ReadonlyMap<CopyKey, string>> {
  return async () => {
    try {
      const shown = shownTo(await published.of(copyKind.name), everyone, clock());
      return textsOf(Value.Check(CopyBody, shown?.body) ? shown.body : null);
    } catch (error) {
      log.warn(`The published texts cannot be read, so that shipped ones are sent: ${reasonOf(error)}`);
      return textsOf(null);
    }
  };
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { pageGroups } from '#contract/copy/catalogue.ts';
import { type OwnTexts, wholeGroup } from '#contract/copy/copy-kind.ts';
import { canonical, type Json } from '#publishing/body.ts';
import type { Deps } from '#server/platform/deps.ts';
import { embedConfig } from './embed-config.ts';
import { publicConfig } from './public-config.ts';
import { findRendered, insertRendered } from './rendered-pages.sql.ts';
import type { RenderedRoot, RenderedWith, Renderer } from './renderer.ts';
import { type PageSource, withRoot } from './site.ts';

/** The HTML of a page as sent. */
interface PageWeight {
  /** Null for the not-found page. */
  path: string | null;
  /** With brotli. */
  bytes: number;
}

/** The prerendered pages with what is published. */
export interface RenderedPages {
  /** The texts that they show; empty where all of them are as shipped. */
  textsShown: (texts: OwnTexts) => Promise<OwnTexts>;
  /** All of them, rendered by whichever process was the first to need them. Rejects when they cannot be rendered. */
  of: (given: RenderedWith) => Promise<RenderedRoot[]>;
  weigh: (given: RenderedWith) => Promise<PageWeight[]>;
}

type RenderedPagesDeps = Pick<Deps, 'db' | 'clock' | 'config'> & {
  renderer: Renderer;
  /** The prerendered pages as built. */
  pages: () => Promise<readonly PageSource[]>;
};

const compress = promisify(brotliCompress);

export function createRenderedPages({ db, clock, config, renderer, pages }: RenderedPagesDeps): RenderedPages {
  const under = new Map<string, Promise<RenderedRoot[]>>();

  async function findOrRender(hash: string, given: RenderedWith): Promise<RenderedRoot[]> {
    const build = await renderer.build();
    const known = await findRendered(db, { build, hash });
    if (known.length > 0) return known;
    const roots = await renderer.render(given);
    await insertRendered(db, { build, hash }, { roots, now: clock() });
    return roots;
  }

  async function renderOnce(given: RenderedWith): Promise<RenderedRoot[]> {
    if (Object.keys({ ...given.texts, ...given.quizzes }).length === 0) return [];
    const hash = createHash('sha256')
      .update(canonical({ ...given } as Json))
      .digest('hex')
      .slice(0, 16);
    const making = under.get(hash) ?? findOrRender(hash, given).finally(() => under.delete(hash));
    under.set(hash, making);
    return making;
  }

  return {
    async textsShown(texts) {
      const shown = new Set((await pages()).flatMap(({ groups }) => groups));
      return Object.fromEntries(Object.entries(texts).filter(([group]) => shown.has(group)));
    },
    of: renderOnce,
    async weigh(given) {
      const roots = await renderOnce(given);
      const sources = await pages();
      return Promise.all(
        roots.map(async ({ path, html }) => {
          const source = withRoot(sources.find((one) => one.path === path)!, html);
          const settings = publicConfig(config, {
            copy: {},
            texts: textsOf(source, given.texts),
            quizzes: given.quizzes,
            contentVersion: '',
          });
          return { path, bytes: (await compress(embedConfig(source.html, settings))).length };
        }),
      );
    },
  };
}

/** Those that stand in the page itself. */
export function textsOf({ groups }: PageSource, own: OwnTexts): OwnTexts {
  return Object.fromEntries(pageGroups.filter((one) => groups.includes(one)).map((one) => [one, wholeGroup(one, own)]));
}

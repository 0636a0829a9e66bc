import { setTimeout as wait } from 'node:timers/promises';
import type { OwnTexts } from '#contract/copy/copy-kind.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { doEvery } from '#server/platform/process/do-every.ts';
import { countSignal } from '#server/platform/signals/signals.sql.ts';
import { type Content, contentWith } from './content-version.ts';
import { recordContentVersion } from './content-versions.sql.ts';
import type { CopyFiles, CopyHashes, ShownCopy } from './copy-files.ts';
import type { QuizFiles, ShownQuizzes } from './quiz-files.ts';
import type { RenderedPages } from './rendered-pages.ts';
import type { RenderedWith } from './renderer.ts';

/** What operators have changed of the site, as its pages show it. */
export interface ShownSite {
  /** Differs whenever anything in it does. */
  key: string;
  copy: CopyHashes;
  /** The texts of prerendered pages, which stand in them. */
  texts: OwnTexts;
  /** What pages have of quizzes that are not as shipped, by name. */
  quizzes: RenderedWith['quizzes'];
  /** By which events name the quizzes. */
  contentVersion: string;
  /** What stands in the root elements of pages, by path, where it is not as built. */
  roots: ReadonlyMap<string | null, string>;
}

export interface SiteWatch {
  /** Switches when pages are rendered with what is published; those of before are shown until then. */
  shown: () => Promise<ShownSite>;
}

/** A visitor who comes during the switch waits no longer than this. */
const patienceMs = 2_000;
/** What could not be rendered is tried again after this. */
const againAfterMs = 60_000;

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'log'> & {
  copyFiles: CopyFiles;
  quizFiles: QuizFiles;
  renderedPages: RenderedPages;
};

export function watchSite({ db, clock, log, copyFiles, quizFiles, renderedPages }: WatchDeps): SiteWatch {
  let current: ShownSite | null = null;
  let making: { key: string; site: Promise<ShownSite> } | null = null;
  let failed: { key: string; until: number } | null = null;

  async function make(key: string, copy: ShownCopy, { bodies, quizzes }: ShownQuizzes): Promise<ShownSite> {
    try {
      const texts = await renderedPages.textsShown(copy.texts);
      const rendered = await renderedPages.of({ texts, quizzes });
      const content = contentWith(bodies);
      await recordContentVersion(db, { ...content, now: clock() });
      const roots = new Map(rendered.map(({ path, html }) => [path, html]));
      const site = { key, copy: copy.hashes, texts, quizzes, contentVersion: content.version, roots };
      // A slower one that began earlier does not put the state before back.
      if (making?.key === key) current = site;
      await countSignal(db, 'pages rendered', clock()).catch(() => undefined);
    } catch (error) {
      log.error(`Pages cannot be rendered with what is published: ${reasonOf(error)}`);
      failed = { key, until: clock() + againAfterMs };
      await countSignal(db, 'pages not rendered', clock()).catch(() => undefined);
    }
    return current ?? asBuilt(copy.hashes);
  }

  return {
    async shown() {
      const [copy, quizzes] = [await copyFiles.shown(), await quizFiles.shown()];
      const key = `${copy.versionId} ${quizzes.key}`;
      if (current?.key === key) return current;
      if (failed?.key === key && clock() < failed.until) return current ?? asBuilt(copy.hashes);
      if (making?.key !== key) {
        const site = make(key, copy, quizzes).finally(() => {
          if (making?.key === key) making = null;
        });
        making = { key, site };
      }
      const before = current;
      return before === null ? making.site : Promise.race([making.site, wait(patienceMs, before, { ref: false })]);
    },
  };
}

/** Prerendered pages and quizzes as built, and other pages with what is published. */
const asBuilt = (copy: CopyHashes): ShownSite => ({
  key: `built ${JSON.stringify(copy)}`,
  copy,
  texts: {},
  quizzes: {},
  contentVersion: shipped.version,
  roots: new Map(),
});

const shipped: Content = contentWith({});

/** Switches when the time of a publication comes, before a visitor asks. */
const everyMs = 1_000;

export function followSite({ site, log }: Pick<Deps, 'log'> & { site: SiteWatch }): { stop: () => Promise<void> } {
  return doEvery(everyMs, site.shown, (error) => log.warn(`What is published cannot be read: ${reasonOf(error)}`));
}

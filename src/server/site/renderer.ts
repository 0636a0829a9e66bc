import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublishedQuiz } from '#contract/quiz-document/published-quiz.ts';
import { createThreadPool } from '#server/platform/process/thread-pool.ts';

/** What operators have changed of what prerendered pages show. */
export interface RenderedWith {
  /** By group and name. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Quizzes that are not as shipped, by name. */
  quizzes: Readonly<Record<string, PublishedQuiz>>;
}

/** What stands in the root element of a page; the path is null for the not-found page. */
export interface RenderedRoot {
  path: string | null;
  html: string;
}

/** Renders the prerendered pages anew. */
export interface Renderer {
  /** Of the build, which decides what is rendered, too. */
  build: () => Promise<string>;
  /** All pages. Rejects when that fails, or takes longer than `timeoutMs`. */
  render: (given: RenderedWith) => Promise<RenderedRoot[]>;
}

const usualTimeoutMs = 10_000;
/** A page of this product takes a hundredth of it. */
const mostMemoryMb = 256;

interface RendererSettings {
  /** The folder of the build. */
  distDir: string;
  /** The built file of `render-worker.ts`. */
  workerFile: string;
  timeoutMs?: number;
}

export function createRenderer({ distDir, workerFile, timeoutMs = usualTimeoutMs }: RendererSettings): Renderer {
  const bundle = path.join(distDir, 'prerender/prerender.js');
  const files = [bundle, path.join(distDir, 'web/pages/manifest.json')];
  let build: Promise<string> | null = null;

  async function hashBuild(): Promise<string> {
    const contents = await Promise.all(files.map((file) => readFile(file)));
    return createHash('sha256').update(Buffer.concat(contents)).digest('hex').slice(0, 16);
  }

  return {
    build() {
      build ??= hashBuild();
      return build;
    },
    async render(given) {
      // A thread of its own each time: it is needed seldom, and holds all code of all pages.
      const pool = createThreadPool<RenderedWith, RenderedRoot[]>({
        file: workerFile,
        threads: 1,
        mostWaiting: 1,
        timeoutMs,
        data: { bundle: pathToFileURL(bundle).href },
        mostMemoryMb,
      });
      const outcome = await pool.run(given).finally(() => pool.close());
      if (typeof outcome === 'string') throw new Error(`Rendering took longer than ${timeoutMs / 1000} s`);
      return outcome;
    },
  };
}

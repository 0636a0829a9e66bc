// The files that training needs without a network, and their size.
import { brotliCompressSync } from 'node:zlib';

/** In bytes, as sent: a phone fetches them once, unasked. */
const mostKept = 450_000;

/**
 * Modules whose calls load code that training never shows: other pages, quizzes and their pictures, the operator's
 * pages, the play before paying, and code that needs other companies' servers or the remote config.
 */
const notFollowed = [
  'web/routes.tsx',
  'web/main.tsx',
  'quiz/load-quiz.ts',
  'web/funnel/screen-parts/scenes.ts',
  'web/measuring/pixel/load-pixel.ts',
  'web/play-host.tsx',
  'tracker/follow-remote-config.ts',
];

/** On every page, and the one scene that a page of training has (`plan-view.tsx`). */
const always = ['web/main.tsx', 'web/ui/illustration/lift-scene.tsx'];

/** A plugin of the bundler that notes which modules each module imports and calls, by path within `src`. */
export function moduleGraph(src) {
  const modules = new Map();
  const inSrc = (id) => (id.startsWith(src) ? id.slice(src.length) : id);
  const plugin = {
    name: 'module-graph',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id);
        modules.set(inSrc(id), { imports: importedIds.map(inSrc), calls: dynamicallyImportedIds.map(inSrc) });
      }
    },
  };
  return { modules, plugin, inSrc };
}

/** The chunks with the code that these pages import or call, directly or not. */
export function chunksFor(pages, { modules, inSrc }, chunks) {
  const open = [...always, ...pages];
  const unknown = [...open, ...notFollowed].filter((module) => !modules.has(module));
  if (unknown.length > 0) throw new Error(`Training offline names files that are not there: ${unknown}`);
  const found = new Set();
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    if (found.has(module)) continue;
    found.add(module);
    const { imports, calls } = modules.get(module) ?? { imports: [], calls: [] };
    open.push(...imports, ...(notFollowed.includes(module) ? [] : calls));
  }
  const has = ({ moduleIds }) => moduleIds.some((id) => found.has(inSrc(id)));
  return withImports(chunks.filter(has), chunks).map(({ fileName }) => fileName);
}

/** A chunk may contain modules that were not asked for, and then needs their imports. */
function withImports(wanted, chunks) {
  const all = new Set(wanted);
  for (const { imports } of all) for (const name of imports) all.add(chunks.find(({ fileName }) => fileName === name));
  return [...all];
}

/** The files that an HTML page or a style sheet names. */
export const namedIn = (text) => [...text.matchAll(/\/(assets\/[\w.-]+\.(?:js|css|woff2))/g)].map(([, file]) => file);

/** @returns the bytes of all together, as sent. Throws when that is more than a phone should fetch unasked. */
export function weighKept(files) {
  const bytes = files.reduce(
    (sum, { name, content }) => sum + (name.endsWith('.woff2') ? content.length : brotli(content)),
    0,
  );
  if (bytes > mostKept) {
    throw new Error(`Training offline keeps ${bytes} bytes, and may keep ${mostKept}.`);
  }
  return bytes;
}

const brotli = (content) => brotliCompressSync(content).length;

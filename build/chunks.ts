import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';
import { trainingChunks, trainingNames } from './training-chunks.ts';

const web = normalizePath(fileURLToPath(new URL('../src/web/', import.meta.url)));
const main = `${web}main.tsx`;
const start = `${web}funnel/quiz/start-page.tsx`;
const home = `${web}public-pages/home-page.tsx`;
const quiz = `${web}funnel/quiz/quiz-page.tsx`;
/** The first screen of some quizzes. */
const select = `${web}funnel/quiz/select-screen.tsx`;
const stores = `${web}funnel/progress/quiz-stores.ts`;
const measuring = `${web}measuring/analytics/measuring.ts`;
/** Loaded on every page after hydration. */
const overlays = [`${web}overlays.tsx`, `${web}measuring/consent/cookie-banner.tsx`];

/** Code that is needed later: one file for each part of a visitor's way, with all that these modules import. */
const laterParts: readonly { name: string; from: RegExp }[] = [
  {
    name: 'questions',
    from: /src\/(web\/funnel\/(quiz\/question-screen|progress\/restore-visit)|quiz\/(engine\/(restore|portable)-quiz-state|answer-scales|score-scales|traits|figures|frequency\/numbered-order))\./,
  },
  { name: 'screens', from: /src\/web\/funnel\/quiz\/(too-young|info-screen|results\/results-screen|final-screen)\./ },
  { name: 'plan', from: /src\/web\/funnel\/(quiz|plan|offer|resume)\/[\w-]+-page\./ },
  { name: 'account', from: /src\/web\/(subscriber\/\w+|checkout)\/[\w-]+-page\./ },
  // Apart from the other public pages, because a visitor who opens it has pressed a button and waits.
  { name: 'begin', from: /src\/web\/public-pages\/begin-page\./ },
  { name: 'site', from: /src\/web\/public-pages\/(?!begin-)[\w-]+-page\./ },
];

/**
 * All named files, the likeliest to be needed first. `kit` is the code that Home shares with the overlays and with
 * measuring, `front` the code that it shares with later parts.
 */
const names = [
  'first',
  'flow',
  'select-screen',
  'kit',
  'questions',
  'overlays',
  'front',
  'pictures',
  ...trainingNames,
  'common',
  ...laterParts.slice(1).map(({ name }) => name),
];

/**
 * Decides which modules share a file: each file costs a slow phone a round trip, each byte that a page does not need
 * costs time. A module that is imported dynamically and gets no name here stays alone in its file, which then needs no
 * table of its exports.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let nameOf: ((id: string) => string | null) | null = null;
  return names.map((name, i) => ({
    debugName: name,
    includeDependenciesRecursively: false,
    priority: names.length - i,
    name(id, context) {
      nameOf ??= chunkNames(context);
      return nameOf(id) === name ? name : null;
    },
  }));
}

function chunkNames(context: Rolldown.ChunkingContext): (id: string) => string | null {
  const needsOf = (...entries: string[]) => reachable(entries, context);
  const byMain = needsOf(main);
  const byStart = needsOf(start);
  const byHome = needsOf(home);
  const byOverlays = needsOf(...overlays);
  const byMeasuring = needsOf(measuring);
  const byQuiz = needsOf(quiz, stores);
  const bySelect = needsOf(select);
  const byTraining = trainingChunks({
    needsOf,
    calledBy: (id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  });
  const landing = [start, home];
  const later = [...reachable([main], context, true)].filter((id) => !landing.includes(id));
  const byParts = laterParts.map(({ name, from }) => ({
    name,
    needs: needsOf(...later.filter((id) => from.test(id))),
  }));
  const isCalled = (id: string) => (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

  return (id) => {
    const isPicture = id.includes('/illustration/');
    const parts = byParts.filter(({ needs }) => needs.has(id));
    const kindsOfLanding = [byQuiz.has(id) || bySelect.has(id), byStart.has(id), byHome.has(id)].filter(Boolean).length;
    if (landing.includes(id) || isStartCopy(id) || (isPicture && isCalled(id) && parts.length === 0)) return null;
    if (byMain.has(id) || kindsOfLanding > 1 || (byStart.has(id) && parts.length > 0)) return 'first';
    if (byQuiz.has(id)) return 'flow';
    // In one file, including modules that other pages import.
    if (bySelect.has(id)) return 'select-screen';
    if (byHome.has(id) && (byOverlays.has(id) || byMeasuring.has(id))) return 'kit';
    // The next screen needs these modules, and must wait for no other file.
    if (parts[0]?.name === 'questions') return 'questions';
    if (byOverlays.has(id) || (byMeasuring.has(id) && parts.length > 0)) return 'overlays';
    if (byHome.has(id) && parts.length > 0) return 'front';
    const ofTraining = byTraining(id, parts.length);
    if (ofTraining !== undefined) return ofTraining;
    if (isPicture) return 'pictures';
    return parts.length > 1 ? 'common' : (parts[0]?.name ?? null);
  };
}

/** The start page's copy, a small file for each quiz that has such a page. */
const isStartCopy = (id: string) => /src\/quiz\/\w+\/start\./.test(id);

/** Every module that the entries import, directly or not; with `calls`, dynamic imports count too. */
function reachable(entries: readonly string[], context: Rolldown.ChunkingContext, calls = false): Set<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const module = context.getModuleInfo(id);
    open.push(...(module?.importedIds ?? []), ...((calls && module?.dynamicallyImportedIds) || []));
  }
  return found;
}

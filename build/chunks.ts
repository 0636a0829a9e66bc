import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';

const web = normalizePath(fileURLToPath(new URL('../src/web/', import.meta.url)));
const main = `${web}main.tsx`;
const start = `${web}quiz/start-page.tsx`;
const home = `${web}home/home-page.tsx`;
const quizzes = ['quiz-one-page', 'quiz-two-page', 'mental-health-page'].map((page) => `${web}quiz/${page}.tsx`);
const stores = `${web}quiz/quiz-stores.ts`;
const measuring = `${web}analytics/measuring.ts`;
/** On every page, once it is alive. */
const overlays = [`${web}overlays.tsx`, `${web}consent/cookie-banner.tsx`];

/** What comes later: one file for each part of a visitor's way, with all that is needed from these modules on. */
const laterParts: readonly { name: string; from: RegExp }[] = [
  {
    name: 'questions',
    from: /src\/(web\/quiz\/(question-screen|restore-visit)|quiz\/(restore-quiz-state|answer-scales|content\/figures))\./,
  },
  { name: 'screens', from: /src\/web\/quiz\/(too-young|info-screen|results\/results-screen|final-screen)\./ },
  { name: 'plan', from: /src\/web\/(quiz|plan|offer|resume)\/[\w-]+-page\./ },
  { name: 'account', from: /src\/web\/(auth|account|subscription|checkout)\/[\w-]+-page\./ },
  { name: 'site', from: /src\/web\/(home|legal)\/[\w-]+-page\./ },
];

/**
 * Every file with a name of its own, the likeliest to be needed first. `kit` is what Home shares with the overlays and with
 * measuring, `front` what it shares with later parts.
 */
const names = [
  'first',
  'flow',
  'select',
  'kit',
  'questions',
  'overlays',
  'front',
  'pictures',
  'common',
  ...laterParts.slice(1).map(({ name }) => name),
];

/**
 * Which modules share a file: each file costs a slow phone a round trip, each byte that a page does not need costs time.
 * What is loaded by a call and has no name here stays alone in its file, which then needs no table of its exports.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let nameOf: ((id: string) => string | null) | null = null;
  return names.map((name, i) => ({
    debugName: name,
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
  const byStores = needsOf(stores);
  const byStart = needsOf(start);
  const byHome = needsOf(home);
  const byOverlays = needsOf(...overlays);
  const byMeasuring = needsOf(measuring);
  const byQuizzes = quizzes.map((page) => needsOf(page));
  const landing = [...quizzes, start, home];
  const later = [...reachable([main], context, true)].filter((id) => !landing.includes(id));
  const byParts = laterParts.map(({ name, from }) => ({
    name,
    needs: needsOf(...later.filter((id) => from.test(id))),
  }));
  const isCalled = (id: string) => (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

  return (id) => {
    const isPicture = id.includes('/illustration/');
    const quizCount = byQuizzes.filter((needs) => needs.has(id)).length;
    const parts = byParts.filter(({ needs }) => needs.has(id));
    const kindsOfLanding = [quizCount > 0, byStart.has(id), byHome.has(id)].filter(Boolean).length;
    if (landing.includes(id) || id === stores || (isPicture && isCalled(id) && parts.length === 0)) return null;
    if (byMain.has(id) || kindsOfLanding > 1 || (byStart.has(id) && parts.length > 0)) return 'first';
    if (quizCount > 1 || byStores.has(id)) return 'flow';
    if (quizCount === 1 && parts.length > 0) return 'select';
    if (byHome.has(id) && (byOverlays.has(id) || byMeasuring.has(id))) return 'kit';
    // The next screen's, so that it waits for no other file.
    if (parts[0]?.name === 'questions') return 'questions';
    if (byOverlays.has(id) || (byMeasuring.has(id) && parts.length > 0)) return 'overlays';
    if (byHome.has(id) && parts.length > 0) return 'front';
    if (isPicture) return 'pictures';
    return parts.length > 1 ? 'common' : (parts[0]?.name ?? null);
  };
}

/** Every module that the entries import, directly or not; with `calls`, what is imported by a call counts too. */
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

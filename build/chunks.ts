import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const web = fileURLToPath(new URL('../src/web/', import.meta.url));
const quizPages = ['quiz-one-page', 'quiz-two-page', 'mental-health-page'].map((page) => `${web}quiz/${page}.tsx`);
const landingPages = [...quizPages, `${web}quiz/start-page.tsx`];

/** What comes later, one file for each part of a visitor's way, by the modules that are loaded lazily. */
const laterParts: readonly { name: string; entries: RegExp }[] = [
  { name: 'questions', entries: /src\/(web\/quiz\/question-screen|quiz\/restore-quiz-state)\./ },
  { name: 'screens', entries: /src\/web\/quiz\/(too-young|info-screen|results\/results-screen|final-screen)\./ },
  { name: 'plan', entries: /src\/web\/(quiz|plan|offer|resume)\/[\w-]+-page\./ },
  { name: 'account', entries: /src\/web\/(auth|account|subscription|checkout)\/[\w-]+-page\./ },
  { name: 'site', entries: /src\/web\/(home|legal)\/[\w-]+-page\./ },
];

/** Every file of ours, the likeliest to be needed first. */
const names = ['first', 'quiz', 'landing', 'overlays', 'common', 'pictures', ...laterParts.map(({ name }) => name)];

/**
 * Which modules share a file: each file costs a slow phone a round trip, and each byte that a page does not need costs
 * time. Pages that ads lead to are left to the bundler, because a page alone in its file needs no table of its exports.
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
  const all = [...reachable([`${web}main.tsx`], context, true)];
  const reach = (...entries: string[]) => reachable(entries, context);
  const main = reach(`${web}main.tsx`);
  const stores = reach(`${web}quiz/quiz-stores.ts`);
  const overlays = reach(`${web}overlays.tsx`, `${web}consent/cookie-banner.tsx`);
  const measuring = reach(`${web}analytics/measuring.ts`);
  const landings = landingPages.map((page) => reach(page));
  const parts = laterParts.map(({ name, entries }) => ({
    name,
    needs: reach(...all.filter((id) => entries.test(id))),
  }));

  return (id) => {
    const landing = landings.filter((needs) => needs.has(id)).length;
    if (main.has(id) || landing === landings.length) return 'first';
    if (landingPages.includes(id)) return null;
    if (stores.has(id) || landing > 1) return 'quiz';
    const needing = parts.filter(({ needs }) => needs.has(id));
    if (landing === 1) return needing.length > 0 ? 'landing' : null;
    if (overlays.has(id) || (measuring.has(id) && needing.length > 0)) return 'overlays';
    if (needing.length > 1) return id.includes('/illustration/') ? 'pictures' : 'common';
    return needing[0]?.name ?? null;
  };
}

/** Every module that the entries import, directly or not; with `lazy`, what is imported by a call counts too. */
function reachable(entries: readonly string[], context: Rolldown.ChunkingContext, lazy = false): Set<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = found.has(id) ? null : context.getModuleInfo(id);
    found.add(id);
    open.push(...(module?.importedIds ?? []), ...((lazy && module?.dynamicallyImportedIds) || []));
  }
  return found;
}

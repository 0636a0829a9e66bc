import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

const training = normalizePath(fileURLToPath(new URL('../src/web/training/', import.meta.url)));
const pagesAt = (...paths: string[]) => paths.map((page) => `${training}${page}-page.tsx`);

const today = `${training}today/today-page.tsx`;
const flight = `${training}today/session-page.tsx`;
/** Loaded with the first exercise of its kind. */
const taskFlight = `${training}flight/task-flight.tsx`;
const guidedFlight = `${training}flight/guided-flight.tsx`;
/** Load each engine. */
const taskModules = `${training}flight/task-modules.ts`;
const guidedModules = `${training}flight/guided-modules.ts`;
/** Loaded with each exercise. */
const ends = `${training}flight/ends.tsx`;
/** Loaded when an exercise ends, and on request. */
const pictures = [`${training}album/day-picture.tsx`, `${training}album/album.tsx`];
/** The sky in play, loaded beside an exercise, in one file with what pictures share: it draws with the same code. */
const sky = `${training}sky/sky.tsx`;
/** The fact at the end of a flight. Loaded with each exercise, too, and alone in its file. */
const fact = normalizePath(fileURLToPath(new URL('../src/training/facts/fact-of-flight.ts', import.meta.url)));
const evidence = [`${training}evidence/evidence-brief.tsx`, `${training}evidence/evidence-card-view.tsx`];
/** Today asks for consent, once. */
const consent = `${training}consent/consent-sheet.tsx`;
/** Called when somebody signs out. */
const leaveTraining = normalizePath(fileURLToPath(new URL('../src/web/session/leave-training.ts', import.meta.url)));
const progress = pagesAt('progress/progress');
/** Pages that are opened now and then. Each further file name costs the first screens 15 bytes. */
const plans = pagesAt('plan/plan', 'plan/plan-link', 'evidence/exercises');
const helps = pagesAt('helps/helps');

/**
 * The files of training, the likeliest to be needed first: `member` is the code that training shares with other parts,
 * `train` is Today, `flight` the code before an exercise is loaded, `play` the code of every exercise from its
 * introduction to its end, `rounds` the code of those with rounds, `steps` the code of guided ones, `sky` the land that
 * play and pictures draw. Each exercise is alone in its file.
 */
export const trainingNames = [
  'member',
  'train',
  'flight',
  'play',
  'rounds',
  'steps',
  'sky',
  'evidence',
  'progress',
  'plans',
];

interface Modules {
  /** Every module that the entries import, directly or not. */
  needsOf(...entries: string[]): Set<string>;
  calledBy(id: string): readonly string[];
}

/**
 *
 * @returns the file of a module that training needs; null when it is a file of its own, undefined when training does
 * not need it. `others` is the number of other parts of the site that need it, too.
 */
export function trainingChunks({
  needsOf,
  calledBy,
}: Modules): (id: string, others: number) => string | null | undefined {
  const byToday = needsOf(today);
  const byFlight = needsOf(flight);
  const byEnds = needsOf(ends);
  const byPictures = needsOf(...pictures);
  const byLeaving = needsOf(leaveTraining);
  const byFact = needsOf(fact);
  const byEvidence = needsOf(...evidence);
  const sharedBy = (modules: string) =>
    sharedNeeds(
      calledBy(modules)
        .filter((id) => id.startsWith(`${training}engines/`))
        .map((id) => needsOf(id)),
    );
  const bySky = new Set([...needsOf(sky), ...sharedNeeds(pictures.map((picture) => needsOf(picture)))]);
  const byRounds = new Set([...needsOf(taskFlight), ...sharedBy(taskModules)]);
  const bySteps = new Set([...needsOf(guidedFlight), ...sharedBy(guidedModules)]);
  const byPages = Object.entries({ progress, plans }).map(([name, pages]) => ({ name, needs: needsOf(...pages) }));
  const bySmallPages = needsOf(...progress, ...pagesAt('evidence/exercises'), ...helps);

  return (id, others) => {
    if (byLeaving.has(id)) return null;
    const name = [
      byToday.has(id) && 'train',
      byFlight.has(id) && 'flight',
      (byEnds.has(id) || (byRounds.has(id) && [bySteps, byPictures, byFact].some((needs) => needs.has(id)))) && 'play',
      byRounds.has(id) && 'rounds',
      bySteps.has(id) && 'steps',
      bySky.has(id) && 'sky',
      byEvidence.has(id) && 'evidence',
    ].find(Boolean);
    if (name) return others > 0 ? 'member' : name;
    // Otherwise these pages would load all of another part for a link.
    if (others > 0) return bySmallPages.has(id) ? 'common' : undefined;
    return id === consent ? null : byPages.find(({ needs }) => needs.has(id))?.name;
  };
}

/** The modules that at least two of them need. */
const sharedNeeds = (all: readonly Set<string>[]) =>
  new Set(all.flatMap((needs, i) => [...needs].filter((id) => all.some((other, j) => j > i && other.has(id)))));

import { createRoot, type Root } from 'react-dom/client';
import { chooseTheme, type Theme } from '../platform/theme';
import { answerCalls } from './call-answers';
import type { Specimen } from './specimen';
import { untilStill } from './until-still';
import { visitorActions } from './visitor-actions';
import { asOnFirstVisit } from './visitors';

/** React shows what waited for code up to 300 ms after it came. */
const heldBackMs = 350;

let root: Root | null = null;
const knownKinds = new Set<string>();

/** Shows one specimen and nothing else, whatever was shown before. Resolves when nothing moves any more; rejects when it fails. */
export async function showSpecimen(specimen: Specimen, theme: Theme): Promise<void> {
  root?.unmount();
  asOnFirstVisit();
  chooseTheme(theme);
  document.documentElement.classList.add('fonts', 'consent-given');
  answerCalls(specimen.answers);
  specimen.arrange?.();

  const room = document.getElementById('root')!;
  let failure: unknown = null;
  root = createRoot(room, {
    onUncaughtError(error) {
      failure = error;
    },
  });
  root.render(specimen.render());
  const rest = () => untilStill(knownKinds.has(specimen.kind) ? 0 : heldBackMs);
  await rest();
  await specimen.act?.(visitorActions(room, rest));
  knownKinds.add(specimen.kind);
  window.scrollTo(0, 0);
  if (failure !== null) throw failure;
}

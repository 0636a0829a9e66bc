import { createRoot, type Root } from 'react-dom/client';
import { chooseTheme, type Theme } from '../platform/theme';
import { answerCalls } from './call-answers';
import { Routed } from './routed';
import type { Specimen } from './specimen';
import { letPass, resetClock } from './still-clock';
import { untilStill } from './until-still';
import { visitorActions } from './visitor-actions';
import { asOnFirstVisit } from './visitors';

let root: Root | null = null;

/** Shows one specimen and nothing else, whatever was shown before. Resolves when nothing moves any more; rejects when it fails. */
export async function showSpecimen(specimen: Specimen, theme: Theme): Promise<void> {
  root?.unmount();
  resetClock();
  asOnFirstVisit(`?only=${specimen.id}&theme=${theme}${specimen.address ?? ''}`);
  chooseTheme(theme);
  document.documentElement.classList.add('fonts', 'consent-given');
  answerCalls(specimen.answers);
  specimen.arrange?.();

  await render(specimen);
  await specimen.act?.({
    ...visitorActions(room(), rest),
    async wait(ms) {
      await letPass(ms);
      await rest();
    },
    async comeBack() {
      root?.unmount();
      await render(specimen);
    },
  });
  window.scrollTo(0, 0);
}

const room = () => document.getElementById('root')!;
const rest = () => untilStill(room());

async function render(specimen: Specimen) {
  const failure = new Promise<never>((_, reject) => {
    root = createRoot(room(), { onUncaughtError: reject });
  });
  root!.render(typeof specimen.shows === 'string' ? <Routed path={specimen.shows} /> : specimen.shows());
  await Promise.race([rest(), failure]);
}

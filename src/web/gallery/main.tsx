import './still-browser';
import '../styles/app.css';
import './still.css';
import { createRoot } from 'react-dom/client';
import { chooseTheme, type Theme } from '../platform/theme';
import { Sheet } from './sheet';
import { showSpecimen } from './showcase';
import { type FamilyCharacters, shownCharacters } from './shown-characters';
import { type SourcedSpecimen, specimens } from './specimens';

/** For the visual test: what there is to show, and how to show it without a new document. */
export interface Gallery {
  specimens: Pick<SourcedSpecimen, 'id' | 'isAlone' | 'sources'>[];
  /** By Day. */
  show(id: string): Promise<void>;
  /** What is shown now, and how high its document is. */
  shown(): { height: number; characters: FamilyCharacters[] };
  /** Changes only the colours. */
  showTheme(theme: Theme): void;
}

declare global {
  interface Window {
    gallery: Gallery;
  }
}

const typefaces = ['"Figtree Variable"', '"Familjen Grotesk Variable"'];

/** `?only=ID` is one specimen, `&theme=night` by Night; without it the address is the whole sheet. */
async function open() {
  const query = new URLSearchParams(location.search);
  const only = query.get('only');
  const theme = query.get('theme') === 'night' ? 'night' : 'day';
  leadNowhere();
  await Promise.all(typefaces.map((name) => document.fonts.load(`400 16px ${name}`)));
  window.gallery = {
    specimens: specimens.map(({ id, isAlone, sources }) => ({ id, isAlone, sources })),
    show: (id) => show(id, 'day'),
    shown: () => ({ height: document.documentElement.scrollHeight, characters: shownCharacters() }),
    showTheme: chooseTheme,
  };
  if (only === null) showSheet(theme);
  else await show(only, theme).catch(showFailure);
  document.documentElement.dataset.ready = '';
  // To the sheet, when this is one of its frames.
  parent.postMessage(document.documentElement.scrollHeight, '*');
}

async function show(id: string, theme: Theme) {
  document.documentElement.dataset.still = '';
  const specimen = specimens.find((one) => one.id === id);
  if (specimen === undefined) throw new Error(`There is no specimen ${id}`);
  await showSpecimen(specimen, theme);
}

function showFailure(error: unknown) {
  console.error(error);
  document.body.prepend(String(error));
}

function showSheet(theme: Theme) {
  document.documentElement.classList.add('fonts', 'consent-given');
  createRoot(document.getElementById('root')!).render(<Sheet specimens={specimens} firstTheme={theme} />);
}

/** A specimen's links are to be looked at; the sheet's own lead to specimens. */
function leadNowhere() {
  document.addEventListener('click', (event) => {
    const address = (event.target as Element).closest('a')?.getAttribute('href') ?? '#';
    if (!/^(#|\/gallery)/.test(address)) event.preventDefault();
  });
}

await open();

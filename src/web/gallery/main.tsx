import './still-browser.ts';
import '#web/styles/app.css';
import './still.css';
import { createRoot } from 'react-dom/client';
import { catalogue } from '#contract/copy/catalogue.ts';
import { chooseTheme, type Theme } from '#web/platform/theme.ts';
import { giveTexts } from '#web/site/own-texts.ts';
import { Sheet } from './sheet.tsx';
import { showStory } from './showcase.tsx';
import { type SourcedStory, stories } from './stories.ts';

/** For the visual test: the stories, and functions to show one without loading a new document. */
export interface Gallery {
  stories: Pick<SourcedStory, 'id' | 'isAlone' | 'smallScreens' | 'sources'>[];
  /** In the Day theme; the cookie banner can be opened over any story. */
  show(id: string, withBanner?: true): Promise<void>;
  /** What is on screen now, with the height of its document. */
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

/** The characters on screen for each CSS font family. */
export type FamilyCharacters = [family: string, characters: string[]];

/**
 * `?only=ID` shows one story, with `&theme=night` in the Night theme; otherwise the page is the sheet of all stories.
 */
async function open() {
  const query = new URLSearchParams(location.search);
  const only = query.get('only');
  const theme = query.get('theme') === 'night' ? 'night' : 'day';
  leadNowhere();
  giveTexts(catalogue);
  await Promise.all(typefaces.map((name) => document.fonts.load(`400 16px ${name}`)));
  window.gallery = {
    stories: stories.map(({ id, isAlone, smallScreens, sources }) => ({ id, isAlone, smallScreens, sources })),
    show: (id, withBanner) => show(id, 'day', withBanner),
    shown: () => ({ height: document.documentElement.scrollHeight, characters: shownCharacters() }),
    showTheme: chooseTheme,
  };
  if (only === null) showSheet(theme);
  else await show(only, theme).catch(showFailure);
  document.documentElement.dataset.ready = '';
  // Reports the height to the sheet, if this is one of its frames.
  parent.postMessage(document.documentElement.scrollHeight, '*');
}

async function show(id: string, theme: Theme, withBanner?: true) {
  document.documentElement.dataset.still = '';
  const story = stories.find((one) => one.id === id);
  if (story === undefined) throw new Error(`There is no story ${id}`);
  await showStory(withBanner ? { ...story, hasBanner: true } : story, theme);
}

function showFailure(error: unknown) {
  console.error(error);
  document.body.prepend(String(error));
}

function showSheet(theme: Theme) {
  document.documentElement.classList.add('fonts', 'consent-given');
  createRoot(document.getElementById('root')!).render(<Sheet stories={stories} firstTheme={theme} />);
}

/** Stories must not navigate; the sheet's own links lead to stories. */
function leadNowhere() {
  document.addEventListener('click', (event) => {
    const address = (event.target as Element).closest('a')?.getAttribute('href') ?? '#';
    if (!/^(#|\/gallery)/.test(address)) event.preventDefault();
  });
}

function shownCharacters(): FamilyCharacters[] {
  const found = new Map<string, Set<string>>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (!text.parentElement!.checkVisibility()) continue;
    const { fontFamily } = getComputedStyle(text.parentElement!);
    const characters = found.get(fontFamily) ?? new Set();
    for (const character of text.textContent!.replace(/\s/g, '')) characters.add(character);
    found.set(fontFamily, characters);
  }
  return [...found].map(([family, characters]) => [family, [...characters]]);
}

await open();

import type { OpenPage } from '#contract/open-pages.ts';

/** The four pages' names on screen. */
export const pageNames: Record<OpenPage, string> = {
  '/': 'Home',
  '/help': 'Help',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
};

export function isNamedPage(path: string): path is OpenPage {
  return path in pageNames;
}

import type { OpenPage } from '../../contract/open-pages';

/** What the four pages are called on screen. */
export const pageNames: Record<OpenPage, string> = {
  '/': 'Home',
  '/help': 'Help',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
};

export function isNamedPage(path: string): path is OpenPage {
  return path in pageNames;
}

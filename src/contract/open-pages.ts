import { paths } from './paths.ts';

/**
 * The public pages that belong to no quiz, account or checkout. Only here may presses be captured and elements be
 * picked by the operator, so new pages are excluded until they are added to this list.
 */
export const openPages = [paths.home, paths.help, paths.privacy, paths.terms] as const;
export type OpenPage = (typeof openPages)[number];

export function isOpenPage(path: string): path is OpenPage {
  return openPages.some((page) => page === path);
}

import { paths } from './paths.ts';

/**
 * The four public pages that belong to no quiz, account or checkout. Presses may be captured there and nowhere else, and
 * the operator may point at their elements. A page that is added is none of these until it is named here.
 */
export const openPages = [paths.home, paths.help, paths.privacy, paths.terms] as const;
export type OpenPage = (typeof openPages)[number];

export function isOpenPage(path: string): path is OpenPage {
  return openPages.some((page) => page === path);
}

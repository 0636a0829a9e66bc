import { paths } from '../../contract/paths';

/**
 * Where to go after signing in: the page asked for, or Account (§ 2).
 * @param next what the address carries; anything but a path on this site is ignored, so that no link can lead away
 */
export function pathAfterSignIn(next: string | null): string {
  const target = next?.startsWith('/') && URL.canParse(next, ownOrigin) ? new URL(next, ownOrigin) : null;
  if (target === null || target.origin !== ownOrigin || target.pathname.startsWith(paths.auth)) return paths.account;
  return target.pathname + target.search;
}

/** Stands for this site, wherever it runs: a path that leaves it is no path of ours. */
const ownOrigin = 'https://site.invalid';

import { paths } from '../../contract/paths';

/** Login's address, with where to go on to after signing in; without it when that would be a sign-in page again. */
export function loginWithReturn(address: string): string {
  return address.startsWith(paths.auth) ? paths.login : `${paths.login}?next=${encodeURIComponent(address)}`;
}

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

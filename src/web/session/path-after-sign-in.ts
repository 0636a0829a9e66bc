import { paths } from '#contract/paths.ts';

/**
 * The page to open after signing in: the one that asked for it, otherwise Account (§ 4).
 * @param next from the address; ignored unless it is a path on this site, so that no link can lead to another site
 */
export function pathAfterSignIn(next: string | null): string {
  const target = next?.startsWith('/') ? urlOf(next) : null;
  if (target === null || target.origin !== ownOrigin || target.pathname.startsWith(paths.auth)) {
    return paths.account;
  }
  return target.pathname + target.search;
}

function urlOf(path: string): URL | null {
  try {
    return new URL(path, ownOrigin);
  } catch {
    return null;
  }
}

/** A placeholder for this site's origin; a path that resolves to another origin leaves the site. */
const ownOrigin = 'https://site.invalid';

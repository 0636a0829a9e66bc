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
  if (next === null || !/^\/(?![/\\])/.test(next) || next.startsWith(paths.auth)) return paths.account;
  const target = URL.parse(next, placeholderOrigin);
  return target?.origin === placeholderOrigin ? target.pathname + target.search : paths.account;
}

const placeholderOrigin = 'https://everkite.invalid';

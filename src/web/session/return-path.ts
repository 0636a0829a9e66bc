import { paths } from '#contract/paths.ts';

/** Login's address with the page to return to after signing in; without it when that is a sign-in page itself. */
export function loginWithReturn(address: string): string {
  return address.startsWith(paths.auth) ? paths.login : `${paths.login}?next=${encodeURIComponent(address)}`;
}

import { paths } from '../../contract/paths';

/** Login's address, with where to go on to after signing in; without it when that would be a sign-in page again. */
export function loginWithReturn(address: string): string {
  return address.startsWith(paths.auth) ? paths.login : `${paths.login}?next=${encodeURIComponent(address)}`;
}

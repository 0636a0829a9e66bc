import { paths } from '#contract/paths.ts';

/** Behind the hash, so that no server, log or referrer ever sees the token. */
export function leaveUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${paths.leave}#${token}`;
}

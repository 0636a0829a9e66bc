import { paths } from '#contract/paths.ts';

/** The token is in the fragment, so that no server, log or referrer ever sees it. */
export function leaveUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${paths.leave}#${token}`;
}

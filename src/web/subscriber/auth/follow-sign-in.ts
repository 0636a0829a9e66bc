import { useSession } from '#web/session/session.ts';

/**
 * Reloads the page when another tab signs in somebody else, because it still shows the previous user.
 * @returns stops following
 */
export function followSignIn(): () => void {
  return useSession.subscribe(({ token }, before) => {
    if (before.token !== '' && token !== '' && token !== before.token) location.reload();
  });
}

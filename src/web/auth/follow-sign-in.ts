import { useSession } from './session';

/**
 * Loads the page anew once another tab has signed in somebody else: what it shows is the former person's. Returns what
 * ends it.
 */
export function followSignIn(): () => void {
  return useSession.subscribe(({ token }, before) => {
    if (before.token !== '' && token !== '' && token !== before.token) location.reload();
  });
}

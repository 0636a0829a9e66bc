import { consoleCalls } from '#contract/console-calls.ts';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { useCall } from '../kit/use-call.ts';
import { OwnSessions } from './own-sessions.tsx';
import { OwnSignInPanel } from './own-sign-in-panel.tsx';

/** The signed-in operator's own ways in, and where they are signed in. */
export function OwnSignInPanels() {
  const { loaded, retry } = useCall(consoleCalls.readOwnSignIn, {});
  if (loaded === null || 'fault' in loaded) return <LoadingFigures loaded={loaded} retry={retry} />;
  return (
    <>
      <OwnSignInPanel own={loaded.data} onChanged={retry} />
      <OwnSessions sessions={loaded.data.sessions} onEnded={retry} />
    </>
  );
}

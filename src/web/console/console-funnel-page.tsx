import { ConsoleFrame } from './console-frame';
import { useConsoleSession } from './console-session';
import { ConsoleSignIn } from './console-sign-in';
import { FunnelView } from './funnel-view';

/** The operator's report. Nobody is measured here, and a user's session has no part in it. */
export default function ConsoleFunnelPage() {
  const isSignedIn = useConsoleSession(({ token }) => token !== '');
  if (!isSignedIn) return <ConsoleSignIn />;
  return (
    <ConsoleFrame>
      <FunnelView />
    </ConsoleFrame>
  );
}

import { lazy, Suspense } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { paths } from '../../contract/paths';
import { ConsoleFrame, type ConsolePath } from './console-frame';
import { useConsoleSession } from './console-session';
import { ConsoleSignIn } from './console-sign-in';

/** One page for all of the console's addresses: each page in the route table costs visitors bytes on their first screen. */
const views = {
  [paths.consoleFunnel]: lazy(async () => ({ default: (await import('./funnel-view')).FunnelView })),
  [paths.consoleElements]: lazy(async () => ({ default: (await import('./elements-view')).ElementsView })),
} as const satisfies Record<ConsolePath, unknown>;

/** What the operator sees. Nobody is measured here, and a user's session has no part in it. */
export default function ConsolePage() {
  const isSignedIn = useConsoleSession(({ token }) => token !== '');
  const path = usePathname() === paths.consoleElements ? paths.consoleElements : paths.consoleFunnel;
  const View = views[path];
  if (!isSignedIn) return <ConsoleSignIn />;
  return (
    <ConsoleFrame current={path}>
      <Suspense>
        <View />
      </Suspense>
    </ConsoleFrame>
  );
}

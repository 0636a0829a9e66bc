import { lazy, Suspense } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { paths } from '#contract/paths.ts';
import { ConsoleFrame, type ConsolePath } from './console-frame.tsx';
import { useConsoleSession } from './console-session.ts';
import { ConsoleSignIn } from './console-sign-in.tsx';

/**
 * One page for all addresses of the console, because each page in the route table costs visitors bytes on the first
 * screen.
 */
const views = {
  [paths.consoleFunnel]: lazy(async () => ({ default: (await import('./funnel-view.tsx')).FunnelView })),
  [paths.consoleTraining]: lazy(async () => ({ default: (await import('./training-view.tsx')).TrainingView })),
  [paths.consoleElements]: lazy(async () => ({ default: (await import('./elements-view.tsx')).ElementsView })),
} as const satisfies Record<ConsolePath, unknown>;

/** The operator's pages. They are not measured, and a user's session has no effect here. */
export default function ConsolePage() {
  const isSignedIn = useConsoleSession(({ token }) => token !== '');
  const pathname = usePathname();
  const path = isConsolePath(pathname) ? pathname : paths.consoleFunnel;
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

function isConsolePath(path: string): path is ConsolePath {
  return Object.hasOwn(views, path);
}

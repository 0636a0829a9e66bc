import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';

/** The header of every page in the main layout. */
export function SiteHeader({ children }: { children?: ReactNode }) {
  const hasAccount = useSession(isLoggedIn);
  const isSignedIn = useHydrated() && hasAccount;
  const link = isSignedIn ? paths.account : paths.login;
  return (
    <TopBar brandHref={paths.home}>
      {children}
      <Button small variant="white" href={link}>
        {isSignedIn ? 'Account' : 'Sign in'}
      </Button>
    </TopBar>
  );
}

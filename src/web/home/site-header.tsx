import type { ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { isLoggedIn, useSession } from '../auth/session';
import { useHydrated } from '../platform/use-hydrated';
import { Button } from '../ui/button';
import { TopBar } from '../ui/top-bar';

/** The head of every page in the main layout. */
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

import type { ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { LegalLine } from '../home/legal-line';
import { AppShell } from '../ui/app-shell';
import { useOwnQuizPages } from '../visitor/own-quiz';

type Tab = 'plan' | 'subscription' | 'account';

/** The plan is that of the visitor's own quiz. */
const tabs = [
  { id: 'plan', href: null, label: 'Plan', icon: 'target' },
  { id: 'subscription', href: paths.manageSubscription, label: 'Subscription', icon: 'card' },
  { id: 'account', href: paths.account, label: 'Account', icon: 'user' },
] as const;

interface SignedInShellProps {
  current: Tab;
  narrow?: boolean;
  horizon?: boolean;
  tabsOnlyWide?: boolean;
  children: ReactNode;
}

/** The frame of the signed-in pages. */
export function SignedInShell({ current, children, ...frame }: SignedInShellProps) {
  const { plan } = useOwnQuizPages();
  return (
    <AppShell
      brandHref={paths.home}
      helpHref={paths.help}
      tabs={tabs.map(({ id, href, ...tab }) => ({ ...tab, href: href ?? plan, current: id === current }))}
      footer={<LegalLine />}
      {...frame}
    >
      {children}
    </AppShell>
  );
}

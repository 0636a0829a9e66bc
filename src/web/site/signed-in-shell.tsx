import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { ErrorBoundaries } from '#web/platform/error-boundaries.tsx';
import { AppShell } from '#web/ui/app-shell.tsx';
import { LegalLine } from './legal-line.tsx';

type Tab = 'train' | 'progress' | 'account';

const tabs = [
  { id: 'train', href: paths.train, label: 'Train', icon: 'target' },
  { id: 'progress', href: paths.progress, label: 'Progress', icon: 'wave' },
  { id: 'account', href: paths.account, label: 'Account', icon: 'user' },
] as const;

interface SignedInShellProps {
  current: Tab;
  narrow?: boolean;
  horizon?: boolean;
  tabsOnlyWide?: boolean;
  /** In the top bar instead of the help icon. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The frame of the signed-in pages. */
export function SignedInShell({ current, children, ...frame }: SignedInShellProps) {
  return (
    <AppShell
      brandHref={paths.home}
      helpHref={paths.help}
      tabs={tabs.map(({ id, ...tab }) => ({ ...tab, current: id === current }))}
      footer={<LegalLine />}
      {...frame}
    >
      <ErrorBoundaries>{children}</ErrorBoundaries>
    </AppShell>
  );
}

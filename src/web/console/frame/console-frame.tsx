import type { ReactNode } from 'react';
import { type ConsolePath, consolePaths } from '#contract/console/paths.ts';
import { ErrorBoundaries } from '#web/platform/error-boundaries.tsx';
import { Notices } from '../kit/notices.tsx';
import { useConsoleSession } from '../session/console-session.ts';
import { AlertBanner } from './alert-banner.tsx';
import { Bar } from './bar.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './console.module.css';
import { pageOf } from './console-pages.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { NotForRole } from './not-for-role.tsx';
import { TopBar } from './top-bar.tsx';
import { useIdle } from './use-idle.ts';
import { useKeys } from './use-keys.ts';

interface ConsoleFrameProps {
  current: ConsolePath;
  children: ReactNode;
}

/** The frame of the operator's pages: at the side of a wide screen, at the top of a narrow one. */
export function ConsoleFrame({ current, children }: ConsoleFrameProps) {
  const operator = useConsoleSession((session) => session.operator);
  const { isListOpen, setListOpen } = useKeys();
  useIdle();
  const { name, needs } = pageOf(current);
  const isOpen = operator === null || operator.may.includes(needs);
  return (
    <div className={styles.console}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Bar current={current} onKeys={() => setListOpen(true)} />
      <TopBar current={current} />
      <main id="main" className={styles.main}>
        {current !== consolePaths.overview && operator?.may.includes('run the site') && <AlertBanner />}
        {isOpen ? <ErrorBoundaries>{children}</ErrorBoundaries> : <NotForRole title={name} needs={needs} />}
      </main>
      {isListOpen && <KeysDialog onClose={() => setListOpen(false)} />}
      <ConfirmDialog />
      <Notices />
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './app-shell.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Horizon } from './illustration/horizon.tsx';
import { TopBar } from './top-bar.tsx';

interface AppShellProps {
  brandHref: string;
  /** Main navigation: at the top on wide screens, at the bottom on phones. */
  tabs: readonly { href: string; label: string; icon: IconName; current?: boolean }[];
  /** Hides the tabs on phones, for a page with a single task. */
  tabsOnlyWide?: boolean;
  /** The help page; without it there is no help icon. */
  helpHref?: string;
  /** In the top bar instead of the help icon; help stays in the footer. */
  beside?: ReactNode;
  /** A column of text width. */
  narrow?: boolean;
  /** Draws pale hills along the bottom on wide screens. */
  horizon?: boolean;
  /** Below the main part, such as a footer. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of every signed-in page. */
export function AppShell(props: AppShellProps) {
  const { brandHref, tabs, tabsOnlyWide, helpHref, narrow, horizon, footer, beside, children } = props;
  const hasTabsBelow = tabs.length > 0 && !tabsOnlyWide;
  return (
    <div className={classNames(styles.app, hasTabsBelow && styles.withTabs)}>
      {horizon && <Horizon />}
      <TopBar brandHref={brandHref}>
        {tabs.length > 0 && (
          <nav className={styles.nav} aria-label="Main">
            {tabs.map(({ href, label, current }) => (
              <a key={href} href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
        )}
        {beside}
        {beside === undefined && helpHref !== undefined && (
          <a className="icon-button" href={helpHref} aria-label="Help">
            <Icon name="chat" />
          </a>
        )}
      </TopBar>
      <main id="main" className={classNames(styles.main, narrow && styles.narrow)}>
        {children}
      </main>
      {footer}
      {hasTabsBelow && (
        <nav className={styles.tabs} aria-label="Main" data-clicks="menu_link">
          {tabs.map(({ href, label, icon, current }) => (
            <a key={href} href={href} aria-current={current ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{label}</span>
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}

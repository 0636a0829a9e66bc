import type { MouseEvent } from 'react';
import { paths } from '#contract/paths.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import { frameCopy } from './frame-copy.ts';
import styles from './site-header.module.css';

/** Places on Home, from every page. */
const links = [
  { href: `${paths.home}#how`, text: 'menu-how' },
  { href: `${paths.home}#price`, text: 'menu-prices' },
  { href: `${paths.home}#faq`, text: 'menu-questions' },
] as const;

const menuId = 'site-menu';

/**
 * The header of every page in the main layout. Its menu is a row on wide screens; on phones a native popover, which
 * works before this code has loaded.
 */
export function SiteHeader() {
  const hasAccount = useSession(isLoggedIn);
  const isSignedIn = useHydrated() && hasAccount;
  const link = isSignedIn ? paths.account : paths.login;
  return (
    <TopBar brandHref={paths.home}>
      <button type="button" className={`icon-button ${styles.open}`} popoverTarget={menuId} aria-label="Menu">
        <Icon name="menu" />
      </button>
      <nav id={menuId} popover="auto" className={styles.menu} aria-label="Main">
        {links.map(({ href, text }) => (
          <a key={href} href={href} onClick={close}>
            {frameCopy.say(text)}
          </a>
        ))}
      </nav>
      <Button small variant="white" href={link}>
        {frameCopy.say(isSignedIn ? 'account' : 'sign-in')}
      </Button>
    </TopBar>
  );
}

/** A link to a place on this page would leave the menu open. */
function close({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.parentElement?.togglePopover?.(false);
}

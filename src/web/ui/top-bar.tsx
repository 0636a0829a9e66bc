import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark';
import { classNames } from './class-names';
import styles from './top-bar.module.css';

interface TopBarProps {
  brandHref: string;
  /** Brand in the middle on phones. */
  centred?: boolean;
  children?: ReactNode;
}

/** The brand, and at the end what the page needs at its head. */
export function TopBar({ brandHref, centred, children }: TopBarProps) {
  return (
    <header className={classNames(styles.bar, centred && styles.centred)} data-clicks="menu_link">
      <BrandMark href={brandHref} />
      {children}
    </header>
  );
}

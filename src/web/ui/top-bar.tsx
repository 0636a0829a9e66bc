import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { classNames } from './class-names.ts';
import styles from './top-bar.module.css';

interface TopBarProps {
  brandHref: string;
  /** Centres the brand on phones. */
  centred?: boolean;
  children?: ReactNode;
}

/** The brand, and the page's own controls at the end. */
export function TopBar({ brandHref, centred, children }: TopBarProps) {
  return (
    <header className={classNames(styles.bar, centred && styles.centred)} data-clicks="menu_link">
      <BrandMark href={brandHref} />
      {children}
    </header>
  );
}

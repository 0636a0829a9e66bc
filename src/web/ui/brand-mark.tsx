import type { MouseEventHandler } from 'react';
import { brand } from '../../contract/brand';
import styles from './brand-mark.module.css';
import { KiteGlyph } from './illustration/kite';

interface BrandMarkProps {
  name?: string;
  href: string;
  onClick?: MouseEventHandler;
}

/** The kite and the name, leading home. */
export function BrandMark({ name = brand, href, onClick }: BrandMarkProps) {
  return (
    <a className={styles.brand} href={href} aria-label={`${name}, home`} onClick={onClick}>
      <KiteGlyph width={20} height={30} />
      <span>{name}</span>
    </a>
  );
}

import { brand } from '../../contract/brand';
import styles from './brand-mark.module.css';
import { KiteGlyph } from './illustration/kite';

interface BrandMarkProps {
  name?: string;
  href: string;
}

/** The kite and the name, leading home. */
export function BrandMark({ name = brand, href }: BrandMarkProps) {
  return (
    <a className={styles.brand} href={href} aria-label={`${name}, home`} data-clicks="logo">
      <KiteGlyph width={20} height={30} />
      <span>{name}</span>
    </a>
  );
}

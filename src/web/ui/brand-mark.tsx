import { brand } from '#contract/brand.ts';
import styles from './brand-mark.module.css';
import { KiteGlyph } from './illustration/kite.tsx';

interface BrandMarkProps {
  name?: string;
  href: string;
}

/** Kite and brand name, as a link to the home page. */
export function BrandMark({ name = brand, href }: BrandMarkProps) {
  return (
    <a className={styles.brand} href={href} aria-label={`${name}, home`} data-clicks="logo">
      <KiteGlyph width={20} height={30} />
      <span>{name}</span>
    </a>
  );
}

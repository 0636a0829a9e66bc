import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { openBanner } from '#web/measuring/consent/choose.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import styles from './footer.module.css';
import { useFooterLinks } from './footer-links.ts';
import { frameCopy } from './frame-copy.ts';

/** The footer of every page in the main layout: cancelling and crisis help are one tap away from anywhere. */
export function Footer() {
  const links = useFooterLinks();
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.inside}`}>
        <div className="row-between">
          <BrandMark href={paths.home} />
          <nav className={styles.links} aria-label="Footer" data-clicks="footer_link">
            {links.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
            <button type="button" onClick={openBanner}>
              {frameCopy.say('cookies')}
            </button>
          </nav>
        </div>
        <p className="small muted">{frameCopy.say('disclaimer', { brand })}</p>
      </div>
    </footer>
  );
}

import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { openBanner } from '#web/measuring/consent/choose.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import styles from './footer.module.css';
import { useFooterLinks } from './footer-links.ts';

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
              Cookie settings
            </button>
          </nav>
        </div>
        <p className="small muted">
          {brand} is a training tool. It does not diagnose or treat any condition. If you are in danger or thinking
          about harming yourself, call your local emergency number now. In the US you can call or text 988.
        </p>
      </div>
    </footer>
  );
}

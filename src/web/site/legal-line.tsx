import { openBanner } from '#web/measuring/consent/choose.ts';
import { useFooterLinks } from './footer-links.ts';
import { frameCopy } from './frame-copy.ts';
import styles from './legal-line.module.css';

/** The footer's links in one quiet line, for pages with a single task. */
export function LegalLine() {
  const links = useFooterLinks();
  return (
    <footer className={styles.line}>
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
    </footer>
  );
}

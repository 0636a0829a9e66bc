import { openBanner } from '../consent/choose';
import { useFooterLinks } from './footer-links';
import styles from './legal-line.module.css';

/** The foot of a page that has one thing to do: the footer's links in one quiet line. */
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
          Cookie settings
        </button>
      </nav>
    </footer>
  );
}

import { paths } from '../../contract/paths';
import { useScreenEvents } from '../analytics/use-screen-events';
import { useHydrated } from '../platform/use-hydrated';
import { Button } from '../ui/button';
import { Lift } from '../ui/illustration/lift';
import { useOwnQuizPages } from '../visitor/own-quiz';
import { Doors } from './doors';
import { Footer } from './footer';
import styles from './home-page.module.css';
import { HowItWorks } from './how-it-works';
import { Prices } from './prices';
import { Questions } from './questions';
import { SiteHeader } from './site-header';

const sections = [
  { link: '#how', label: 'How it works' },
  { link: '#price', label: 'Prices' },
  { link: '#faq', label: 'Questions' },
];

/** § 2: Home. One promise, one button, and everything a fair visitor would ask before. */
export default function HomePage() {
  useScreenEvents('open_main', 'close_main', {});
  const own = useOwnQuizPages();
  // Prerendered HTML knows no visitor; its link is led on by the guard.
  const start = useHydrated() ? own.start : paths.quizOne;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className={styles.head}>
        <SiteHeader>
          <nav className={styles.sections} aria-label="Main">
            {sections.map(({ link, label }) => (
              <a key={link} href={link}>
                {label}
              </a>
            ))}
          </nav>
        </SiteHeader>
      </div>
      <main id="main" className={styles.home}>
        <section className={styles.hero}>
          <div className={`${styles.picture} only-wide`}>
            <Lift frame="wideHero" />
          </div>
          <div className={`${styles.picture} only-narrow`}>
            <Lift frame="hero" />
          </div>
          <div className={styles.promise}>
            <h1 tabIndex={-1}>Your mind isn’t broken. It’s windy up there.</h1>
            <p>
              A check-in of four to five minutes shows where your attention drifts. A short daily practice helps you
              hold the string.
            </p>
            <Button href={start}>Start the check-in</Button>
            <p className="small muted">Free. No e-mail needed to begin.</p>
          </div>
        </section>
        <Doors />
        <HowItWorks />
        <Prices />
        <Questions />
      </main>
      <Footer />
    </>
  );
}

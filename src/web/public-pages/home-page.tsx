import { quizPages } from '#contract/quiz-pages.ts';
import { quizNames } from '#quiz/catalogue.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import { useOwnQuizPages } from '#web/measuring/visitor/own-quiz.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { Footer } from '#web/site/footer.tsx';
import { SiteHeader } from '#web/site/site-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { Lift } from '#web/ui/illustration/lift.tsx';
import { Doors } from './doors.tsx';
import styles from './home-page.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';

const sections = [
  { link: '#how', label: 'How it works' },
  { link: '#price', label: 'Prices' },
  { link: '#faq', label: 'Questions' },
];

/** § 2: Home. One promise, one button, and the answers to a visitor's first questions. */
export default function HomePage() {
  useScreenEvents('open_main', 'close_main', {});
  const own = useOwnQuizPages();
  // Prerendered HTML knows no visitor, so it links to the first quiz.
  const start = useHydrated() ? own.start : quizPages[quizNames[0]!].root;
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

import { Suspense } from 'react';
import { quizOfCohort } from '#contract/quiz-pages.ts';
import { quizNames } from '#quiz/catalogue.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { hasRunningSubscription } from '#web/session/running-subscription.ts';
import { useSession } from '#web/session/session.ts';
import { Footer } from '#web/site/footer.tsx';
import { frameCopy } from '#web/site/frame-copy.ts';
import { quizRow } from '#web/site/published-quizzes.ts';
import { SiteHeader } from '#web/site/site-header.tsx';
import { Lift } from '#web/ui/illustration/lift.tsx';
import { Doors } from './doors.tsx';
import { homeCopy } from './home-copy.ts';
import styles from './home-page.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { PlayCard } from './play-card.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';
import { StartButton } from './start-button.tsx';
import { WhoWeAre } from './who-we-are.tsx';

export const prepare = homeCopy.load;

/** § 2: Home. One promise, one button, and the answers to a visitor's first questions. */
export default function HomePage() {
  useScreenEvents('open_main', 'close_main', {});
  return (
    <>
      <a className="skip-link" href="#main">
        {frameCopy.say('skip-link')}
      </a>
      <div className={styles.head}>
        <SiteHeader />
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
            <h1 tabIndex={-1}>{homeCopy.say('title')}</h1>
            <p>{homeCopy.say('lead')}</p>
            <StartButton />
            <QuizFacts />
            <PlayCard />
          </div>
        </section>
        {/* Each is hydrated separately, after the button of the hero, in pieces so short that no tap has to wait. */}
        <Suspense>
          <Doors />
        </Suspense>
        <Suspense>
          <HowItWorks />
        </Suspense>
        <Suspense>
          <WhoWeAre />
        </Suspense>
        <Suspense>
          <Prices />
        </Suspense>
        <Suspense>
          <Questions />
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}

/**
 * The facts under Home's button: those of the visitor's own quiz, or for a member those of training. Prerendered HTML
 * knows no visitor, so it has the facts of the first quiz.
 */
function QuizFacts() {
  const own = useVisitor((visitor) => quizOfCohort(visitor.cohort));
  const isMember = useSession(hasRunningSubscription);
  const isHydrated = useHydrated();
  const { screenCount, minutes } = quizRow(isHydrated ? own : quizNames[0]!);
  const facts =
    isHydrated && isMember ? homeCopy.say('facts-member') : homeCopy.say('facts', { screens: screenCount, minutes });
  return <p className="small muted number">{facts}</p>;
}

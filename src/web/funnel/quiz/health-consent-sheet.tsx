import { Suspense, useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import type { QuizOutline } from '#quiz/quiz.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { firstDrawings } from '#web/ui/first-drawings.ts';
import { lazyScene } from '#web/ui/illustration/lazy-scene.ts';
import { SheetStage } from '#web/ui/stage.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import { healthConsentKey } from '../progress/early-taps.ts';
import { PlayLink } from '../screen-parts/play-link.tsx';
import styles from './health-consent-sheet.module.css';

interface HealthConsentSheetProps {
  quiz: QuizOutline;
  /** The heading takes the focus once this is true. */
  isReady: boolean;
  onAccept: () => void;
}

/** One line each; the rest is behind "More". */
const points = ({ asks }: QuizOutline): readonly { drawing: string; head: string; text: string }[] => [
  { drawing: firstDrawings.list, head: 'We ask', text: asks },
  { drawing: firstDrawings.target, head: 'Why', text: 'For your result and plan. Never for ads.' },
  { drawing: firstDrawings.lock, head: 'Where', text: 'Your answers stay on this device.' },
];

/** The health consent before the first question (GDPR art. 9), separate from cookies and terms. */
export function HealthConsentSheet({ quiz, isReady, onAccept }: HealthConsentSheetProps) {
  const heading = useArrivalOf(isReady);
  return (
    <div className={styles.scrim}>
      <div className={styles.sheet} role="dialog" aria-modal="true" aria-labelledby={titleId}>
        <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
          Before we begin
        </h2>
        <p className="small muted">{`${quiz.screenCount} screens, about ${quiz.minutes} minutes. Go back any time.`}</p>
        <Agreement quiz={quiz} onAccept={onAccept} begin="I’m 18 or over, begin" />
      </div>
    </div>
  );
}

const titleId = 'health-consent-title';

/** The heading takes the focus. When the question is seen, it takes the focus, because keys work only there. */
function useArrivalOf(isReady: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isReady) return;
    heading.current?.focus({ preventScroll: true });
    return () => document.querySelector('h1')?.focus({ preventScroll: true });
  }, [isReady]);
  return heading;
}

const Scene = lazyScene(async () => (await import('#web/ui/illustration/drift.tsx')).Drift);

/** The first sight of a quiz without a start page: what comes, the same consent, and the play. */
export function QuizStart({ quiz, isReady, onAccept }: HealthConsentSheetProps) {
  const heading = useArrivalOf(isReady);
  return (
    <div className={`${styles.scrim} ${styles.first}`} role="dialog" aria-modal="true" aria-labelledby={titleId}>
      <SheetStage
        over
        scene={<Scene panel />}
        picture={
          <Suspense>
            <Scene />
          </Suspense>
        }
        header={
          <div className="only-narrow">
            <TopBar brandHref={paths.home} />
          </div>
        }
      >
        <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
          Find out where your attention drifts
        </h2>
        <p className="muted">
          {`${quiz.screenCount} short questions, about ${quiz.minutes} minutes. Your result is free. No email needed.`}
        </p>
        <Agreement quiz={quiz} onAccept={onAccept} begin="Begin" />
        <PlayLink />
      </SheetStage>
    </div>
  );
}

interface AgreementProps extends Pick<HealthConsentSheetProps, 'quiz' | 'onAccept'> {
  /** Label of the button. */
  begin: string;
}

/** What somebody agrees to, and the button that agrees. */
function Agreement({ quiz, onAccept, begin }: AgreementProps) {
  return (
    <>
      <ul className={styles.points}>
        {points(quiz).map(({ drawing, head, text }) => (
          <li key={head} className="small">
            <Drawing path={drawing} />
            <span>
              <b>{head}</b> <span className="muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <details className={`${styles.more} small`}>
        <summary>More</summary>
        <p className="muted">
          You can erase your answers any time. A copy leaves this device only if you ask for a link. Our own statistics
          see score and level, without your name. An account keeps your age, gender and plan.
        </p>
      </details>
      <Button wide data-early={healthConsentKey} onClick={onAccept}>
        {begin}
      </Button>
      <p className="caption quiet">
        By beginning you agree to this and say that you are 18 or over. A self-check, not a diagnosis.{' '}
        <a href={paths.privacy}>Privacy</a>
      </p>
    </>
  );
}

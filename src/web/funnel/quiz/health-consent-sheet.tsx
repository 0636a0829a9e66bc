import { useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import type { QuizOutline } from '#quiz/quiz.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { firstDrawings } from '#web/ui/first-drawings.ts';
import { healthConsentKey } from '../progress/early-taps.ts';
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isReady) return;
    heading.current?.focus({ preventScroll: true });
    // When the sheet closes the question takes the focus, because keys work only there.
    return () => document.querySelector('h1')?.focus({ preventScroll: true });
  }, [isReady]);
  return (
    <div className={styles.scrim}>
      <div className={styles.sheet} role="dialog" aria-modal="true" aria-labelledby="health-consent-title">
        <h2 ref={heading} id="health-consent-title" className={styles.title} tabIndex={-1}>
          Before we begin
        </h2>
        <p className="small muted">{`${quiz.screenCount} screens, about ${quiz.minutes} minutes. Go back any time.`}</p>
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
            You can erase your answers any time. A copy leaves this device only if you ask for a link. Our own
            statistics see score and level, without your name. An account keeps your age, gender and plan.
          </p>
        </details>
        <Button wide data-early={healthConsentKey} onClick={onAccept}>
          I’m 18 or over, begin
        </Button>
        <p className="caption quiet">
          By beginning you agree to this. A self-check, not a diagnosis. <a href={paths.privacy}>Privacy</a>
        </p>
      </div>
    </div>
  );
}

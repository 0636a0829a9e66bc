import { useEffect, useRef } from 'react';
import { paths } from '../../contract/paths';
import type { QuizName, QuizOutline } from '../../quiz/quiz';
import { Button } from '../ui/button';
import { Drawing } from '../ui/drawing';
import { firstDrawings } from '../ui/first-drawings';
import { healthConsentKey } from './early-taps';
import styles from './health-consent-sheet.module.css';

interface HealthConsentSheetProps {
  quiz: QuizOutline;
  /** The page is alive: the heading takes the focus. */
  isReady: boolean;
  onAccept: () => void;
}

const asked: Record<QuizName, string> = {
  'quiz-one': 'Focus, time and mood: your health.',
  'quiz-two': 'How often focus, time and worry trouble you: your health.',
  'mental-health': 'Mood, worry, sleep and focus: your health.',
};

const points = (quizName: QuizName): readonly { drawing: string; head: string; text: string }[] => [
  {
    drawing: firstDrawings.list,
    head: 'What we ask',
    text: asked[quizName],
  },
  {
    drawing: firstDrawings.target,
    head: 'Why',
    text: 'To work out your result and your plan. Never for advertising.',
  },
  {
    drawing: firstDrawings.lock,
    head: 'Where it stays',
    text: 'On this device, where you can erase it. A copy leaves it only if you ask for a link to another device. Our own statistics see score and level, without your name. An account keeps your age, gender if asked, and plan.',
  },
];

/** Consent to questions about health, before the first one (GDPR art. 9): apart from cookies and terms. */
export function HealthConsentSheet({ quiz, isReady, onAccept }: HealthConsentSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isReady) return;
    heading.current?.focus({ preventScroll: true });
    // With the sheet gone the question has the floor: keys are heard only where the focus is.
    return () => document.querySelector('h1')?.focus({ preventScroll: true });
  }, [isReady]);
  return (
    <div className={styles.scrim}>
      <div className={styles.sheet} role="dialog" aria-modal="true" aria-labelledby="health-consent-title">
        <h2 ref={heading} id="health-consent-title" className={styles.title} tabIndex={-1}>
          Before we begin
        </h2>
        <p className="muted">
          {Math.max(quiz.counterTotal, quiz.resultScreen)} short screens, about {quiz.minutes} minutes. You can go back
          any time.
        </p>
        <ul className={styles.points}>
          {points(quiz.name).map(({ drawing, head, text }) => (
            <li key={head}>
              <Drawing path={drawing} />
              <span>
                <b>{head}</b>
                <span className="small muted">{text}</span>
              </span>
            </li>
          ))}
        </ul>
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

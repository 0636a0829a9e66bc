import { useState } from 'react';
import type { Quiz, QuizState } from '#quiz/quiz.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { Explanation } from './explanation.tsx';
import styles from './results-screen.module.css';

interface HowWeScoreProps {
  quiz: Quiz;
  state: QuizState;
  disclaimer: string;
  onErase: () => void;
}

/** The disclaimer, the explanation of the score once opened, and buttons to print or erase. */
export function HowWeScore({ quiz, state, disclaimer, onErase }: HowWeScoreProps) {
  const [isOpen, setOpen] = useState(false);
  const claimEnd = disclaimer.indexOf('. ') + 1;
  return (
    <div className="stack">
      <Note>
        <b>{disclaimer.slice(0, claimEnd)}</b>
        <span>{`${disclaimer.slice(claimEnd)} `}</span>
        <button
          type="button"
          className={styles.link}
          aria-expanded={isOpen}
          aria-controls="how-we-score"
          onClick={() => setOpen(!isOpen)}
        >
          How we score
        </button>
      </Note>
      {/* Always rendered, because the print styles show it even when it is closed. */}
      <div id="how-we-score" className={styles.explanation} hidden={!isOpen}>
        <Explanation quiz={quiz} state={state} />
      </div>
      <KeepOrErase onErase={onErase} />
    </div>
  );
}

function KeepOrErase({ onErase }: Pick<HowWeScoreProps, 'onErase'>) {
  const [isErasing, setErasing] = useState(false);
  if (isErasing) {
    return (
      <p className={styles.keep}>
        <span className="small muted">This takes back your consent and starts anew.</span>
        <Button small variant="warning" onClick={onErase}>
          Erase now
        </Button>
        <Button small variant="white" onClick={() => setErasing(false)}>
          Keep them
        </Button>
      </p>
    );
  }
  return (
    <p className={styles.keep}>
      <Button small variant="white" onClick={() => window.print()}>
        <Icon name="print" size={20} />
        Print or save as PDF
      </Button>
      <Button variant="text" small onClick={() => setErasing(true)}>
        Erase my answers
      </Button>
    </p>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import styles from './erase-answers.module.css';
import { erasedWords } from './erased-words';

/** Withdraws the health consent on this device, for all quizzes at once; a second press makes sure. */
export function EraseAnswers() {
  const [isAsking, setAsking] = useState(false);
  const [words, setWords] = useState('');
  const buttons = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The script in the head has marked the button when it was pressed before this code was there.
    if (buttons.current?.querySelector('[data-early-tapped]')) setAsking(true);
  }, []);

  async function erase() {
    setAsking(false);
    setWords('Erasing…');
    try {
      const { eraseEverything } = await import('./erase-everything');
      setWords(erasedWords(await eraseEverything()));
    } catch {
      setWords('This did not work, because a part of the page did not load. Please try again.');
    }
  }

  return (
    <div ref={buttons} className={styles.erase}>
      {isAsking ? (
        <>
          <span className="small muted">This takes back your consent. It cannot be undone.</span>
          <Button small variant="warning" onClick={erase}>
            Erase now
          </Button>
          <Button small variant="white" onClick={() => setAsking(false)}>
            Keep them
          </Button>
        </>
      ) : (
        <Button small variant="white" data-early="erase-answers" onClick={() => setAsking(true)}>
          Erase my answers
        </Button>
      )}
      <p className={styles.words} role="status">
        {words}
      </p>
    </div>
  );
}

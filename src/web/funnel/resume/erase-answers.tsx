import { useEffect, useRef, useState } from 'react';
import { resumeLinkDays } from '#contract/limits.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './erase-answers.module.css';
import type { EverythingErased } from './erase-everything.ts';

/** Withdraws the health consent on this device for all quizzes, after a second press. */
export function EraseAnswers() {
  const [isConfirming, setConfirming] = useState(false);
  const [message, setMessage] = useState('');
  const buttons = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The script in the head has marked the button if it was pressed before this code had loaded.
    if (buttons.current?.querySelector('[data-early-tapped]')) setConfirming(true);
  }, []);

  async function erase() {
    setConfirming(false);
    setMessage('Erasing…');
    try {
      const { eraseEverything } = await import('./erase-everything.ts');
      setMessage(erasureMessage(await eraseEverything()));
    } catch {
      setMessage('This did not work, because a part of the page did not load. Please try again.');
    }
  }

  return (
    <div ref={buttons} className={styles.erase}>
      {isConfirming ? (
        <>
          <span className="small muted">This takes back your consent. It cannot be undone.</span>
          <Button small variant="warning" onClick={erase}>
            Erase now
          </Button>
          <Button small variant="white" onClick={() => setConfirming(false)}>
            Keep them
          </Button>
        </>
      ) : (
        <Button small variant="white" data-early="erase-answers" onClick={() => setConfirming(true)}>
          Erase my answers
        </Button>
      )}
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  );
}

/** Tells the visitor what has been erased and what has not yet. */
export function erasureMessage({ hadAnswers, erased, waiting }: EverythingErased): string {
  const here = hadAnswers ? 'Your answers on this device are erased.' : 'There are no answers on this device.';
  const there = erased > 0 ? ` ${copies(erased)} on our server ${erased === 1 ? 'is' : 'are'} erased too.` : '';
  if (waiting === 0) return here + there;
  const [them, end] = waiting === 1 ? ['it', 'it ends'] : ['them', 'they end'];
  return `${here}${there} ${copies(waiting)} on our server could not be reached. We erase ${them} as soon as you are online here; in any case ${end} after ${resumeLinkDays} days.`;
}

function copies(count: number): string {
  return count === 1 ? 'One copy' : `${count} copies`;
}

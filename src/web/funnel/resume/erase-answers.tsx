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
  const wasConfirming = useRef(false);

  useEffect(() => {
    // The script in the head has marked the button if it was pressed before this code had loaded.
    if (buttons.current?.querySelector('[data-early-tapped]')) setConfirming(true);
  }, []);

  useEffect(() => {
    // The pressed button disappears. The question takes the focus, not its answer, so that a second press erases nothing.
    if (wasConfirming.current !== isConfirming) buttons.current?.querySelector<HTMLElement>('p, button')?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

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
          <p className="small muted" tabIndex={-1}>
            This takes back your consent. It cannot be undone.
          </p>
          <div className={styles.choices}>
            <Button small variant="warning" onClick={erase}>
              Erase now
            </Button>
            <Button small variant="white" onClick={() => setConfirming(false)}>
              Keep them
            </Button>
          </div>
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

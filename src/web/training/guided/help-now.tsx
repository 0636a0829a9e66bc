import { useRef } from 'react';
import { frameCopy } from '#training/guided/frame-copy.ts';
import { CrisisHelp } from '#web/funnel/quiz/results/crisis-help.tsx';
import { Button } from '#web/ui/button.tsx';
import { openModal } from '#web/ui/modal.ts';
import styles from './help-now.module.css';

interface HelpNowProps {
  /** The label of the button that closes the sheet. */
  back?: string;
}

/** Opens the help lines over the page, so that the exercise stays open and they work offline. */
export function HelpNow({ back = frameCopy.backFromHelp }: HelpNowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => openModal(dialog.current!)}>
        {frameCopy.help}
      </button>
      <dialog ref={dialog} className={styles.sheet} aria-label={frameCopy.help}>
        <CrisisHelp />
        <form method="dialog">
          <Button type="submit" variant="white" wide>
            {back}
          </Button>
        </form>
      </dialog>
    </>
  );
}

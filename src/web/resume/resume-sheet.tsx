import { useEffect, useRef, useState } from 'react';
import type { QuizName } from '../../quiz/quiz';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { type Copy, copiesOf, eraseCopies } from './copies';
import { EarlierCopies } from './earlier-copies';
import { LinkPanel } from './link-panel';
import { makeLink } from './make-link';
import styles from './resume-sheet.module.css';

interface ResumeSheetProps {
  quiz: QuizName;
  onClose: () => void;
}

/** Takes the visitor's place to another device: says what happens, and only then makes a link. */
export default function ResumeSheet({ quiz, onClose }: ResumeSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [copy, setCopy] = useState<Copy | null>(null);
  const [status, setStatus] = useState('');
  const [earlier, setEarlier] = useState(() => copiesOf(quiz).length);
  useEffect(() => {
    dialog.current!.showModal();
    focusTitle(dialog.current!);
  }, []);

  async function erase(isMeant: (one: Copy) => boolean) {
    const { waiting } = await eraseCopies(isMeant);
    setCopy(null);
    setEarlier(copiesOf(quiz).length);
    setStatus(waiting === 0 ? erasedWords : waitingWords);
    if (dialog.current !== null) focusTitle(dialog.current);
  }

  return (
    // Closed by the element itself, which then gives the focus back to where it was.
    <dialog ref={dialog} className={styles.sheet} aria-labelledby="resume-title" onClose={onClose}>
      <form method="dialog" className={styles.close}>
        <button type="submit" className="icon-button" aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
      <h2 id="resume-title" className={styles.title} tabIndex={-1}>
        Continue on another device
      </h2>
      {copy === null ? (
        <BeforeLink
          quiz={quiz}
          earlier={earlier}
          onMade={(made) => {
            setCopy(made);
            setStatus('Your link is ready.');
          }}
          onErase={() => erase((one) => one.quiz === quiz)}
        />
      ) : (
        <LinkPanel copy={copy} onErase={() => erase(({ token }) => token === copy.token)} onStatus={setStatus} />
      )}
      <p className={styles.status} role="status">
        {status}
      </p>
    </dialog>
  );
}

/** What is new is read from its beginning. */
function focusTitle(dialog: HTMLDialogElement) {
  dialog.querySelector('h2')?.focus();
}

const erasedWords = 'Erased. The link opens nothing any more.';
const waitingWords = 'We could not reach the service. We try again as soon as you are online.';

interface BeforeLinkProps {
  quiz: QuizName;
  /** How many links of an earlier time still work. */
  earlier: number;
  onMade: (copy: Copy) => void;
  onErase: () => Promise<void>;
}

function BeforeLink({ quiz, earlier, onMade, onErase }: BeforeLinkProps) {
  const [isMaking, setMaking] = useState(false);
  const [fault, setFault] = useState('');

  async function make() {
    if (isMaking) return;
    setMaking(true);
    setFault('');
    const made = await makeLink(quiz);
    setMaking(false);
    if ('fault' in made) setFault(made.fault);
    else onMade(made.copy);
  }

  return (
    <>
      <p className="muted">A link takes you to this very place on your phone, tablet or computer.</p>
      <ul className={styles.points}>
        <li>
          <Icon name="lock" />
          <span>We keep a locked copy of your answers for 30 days. Only the link opens it.</span>
        </li>
        <li>
          <Icon name="shield" />
          <span>Nothing is sent before you press the button, and you can erase the copy at any time.</span>
        </li>
      </ul>
      <Button wide aria-busy={isMaking} onClick={make}>
        {isMaking ? 'Making the link…' : 'Make a link'}
      </Button>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      <EarlierCopies count={earlier} onErase={onErase} />
    </>
  );
}

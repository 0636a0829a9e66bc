import { useEffect, useRef, useState } from 'react';
import { catalogue, type QuizName } from '#quiz/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { openModal } from '#web/ui/modal.ts';
import { eraseSealed, type SealedAnswers, sealedOf } from '../progress/sealed-answers.ts';
import { LinkPanel } from './link-panel.tsx';
import { makeLink } from './make-link.ts';
import styles from './resume-sheet.module.css';
import { SheetMessage } from './sheet-message.tsx';

interface ResumeSheetProps {
  quiz: QuizName;
  onClose: () => void;
}

/** Takes the visitor's place to another device: explains first, and makes a link only then. */
export default function ResumeSheet({ quiz, onClose }: ResumeSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [sealed, setSealed] = useState<SealedAnswers | null>(null);
  const [message, setMessage] = useState('');
  const [earlier, setEarlier] = useState(() => sealedOf(quiz).length);
  useEffect(() => {
    openModal(dialog.current!);
    focusTitle(dialog.current!);
  }, []);

  async function erase(matches: (one: SealedAnswers) => boolean) {
    const { waiting } = await eraseSealed(matches, { quiet: false });
    show(null, waiting === 0 ? erasedMessage : waitingMessage);
  }

  function show(next: SealedAnswers | null, outcome: string) {
    setSealed(next);
    setEarlier(sealedOf(quiz).length);
    setMessage(outcome);
    // The pressed button disappears.
    if (dialog.current !== null) focusTitle(dialog.current);
  }

  return (
    // The dialog closes itself and thereby returns the focus.
    <dialog ref={dialog} className={styles.sheet} aria-labelledby="resume-title" onClose={onClose}>
      <form method="dialog" className={styles.close}>
        <button type="submit" className="icon-button" aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
      <h2 id="resume-title" className={styles.title} tabIndex={-1}>
        Continue on another device
      </h2>
      <SheetMessage text={message} />
      {sealed === null ? (
        <BeforeLink
          quiz={quiz}
          earlier={earlier}
          onMade={(made) => show(made, 'Your link is ready.')}
          onErase={() => erase((one) => one.quiz === catalogue[quiz].key)}
        />
      ) : (
        <LinkPanel sealed={sealed} onErase={() => erase(({ token }) => token === sealed.token)} />
      )}
    </dialog>
  );
}

/** New content is read from its heading on. */
function focusTitle(dialog: HTMLDialogElement) {
  dialog.querySelector('h2')?.focus();
}

const erasedMessage = 'Erased. The link no longer opens anything.';
const waitingMessage = 'We could not reach the service. We will try again as soon as you are online.';

interface BeforeLinkProps {
  quiz: QuizName;
  /** How many earlier links still work. */
  earlier: number;
  onMade: (sealed: SealedAnswers) => void;
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
    else onMade(made.sealed);
  }

  return (
    <>
      <p className="muted">A link takes you to this same place on your phone, tablet or computer.</p>
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
      <EarlierLinks count={earlier} onErase={onErase} />
    </>
  );
}

interface EarlierLinksProps {
  count: number;
  onErase: () => void;
}

/** Links made earlier that still work. */
function EarlierLinks({ count, onErase }: EarlierLinksProps) {
  if (count === 0) return null;
  return (
    <p className={styles.row}>
      <span className="small muted">
        {count === 1 ? 'A link of yours still works.' : `${count} links of yours still work.`}
      </span>
      <Button variant="text" noMargin onClick={onErase}>
        {count === 1 ? 'Erase its copy' : 'Erase their copies'}
      </Button>
    </p>
  );
}

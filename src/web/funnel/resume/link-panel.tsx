import { useRef, useState } from 'react';
import { longDate } from '#web/platform/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import type { SealedAnswers } from '../progress/sealed-answers.ts';
import { MailForm } from './mail-form.tsx';
import { linkTo } from './make-link.ts';
import styles from './resume-sheet.module.css';
import { SheetMessage } from './sheet-message.tsx';

interface LinkPanelProps {
  sealed: SealedAnswers;
  onErase: () => void;
}

/** The ways to take a link to another device. */
export function LinkPanel({ sealed, onErase }: LinkPanelProps) {
  const [message, setMessage] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const link = linkTo(sealed);

  async function copyLink() {
    const isCopied = await copyText(link, field.current?.querySelector('input') ?? null);
    setMessage(isCopied ? 'The link is copied.' : 'Press and hold the link above to copy it.');
  }

  return (
    <>
      <div className={styles.code}>
        <QrCode text={link} label="QR code of your link" />
        <p className="small muted">Point the other device’s camera at the code.</p>
      </div>
      <div ref={field} className={styles.channel}>
        <Field label="Or take the link" readOnly value={link} onFocus={({ target }) => target.select()} />
        <div className={styles.buttons}>
          <Button small variant="white" onClick={copyLink}>
            Copy
          </Button>
          {'share' in navigator && (
            <Button small variant="white" onClick={() => share(link)}>
              Share
            </Button>
          )}
        </div>
        <SheetMessage text={message} />
      </div>
      <MailForm sealed={sealed} />
      <p className={styles.row}>
        <span className="small muted">
          {`Anyone with the link can see your answers. It works until ${longDate(sealed.expiresAt)}.`}
        </span>
        <Button variant="text" noMargin onClick={onErase}>
          Erase the copy
        </Button>
      </p>
    </>
  );
}

/** Without a title or text, which others might read over the shoulder. */
async function share(url: string) {
  // Rejects when the visitor closes the share sheet, which is no error.
  await navigator.share({ url }).catch(() => {});
}

/** In-app browsers may lack the clipboard API; there the text is selected in its field and copied from it. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}

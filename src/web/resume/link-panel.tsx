import { useRef } from 'react';
import { longDate } from '../platform/format-date';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { QrCode } from '../ui/qr-code';
import type { Copy } from './copies';
import { copyText } from './copy-text';
import { MailForm } from './mail-form';
import { linkTo } from './make-link';
import styles from './resume-sheet.module.css';

interface LinkPanelProps {
  copy: Copy;
  onErase: () => void;
  /** Says something politely. */
  onStatus: (words: string) => void;
}

/** The ways in which a link gets to another device. */
export function LinkPanel({ copy, onErase, onStatus }: LinkPanelProps) {
  const field = useRef<HTMLDivElement>(null);
  const link = linkTo(copy);

  async function copyLink() {
    const isCopied = await copyText(link, field.current?.querySelector('input') ?? null);
    onStatus(isCopied ? 'The link is copied.' : 'Press and hold the link above to copy it.');
  }

  return (
    <>
      <div className={styles.code}>
        <QrCode text={link} label="QR code of your link" />
        <p className="small muted">Point the other device’s camera at the code.</p>
      </div>
      <div ref={field} className={styles.way}>
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
      </div>
      <MailForm copy={copy} onStatus={onStatus} />
      <p className={styles.row}>
        <span className="small muted">
          Whoever has the link can see your answers. It works until {longDate(copy.expiresAt)}.
        </span>
        <Button variant="text" noMargin onClick={onErase}>
          Erase the copy
        </Button>
      </p>
    </>
  );
}

/** Without a title or words: they would show in somebody else's hands. */
async function share(url: string) {
  // Who closes the share sheet has changed his mind; that is no fault.
  await navigator.share({ url }).catch(() => {});
}

import { useState } from 'react';
import { linkFor } from '#training/engines/wave/wave.ts';
import { waveCopy } from '#training/engines/wave/wave-copy.ts';
import { TrainIcon } from '#web/training/pictures/train-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './send-line.module.css';

interface SendLineProps {
  line: string;
  /** Called when a program was opened or the line was copied. Whether it was sent is not known here. */
  onOpened(): void;
}

const copy = waveCopy.send;

/** The line, beside what sends it. */
export function LineToSend({ line }: Pick<SendLineProps, 'line'>) {
  return <p className={styles.line}>{line}</p>;
}

/** The person's own programs that can send it. Only the person sends it. */
export function SendLine({ line, onOpened }: SendLineProps) {
  const [told, tell] = useState('');
  const mayShare = typeof navigator.share === 'function';

  async function share() {
    // Rejects when the person closes the sheet, which is no fault.
    await navigator.share({ text: line }).then(onOpened, () => {});
  }
  async function copyLine() {
    try {
      await navigator.clipboard.writeText(line);
      tell(copy.copied);
      onOpened();
    } catch {
      tell(copy.notCopied);
    }
  }

  return (
    <>
      <div className={styles.ways}>
        {mayShare && (
          <Button variant="white" onClick={share}>
            <Icon name="out" size={20} />
            {copy.share}
          </Button>
        )}
        <Button variant="white" href={linkFor.sms(line)} onClick={onOpened}>
          <Icon name="chat" size={20} />
          {copy.sms}
        </Button>
        <Button variant="white" href={linkFor.email(line)} onClick={onOpened}>
          <Icon name="mail" size={20} />
          {copy.email}
        </Button>
        <Button variant="white" onClick={copyLine}>
          <TrainIcon name="copy" size={20} />
          {copy.copy}
        </Button>
      </div>
      <p className="muted small" role="status">
        {told}
      </p>
    </>
  );
}

import type { CSSProperties } from 'react';
import type { BowKind } from '#training/engines/count-the-bows/bows.ts';
import { differenceOf } from '#training/engines/count-the-bows/difference.ts';
import { capital } from '#training/number-words.ts';
import { Tray } from '#web/training/play/play-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { Marker } from '#web/ui/marker.tsx';
import styles from './count-the-bows.module.css';
import { BowPicture } from './pattern-bow.tsx';

interface TailFeedbackProps {
  yours: readonly BowKind[];
  /** The right order. */
  wanted: readonly BowKind[];
  isBackwards: boolean;
  /** The line about the next tail. */
  line: string;
  isLast: boolean;
  onGo(): void;
}

/** The built tail beside the shown one, and one sentence about their difference. */
export function TailFeedback({ yours, wanted, isBackwards, line, isLast, onGo }: TailFeedbackProps) {
  const { isRight, sentence } = differenceOf(yours, wanted);
  const shown = isBackwards ? 'From the end' : 'Shown';
  return (
    <Tray title={sentence} mark={isRight ? <Marker kind="one" on /> : undefined}>
      <ul className={styles.rows}>
        <Row label={isRight ? 'Both' : 'Yours'} bows={yours} wanted={wanted} />
        {!isRight && <Row label={shown} bows={wanted} wanted={wanted} />}
      </ul>
      <p>{line}</p>
      <Button wide onClick={onGo}>
        {isLast ? 'Finish' : 'Next tail'}
      </Button>
    </Tray>
  );
}

/** In two lines when there are many. */
const widestRow = 7;
const columnsOf = (count: number) => (count <= widestRow ? Math.max(5, count) : Math.ceil(count / 2));

interface RowProps {
  label: string;
  bows: readonly BowKind[];
  wanted: readonly BowKind[];
}

function Row({ label, bows, wanted }: RowProps) {
  return (
    <li className={styles.row}>
      <span>{label}</span>
      <ol style={{ '--columns': columnsOf(bows.length) } as CSSProperties}>
        {bows.map((kind, index) => {
          const isOff = kind !== wanted[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bow is its place in the tail
            <li key={index} className={isOff ? styles.off : undefined}>
              <BowPicture kind={kind} name={isOff ? `${capital(kind)}, not the same` : capital(kind)} />
            </li>
          );
        })}
      </ol>
    </li>
  );
}

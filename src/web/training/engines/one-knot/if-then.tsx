import { knotCopy } from '#training/engines/one-knot/knot-copy.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import styles from './if-then.module.css';

const strings = {
  loose: 'M0 34C18 34 22 14 38 14S58 46 44 46 32 14 50 14 62 34 74 34',
  tied: 'M0 34C24 33 50 33 74 32',
};

interface IfThenProps {
  /** After "When"; empty while it is open. */
  moment: string;
  /** After "I"; empty while it is open. */
  movement: string;
  isTied?: boolean;
  onMoment?(): void;
  onMovement?(): void;
}

/** A plan as one sentence: "When …, I …". Its two parts can be pressed where they can still be changed. */
export function IfThen({ moment, movement, isTied = false, onMoment, onMovement }: IfThenProps) {
  const { empty } = knotCopy.moment;
  return (
    <div className={styles.card}>
      <svg className={styles.string} width="96" height="56" viewBox="0 0 96 56" aria-hidden="true">
        <path d={isTied ? strings.tied : strings.loose} />
        <Kite x={82} y={26} turn={36} scale={0.5} />
      </svg>
      <p>
        <em>When</em> <Slot text={moment} empty={empty.moment} onPress={onMoment} />, <em>I</em>{' '}
        <Slot text={movement} empty={empty.movement} onPress={onMovement} />.
      </p>
    </div>
  );
}

interface SlotProps {
  text: string;
  empty: string;
  onPress?(): void;
}

function Slot({ text, empty, onPress }: SlotProps) {
  const className = classNames(styles.slot, text === '' && styles.empty);
  if (onPress === undefined) return <span className={className}>{text || empty}</span>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is one box and would not go on in the next line
    <span
      role="button"
      tabIndex={0}
      className={classNames(className, styles.pressable)}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    >
      {text || empty}
    </span>
  );
}

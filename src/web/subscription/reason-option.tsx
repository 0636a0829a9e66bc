import type { CancelReason } from '../../contract/subscription';
import choice from '../ui/choice.module.css';
import { classNames } from '../ui/class-names';
import { Marker } from '../ui/marker';
import styles from './reason-option.module.css';

interface ReasonOptionProps {
  value: CancelReason;
  label: string;
  chosen: boolean;
  onChoose(): void;
}

/** One reason: a plain radio that looks like an answer card, for here nothing moves on when it is chosen. */
export function ReasonOption({ value, label, chosen, onChoose }: ReasonOptionProps) {
  return (
    <label className={classNames(choice.choice, chosen && choice.chosen, styles.option)}>
      <input
        className="visually-hidden"
        type="radio"
        name="reason"
        value={value}
        checked={chosen}
        onChange={onChoose}
      />
      <span>{label}</span>
      <Marker kind="one" on={chosen} />
    </label>
  );
}

import choice from './choice.module.css';
import { classNames } from './class-names.ts';
import { Marker } from './marker.tsx';
import styles from './radio-option.module.css';

interface RadioOptionProps {
  /** Name of the radio group and this option's value in it. */
  group: string;
  value: string;
  label: string;
  chosen: boolean;
  onChoose(): void;
}

/** A radio that looks like an answer card, but does not move on when it is chosen. */
export function RadioOption({ group, value, label, chosen, onChoose }: RadioOptionProps) {
  return (
    <label className={classNames(choice.choice, chosen && choice.chosen, styles.option)}>
      <input className="visually-hidden" type="radio" name={group} value={value} checked={chosen} onChange={onChoose} />
      <span>{label}</span>
      <Marker kind="one" on={chosen} />
    </label>
  );
}

import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './check-box.module.css';
import { Marker } from './marker.tsx';

interface CheckBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A labelled checkbox. Consent must never be ticked beforehand. Further attributes go to the input. */
export function CheckBox({ label, checked, onChange, ...rest }: CheckBoxProps) {
  return (
    <label className={styles.box}>
      <input
        {...rest}
        type="checkbox"
        className="visually-hidden"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Marker kind="many" on={checked} />
      <span>{label}</span>
    </label>
  );
}

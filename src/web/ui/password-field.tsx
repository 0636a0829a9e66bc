import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

/** A password input with a button that shows the text. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className="icon-button"
      aria-label="Show password"
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Icon name={isShown ? 'eyeOff' : 'eye'} />
    </button>
  );
  return (
    <Field autoCapitalize="none" spellCheck={false} {...props} type={isShown ? 'text' : 'password'} end={toggle} />
  );
}

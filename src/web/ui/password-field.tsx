import { useState } from 'react';
import { Field, type FieldProps } from './field';
import { Icon } from './icon';

/** A password input whose text can be shown. */
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

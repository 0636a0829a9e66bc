import { useState } from 'react';
import { Dialog } from '../kit/dialog.tsx';
import { notify } from '../kit/notify.ts';
import { OwnPassword } from './own-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactor } from './second-factor.tsx';

interface AddFactorDialogProps {
  hasPassword: boolean;
  onClose(): void;
  /** Called when a password was set. */
  onChanged(): void;
  onAdded(): void;
}

/** Adds another second factor for the signed-in operator. */
export function AddFactorDialog({ hasPassword, onClose, onChanged, onAdded }: AddFactorDialogProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  function add(made: readonly string[] | null) {
    notify('done', 'The second factor is added.');
    if (made === null) onAdded();
    else setCodes(made);
  }
  return (
    <Dialog title="Add a second factor" onClose={onClose}>
      {codes !== null && <RecoveryCodes codes={codes} onKept={onAdded} />}
      {codes === null && isChoosing && (
        <OwnPassword
          onSet={() => {
            setChoosing(false);
            onChanged();
          }}
        />
      )}
      {codes === null && !isChoosing && (
        <SecondFactor hasPassword={hasPassword} onPassword={() => setChoosing(true)} onAdded={add} />
      )}
    </Dialog>
  );
}

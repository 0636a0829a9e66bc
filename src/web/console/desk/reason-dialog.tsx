import { useId, useState } from 'react';
import { sendForm } from '#web/platform/send-form.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import form from '../kit/form.module.css';

const shortest = 3;
const longest = 300;

interface ReasonDialogProps {
  title: string;
  about: string;
  /** The text of the button. */
  act: string;
  onReason(reason: string): void;
  onClose(): void;
}

/** Asks for a reason before something is shown. */
export function ReasonDialog({ title, about, act, onReason, onClose }: ReasonDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const isGiven = reason.trim().length >= shortest;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <ConsoleButton onClick={onClose}>Not now</ConsoleButton>
          <ConsoleButton
            look="main"
            type="submit"
            form={id}
            notBecause={isGiven ? null : 'give a reason'}
            onClick={(event) => sendForm(event.currentTarget.form)}
          >
            {act}
          </ConsoleButton>
        </>
      }
    >
      <form
        id={id}
        className={form.field}
        onSubmit={(event) => {
          event.preventDefault();
          if (isGiven) onReason(reason.trim());
        }}
      >
        <label htmlFor={`${id}-reason`}>Reason</label>
        <input
          className={form.input}
          id={`${id}-reason`}
          value={reason}
          maxLength={longest}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className={form.help} id={`${id}-help`}>
          {about}
        </p>
      </form>
    </Dialog>
  );
}
